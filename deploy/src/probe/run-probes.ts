import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/units.ts';
import { ARTIFACT_FILE } from '../registry/artifact.ts';
import { pathsOf } from '../registry/build-files.ts';
import { isQuarantined, type Live } from '../registry/live-unit.ts';
import type { Registry } from '../registry/registry.ts';
import { findProbe, recordProbe, type ProbeResult } from './probe-store.ts';
import type { StageBuilds } from './stage.ts';

/** Time in which looks may begin, in ms. */
const BUDGET_MS = 150_000;
/** A process that has not answered by then is ended, in ms: with what it began last, three minutes. */
const PATIENCE_MS = 240_000;
/** Published builds of a unit among which the new ones are found. */
const LOOKED_AT = 20;

type ReadRegistry = Pick<Registry, 'db' | 'artifacts' | 'files' | 'generations'>;

/** A build that was not probed, and the live builds that it has to run beside. */
export interface NextProbe {
  readonly unit: string;
  readonly build: string;
  /** Stable build of every live unit. */
  readonly stable: Readonly<Record<string, string>>;
}

/** Opens a build on a stage; rejects where that is impossible, with a sentence. */
export type ProbeStage = (builds: StageBuilds) => Promise<ProbeResult>;

/**
 * The build that is probed next: canaries first, then what was published after the stable build of its unit, newest
 * first. `isSkipped` names those that could not be probed before.
 */
export async function nextProbe(
  { db, artifacts, generations }: ReadRegistry,
  isSkipped: (unit: string, build: string) => boolean = () => false,
): Promise<NextProbe | null> {
  const live = await generations.current();
  if (live === null) return null;
  const stable = Object.fromEntries(
    Object.entries(live.units).map(([unit, one]) => [unit, one.stable]),
  );
  for (const { unit, build } of [...canariesOf(live), ...(await newBuilds(artifacts, live))]) {
    if (isSkipped(unit, build) || isQuarantined(live, unit, build)) continue;
    if (await artifacts.isCollected(unit, build)) continue;
    const probe = await findProbe(db, unit, build);
    if (probe === null) return { unit, build, stable };
  }
  return null;
}

function canariesOf({ units }: Live) {
  return Object.entries(units).flatMap(([unit, { canary }]) =>
    canary === null ? [] : [{ unit, build: canary.build }],
  );
}

async function newBuilds(artifacts: Registry['artifacts'], { units }: Live) {
  const found: { unit: string; build: string; at: Date }[] = [];
  for (const [unit, { stable }] of Object.entries(units)) {
    const published = await artifacts.list({ unit, limit: LOOKED_AT });
    const index = published.findIndex(({ build }) => build === stable);
    found.push(...published.slice(0, index === -1 ? LOOKED_AT : index));
  }
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Probes the next build and stores what was found; resolves to it, or to null when nothing waits. */
export async function probeNext(
  registry: ReadRegistry,
  probe: ProbeStage,
  clock: () => Date,
  isSkipped?: Parameters<typeof nextProbe>[1],
): Promise<ProbeResult | null> {
  const next = await nextProbe(registry, isSkipped);
  if (next === null) return null;
  const { unit, build, stable } = next;
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-probe-'));
  try {
    const builds = await Promise.all(
      Object.entries(stable).map(([name, one]) => writeBuild(registry, folder, name, one)),
    );
    const candidate = await writeBuild(registry, folder, unit, build);
    const result = await probe({ stable: builds, candidate });
    await recordProbe(registry.db, result, clock());
    return result;
  } catch (error) {
    throw new ProbeFailed(next, error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A build that could not be opened at all: nothing is known of it. */
export class ProbeFailed extends Error {
  override readonly name = 'ProbeFailed';
  readonly next: NextProbe;

  constructor(next: NextProbe, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${next.unit} ${next.build} was not probed: ${why}`, { cause });
    this.next = next;
  }
}

/** Writes a build as it was published, with its compressed copies. */
async function writeBuild(
  { artifacts, files }: ReadRegistry,
  folder: string,
  unit: string,
  build: string,
): Promise<string> {
  const artifact = await artifacts.find(unit, build);
  if (artifact === null) throw new Error(`build ${build} of ${unit} is not published`);
  const dir = join(folder, unit, build);
  for (const path of pathsOf(artifact)) {
    const bytes = await files.read(unit, build, path);
    if (bytes === null) continue;
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), bytes);
  }
  await writeFile(join(dir, ARTIFACT_FILE), JSON.stringify(artifact));
  return dir;
}

/** Variables that a stage needs; it gets no secret and no address of the site that it is for. */
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'CHROMIUM_PATH', 'LANG', 'FONTCONFIG_FILE'];

/** A stage as a process of its own: what a build does there reaches neither the registry nor its secrets. */
export async function probeInProcess(
  { stable, candidate }: StageBuilds,
  budgetMs = BUDGET_MS,
): Promise<ProbeResult> {
  const env = Object.fromEntries(HANDED_ON.map((name) => [name, process.env[name]]));
  const args = [String(budgetMs), candidate, ...stable];
  const child = fork(join(ROOT, 'deploy/dist/probe-stage.js'), args, {
    env,
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
  let result: ProbeResult | null = null;
  child.once('message', (found) => (result = found as ProbeResult));
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await once(child, 'close');
  clearTimeout(timer);
  if (result === null) throw new Error(complaint.trim() || 'the stage did not answer in time');
  return result;
}
