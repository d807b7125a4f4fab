import { join, sep } from 'node:path';
import type { Compilation } from '@rspack/core';
import { allEvents } from '../../src/platform/events/all-events.ts';
import type { EventDefinition } from '../../src/platform/events/event.ts';
import { HOST_VERSION } from '../../src/platform/host-version.ts';
import type { ContractFacts } from '../contract-facts.ts';
import { CONTRACT_SOURCES as CONTRACTS, importable } from '../contracts-folder.ts';
import { declaredPages } from './declared-pages.ts';
import { sharedTables, withEntries, withTakenEntries } from './entry-facts.ts';
import { eventFact, eventUses } from './event-facts.ts';
import { hostMembers, hostUses } from './host-facts.ts';
import { usesOf, type Use } from './module-uses.ts';
import { remoteFacts } from './remote-facts.ts';
import { sharedOffers, sharedUses } from './shared-facts.ts';
import { slicesIn } from './slice-facts.ts';
import { parse } from './syntax.ts';

const HOST = join(CONTRACTS, 'shared', 'host.tsx');
const EVENTS = join(CONTRACTS, 'platform', 'events') + sep;
const STORE = join(CONTRACTS, 'platform', 'store') + sep;

/** Facts of a finished compilation, and what could not be read. */
export interface CollectedFacts {
  readonly facts: ContractFacts;
  readonly warnings: readonly string[];
}

/** What a unit needs of the builds beside it and gives them, from its module graph and the syntax of its files. */
export async function collectFacts(
  compilation: Compilation,
  kind: 'shell' | 'remote',
): Promise<CollectedFacts> {
  const uses = usesOf(compilation);
  const files = unique(uses.map(({ from }) => from))
    .filter(
      (path) => path.startsWith(CONTRACTS + sep) || !path.includes(`${sep}node_modules${sep}`),
    )
    .map((path) => parse(path));
  const members = hostMembers(parse(HOST));
  const own = files.map(remoteFacts);
  const slices = await storeSlices(uses);
  const tables = await sharedTables();
  const isShell = kind === 'shell';
  const declared = declaredPages(
    compilation.compiler.context,
    own.flatMap((one) => one.own),
  );
  return {
    facts: {
      host: {
        version: HOST_VERSION,
        offers: isShell ? [...members.all] : [],
        uses: isShell ? [] : unique(files.flatMap((file) => hostUses(file, members))),
      },
      shared: {
        offers: isShell ? withEntries(sharedOffers(compilation), tables) : {},
        uses: isShell ? {} : withTakenEntries(sharedUses(uses), tables, { files, uses }),
      },
      events: eventsOf(uses),
      slices: {
        offers: isShell ? slices : {},
        uses: isShell ? {} : slices,
        brings: unique(own.flatMap((one) => (isShell ? [] : one.brings))),
      },
      slots: {
        offers: unique(own.flatMap((one) => one.offers)),
        fills: unique(own.flatMap((one) => one.fills)),
      },
      pages: unique(own.flatMap((one) => one.pages)),
      declared,
    },
    warnings: files
      .filter((_, index) => own[index]?.unreadable)
      .map(
        ({ fileName }) => `${fileName}: write pages and slots out, so that the build can name them`,
      ),
  };
}

function eventsOf(uses: readonly Use[]): ContractFacts['events'] {
  const known = new Map<string, EventDefinition>(Object.entries(allEvents));
  const imported = uses.filter(({ to, name }) => to.startsWith(EVENTS) && known.has(name ?? ''));
  const files = unique(imported.map(({ from }) => from));
  const found = files.map((from) =>
    eventUses(
      parse(from),
      unique(imported.filter((one) => one.from === from).map(({ name }) => name ?? '')),
    ),
  );
  const described = (names: readonly string[], io: 'input' | 'output') =>
    Object.fromEntries(
      unique(names).flatMap((name) => {
        const event = known.get(name);
        return event === undefined ? [] : [eventFact(event, io)];
      }),
    );
  return {
    emits: described(
      found.flatMap((one) => one.emits),
      'output',
    ),
    consumes: described(
      found.flatMap((one) => one.consumes),
      'input',
    ),
  };
}

/** Slices of the one store that this unit holds or reads. */
async function storeSlices(uses: readonly Use[]): Promise<ContractFacts['slices']['offers']> {
  const files = unique(uses.map(({ to }) => to)).filter((to) => to.startsWith(STORE));
  const exported = await Promise.all(
    files.map(async (file) => (await import(importable(file))) as Record<string, unknown>),
  );
  return Object.fromEntries(exported.flatMap(slicesIn));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
