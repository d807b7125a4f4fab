import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Candidate } from 'shared-contracts/resolution';
import type { RemoteName } from 'shared-contracts/routes';
import { contentTypeOf } from '../../src/gateway/content-type.ts';
import { buildBase } from '../../src/registry/resolution-for.ts';
import { liveResolution, steerPages } from '../fixtures/steer-pages.ts';
import { readCanary, type CanaryBuild } from './canary-builds.ts';
import type { Fault, Spoil } from './fault-table.ts';

/** A canary in front of the stable build, on the pages that are opened afterwards. */
export interface OfferedCanary {
  readonly canary: Candidate;
  /** The stable build of every remote. */
  readonly stable: (remote: RemoteName) => Candidate;
  /** Resolves when the page has asked for the spoilt file. */
  readonly asked: Promise<void>;
  /** Answers what was kept waiting. */
  readonly answerLate: () => Promise<void>;
}

/** Offers a remote's second build, with its fault; no fault: as it is. */
export async function offerCanary(
  page: Page,
  remote: RemoteName,
  { file, spoil, asked: order, form }: Partial<Fault> = {},
): Promise<OfferedCanary> {
  const build = await readCanary(remote, form ?? 'whole');
  const canary = candidateOf(build);
  const live = await liveResolution(page);
  await steerPages(page, remote, [canary, ...live(remote)]);
  if (order !== undefined) {
    await page.addInitScript(
      (what) => void Object.assign(globalThis, { askedOfCanary: what }),
      order,
    );
  }
  const late: (() => Promise<void>)[] = [];
  let tellAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (tellAsked = resolve));
  await page.route(
    (url) => url.pathname.startsWith(canary.base),
    async (route) => {
      const path = new URL(route.request().url()).pathname.slice(canary.base.length);
      const spoilt = path === file ? (spoil ?? null) : null;
      if (spoilt === 'late') late.push(() => answer(route, build, path, null));
      if (spoilt !== null) tellAsked();
      if (spoilt !== 'late') await answer(route, build, path, spoilt);
    },
  );
  return {
    canary,
    stable: (name) => live(name)[0] ?? canary,
    asked,
    answerLate: async () => {
      for (const one of late.splice(0)) await one();
    },
  };
}

async function answer(
  route: Route,
  { folder }: CanaryBuild,
  path: string,
  spoil: Spoil,
): Promise<void> {
  if (spoil === 'silent') return;
  if (spoil === 'missing')
    return route.fulfill({ status: 404, contentType: 'text/plain', body: '404' });
  if (spoil === 'html')
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sorry' });
  const body = await readFile(join(folder, path));
  if (spoil === 'bent') body[body.length - 2] = (body[body.length - 2] ?? 0) ^ 1;
  return route.fulfill({ contentType: contentTypeOf(path), body });
}

function candidateOf({ artifact }: CanaryBuild): Candidate {
  const { unit, build, version, format, entry, global, files, expose: early } = artifact;
  const integrity = files.find(({ path }) => path === entry)?.sha384;
  if (entry === null || global === null || integrity === undefined) {
    throw new Error(`e2e: the canary of ${unit} has no entry`);
  }
  const base = buildBase(unit, build);
  return {
    build,
    version,
    track: 'canary',
    format,
    entry: base + entry,
    global,
    integrity,
    early,
    base,
  };
}
