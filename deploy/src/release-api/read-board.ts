import { sql } from 'api/database';
import type {
  BoardBuild,
  BoardChange,
  BoardHours,
  FailureGroup,
  JudgedCanary,
  ReleaseBoard,
  SessionSpan,
} from 'shared-contracts/calls/release-board';
import type { PublishedBuild } from 'shared-contracts/calls/release-builds';
import { canaryObjection } from '../canary/canary-objection.ts';
import { judge } from '../canary/controller.ts';
import { readEvidence } from '../canary/read-evidence.ts';
import { verdictInWords } from '../canary/verdict.ts';
import { probeInWords } from '../probe/probe-objection.ts';
import { findProbe } from '../probe/probe-store.ts';
import { percent } from '../registry/canary-changes.ts';
import {
  buildsInUse,
  isQuarantined,
  type Generation,
  type LiveUnit,
} from '../registry/live-unit.ts';
import { olderBuilds } from '../registry/older-builds.ts';
import type { RegistryDatabase } from '../registry/registry-tables.ts';
import type { Registry } from '../registry/registry.ts';
import { contractPairs } from './contract-pairs.ts';

type ReadRegistry = Omit<Registry, 'close'>;

/** Generations and attempts that a board goes back for. */
const LOOKED_AT = 200;
/** Lines of history of one unit. */
const LINES = 30;
/** Fallbacks that a board names of one unit. */
const FALLBACKS = 3;

const HOUR_MS = 60 * 60 * 1000;

/** Minutes of one span, by the hours that a board looks back: a dozen to two dozen spans. */
const SPAN_MINUTES: Readonly<Record<BoardHours, number>> = { 1: 5, 6: 15, 24: 60, 168: 480 };

interface JudgeOptions {
  readonly now: Date;
  /** Whether builds have to be probed. */
  readonly needsProbe: boolean;
  readonly isWanted?: (unit: string) => boolean;
}

/** What the rule and the gate decide now of the canaries of these units, by default of all. */
export async function judgedCanaries(
  { db, artifacts }: Pick<ReadRegistry, 'db' | 'artifacts'>,
  live: Generation | null,
  { now, needsProbe, isWanted = () => true }: JudgeOptions,
): Promise<JudgedCanary[]> {
  const parts: Parameters<typeof judge>[0] = {
    evidence: (unit, canary) => readEvidence({ db, unit, canary, now }),
    objection: canaryObjection({ db, artifacts }, needsProbe),
  };
  const judged: JudgedCanary[] = [];
  for (const [unit, { canary }] of Object.entries(live?.units ?? {})) {
    if (live === null || canary === null || !isWanted(unit)) continue;
    const verdict = await judge(parts, live, unit, canary, now);
    const { action, seen } = verdict;
    const { build } = canary;
    const probe = needsProbe ? probeInWords(await findProbe(db, unit, build)) : undefined;
    const words = verdictInWords(verdict);
    judged.push({ unit, build, action, words, seen, ...(probe === undefined ? {} : { probe }) });
  }
  return judged;
}

/** What changes with a generation only; read once for each. */
interface OfGeneration {
  readonly builds: readonly BoardBuild[];
  readonly older: Readonly<Record<string, string[]>>;
  readonly changes: Readonly<Record<string, BoardChange[]>>;
  readonly pairs: ReleaseBoard['pairs'];
}

/** Whose board it is, and how far it looks back. */
interface BoardView {
  readonly by: string;
  /** Null for all units. */
  readonly ownUnits: readonly string[] | null;
  readonly hours: BoardHours;
  readonly now: Date;
  readonly needsProbe: boolean;
  readonly keptBack: ReleaseBoard['keptBack'];
}

/** Reads boards; what a generation fixes is kept until the next one. */
export function boardReader() {
  let kept: { readonly hash: string; readonly of: OfGeneration } | null = null;
  return async (registry: ReadRegistry, view: BoardView): Promise<ReleaseBoard> => {
    const { hours, now, by, ownUnits } = view;
    const all = await registry.generations.current();
    const hash = all?.hash ?? '';
    if (kept?.hash !== hash) kept = { hash, of: await readGeneration(registry, all) };
    const { builds, older, changes, pairs } = kept.of;
    const isOwn = (unit: string) => ownUnits === null || ownUnits.includes(unit);
    const live = all === null ? null : only(all, isOwn);
    const spanMinutes = SPAN_MINUTES[hours];
    const from = new Date(now.getTime() - Number(hours) * HOUR_MS);
    const spans = await readSpans(registry.db, from, spanMinutes);
    const failures = await readFailures(registry.db, from);
    const attempts = await readAttempts(registry);
    const verdicts = await judgedCanaries(registry, all, { ...view, isWanted: isOwn });
    const named = new Set([
      ...Object.keys(live?.units ?? {}),
      ...(live?.quarantined ?? []).map(({ unit }) => unit),
    ]);
    return {
      at: now.toISOString(),
      by,
      ownUnits: ownUnits === null ? null : [...ownUnits],
      live,
      spanMinutes,
      units: [...named].toSorted().map((unit) => ({
        unit,
        builds: builds.filter((one) => one.unit === unit),
        older: older[unit] ?? [],
        verdict: verdicts.find((one) => one.unit === unit) ?? null,
        spans: spans.get(unit) ?? [],
        failures: failures.get(unit) ?? [],
        history: [...(changes[unit] ?? []), ...(attempts.get(unit) ?? [])]
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .slice(0, LINES),
      })),
      pairs: pairs.filter(({ unit, beside }) => isOwn(unit) || isOwn(beside)),
      keptBack: view.keptBack.filter(({ unit }) => isOwn(unit)),
    };
  };
}

/** A generation without the units of others. Its number and hash stay: they are those of all. */
function only(live: Generation, isOwn: (unit: string) => boolean): Generation {
  return {
    ...live,
    units: Object.fromEntries(Object.entries(live.units).filter(([unit]) => isOwn(unit))),
    quarantined: live.quarantined.filter(({ unit }) => isOwn(unit)),
  };
}

async function readGeneration(
  registry: ReadRegistry,
  live: Generation | null,
): Promise<OfGeneration> {
  if (live === null) return { builds: [], older: {}, changes: {}, pairs: [] };
  const { artifacts, generations } = registry;
  const units = Object.entries(live.units);
  const inUse = units.flatMap(([unit, one]) => buildsInUse(one).map((build) => ({ unit, build })));
  const published = new Map<string, PublishedBuild>(
    (await artifacts.named(inUse)).map((one) => [
      `${one.unit} ${one.build}`,
      { ...one, at: one.at.toISOString() },
    ]),
  );
  const builds: BoardBuild[] = [];
  for (const { unit, build } of inUse) {
    const artifact = await artifacts.find(unit, build);
    const found = published.get(`${unit} ${build}`);
    if (artifact === null || found === undefined) continue;
    const { owner, commit, budget } = artifact;
    builds.push({ ...found, owner, commit, budget });
  }
  const older: Record<string, string[]> = {};
  for (const [unit] of units) {
    const good = (await olderBuilds(registry, unit)).filter(
      (build) => !isQuarantined(live, unit, build),
    );
    older[unit] = good.slice(0, FALLBACKS + 1);
  }
  return {
    builds,
    older,
    changes: changesOf(await generations.list({ limit: LOOKED_AT })),
    pairs: await contractPairs(artifacts, live),
  };
}

/** What each generation changed, by unit; newest first. The oldest that was read serves to compare with. */
function changesOf(generations: readonly Generation[]): Record<string, BoardChange[]> {
  const changes: Record<string, BoardChange[]> = {};
  for (const [index, now] of generations.entries()) {
    const before = generations[index + 1];
    if (before === undefined && now.generation > 1) continue;
    for (const unit of touched(before, now)) {
      const { at, by, why, generation } = now;
      const what = `${stateOf(now.units[unit])}. ${why}`;
      (changes[unit] ??= []).push({ at, by, what, generation, result: 'done' });
    }
  }
  return changes;
}

function touched(before: Generation | undefined, now: Generation): string[] {
  const part = (one: Generation | undefined, unit: string) =>
    JSON.stringify([
      one?.units[unit] ?? null,
      one?.quarantined.filter((quarantined) => quarantined.unit === unit) ?? [],
    ]);
  const units = [before, now].flatMap((one) => [
    ...Object.keys(one?.units ?? {}),
    ...(one?.quarantined ?? []).map(({ unit }) => unit),
  ]);
  return [...new Set(units)].filter((unit) => part(before, unit) !== part(now, unit));
}

/** What a change left behind, in a few words. */
function stateOf(live: LiveUnit | undefined): string {
  if (live === undefined) return 'Closed';
  const { stable, canary } = live;
  if (canary === null) return `Live ${stable}`;
  const paused = canary.state === 'paused' ? ', paused' : '';
  return `Live ${stable}, canary ${canary.build} at ${percent(canary.basisPoints)}${paused}`;
}

/** Attempts that changed nothing, by the unit that they named. */
async function readAttempts({ audit }: ReadRegistry): Promise<Map<string, BoardChange[]>> {
  const attempts = new Map<string, BoardChange[]>();
  for (const { at, by, action, subject, result, detail } of await audit.list(LOOKED_AT)) {
    if (result === 'done') continue;
    const named = (Array.isArray(subject) ? subject : [subject]) as { unit?: unknown }[];
    for (const { unit } of named) {
      if (typeof unit !== 'string') continue;
      const line = { at: at.toISOString(), by, what: `${action}: ${detail}`, generation: null };
      attempts.set(unit, [...(attempts.get(unit) ?? []), { ...line, result }]);
    }
  }
  return attempts;
}

/** Sessions in spans of equal length, by unit; oldest first. */
async function readSpans(
  db: RegistryDatabase,
  from: Date,
  minutes: number,
): Promise<Map<string, SessionSpan[]>> {
  const seconds = minutes * 60;
  const span = sql<number>`(floor(extract(epoch from minute) / ${sql.lit(seconds)}) * ${sql.lit(seconds)})::bigint::float8`;
  const rows = await db
    .selectFrom('releases.sessions')
    .select([
      'unit',
      'build',
      'track',
      span.as('from'),
      sql<number>`sum(sessions)::int`.as('sessions'),
      sql<number>`sum(failed)::int`.as('failed'),
    ])
    .where('minute', '>=', from)
    .groupBy(['unit', 'build', 'track', span])
    .orderBy(span)
    .orderBy('build')
    .execute();
  const spans = new Map<string, SessionSpan[]>();
  for (const { unit, from: seconds1970, ...one } of rows) {
    const at = new Date(seconds1970 * 1000).toISOString();
    spans.set(unit, [...(spans.get(unit) ?? []), { from: at, ...one }]);
  }
  return spans;
}

/** What failed, by unit; the kind with most sessions first. */
async function readFailures(
  db: RegistryDatabase,
  from: Date,
): Promise<Map<string, FailureGroup[]>> {
  const rows = await db
    .selectFrom('releases.outcomes')
    .select([
      'unit',
      'build',
      'track',
      'outcome',
      'phase',
      sql<number>`sum(n)::int`.as('reports'),
      sql<number>`sum(sessions)::int`.as('sessions'),
      sql<Date>`min(minute)`.as('first'),
      sql<Date>`max(minute)`.as('last'),
    ])
    .where('minute', '>=', from)
    .where('outcome', '!=', 'ready')
    .groupBy(['unit', 'build', 'track', 'outcome', 'phase'])
    .orderBy('sessions', 'desc')
    .orderBy('reports', 'desc')
    .execute();
  const kindOf = ({ unit, outcome, phase }: (typeof rows)[number]) => `${unit} ${outcome} ${phase}`;
  const earliest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const known = earliest.get(kindOf(row));
    if (known === undefined || row.first < known.first) earliest.set(kindOf(row), row);
  }
  const failures = new Map<string, FailureGroup[]>();
  for (const row of rows) {
    const { unit, first, last, ...one } = row;
    const group: FailureGroup = {
      ...one,
      first: first.toISOString(),
      last: last.toISOString(),
      firstBuild: earliest.get(kindOf(row))?.build ?? one.build,
    };
    failures.set(unit, [...(failures.get(unit) ?? []), group]);
  }
  return failures;
}
