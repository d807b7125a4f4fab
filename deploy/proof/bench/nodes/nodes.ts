import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import { listThreads } from 'shared-contracts/calls/messaging';
import { saveDraft } from 'shared-contracts/calls/own-profile';
import { browseProfiles, listProfiles, myProfile } from 'shared-contracts/calls/profiles';
import { ROOT } from '../../../src/build/units.ts';
import { signedIn, type DemoMember, type Send } from '../demo-member.ts';
import { printGates } from '../gates.ts';
import { DATABASE_SERVER, newDatabase } from '../new-database.ts';
import { siteProcess, type SiteProcess } from '../site-process.ts';
import { median } from '../statistics.ts';
import { watchLockWaits } from './lock-waits.ts';
import type { Spent } from './node-child.ts';

const REDIS = process.env['BENCH_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const ROUNDS = Number(process.env['BENCH_PAIRS'] ?? 15);
/**
 * Requests of one process in a round, and how many of them are under way at the same time: the same for each process,
 * because one that is less busy wakes up for fewer events at a time, and that is no cost of having others beside it.
 */
const COUNT = 240;
const WIDTH = 8;
/** Rounds over all processes before: code that has run often enough costs the same in each of them. */
const WARM_UP = 8;
const SIDES = [1, 2, 4] as const;
type Side = (typeof SIDES)[number];

/** What one side of one round took. */
interface Measured {
  readonly cpuMs: number;
  readonly statements: number;
  readonly aSecond: number;
  readonly waiting: number;
}

/**
 * `npm run bench -- nodes`: what a request costs when one, two or four processes serve the same database and Redis, in turns:
 * processor time of the processes, statements, and how often somebody waits for a lock.
 */
export async function nodes(print: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  const database = await newDatabase(DATABASE_SERVER);
  const running: SiteProcess[] = [];
  const start = async () => {
    const secret = 'known to all nodes of this measurement';
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: REDIS,
      MIGRATE_AT_START: 'yes',
      JWT_SECRET: secret,
      GATEWAY_SECRET: secret,
      DATABASE_QUEUE: '0',
      BUSY_AFTER_MS: '0',
    };
    const script = join(ROOT, 'deploy/proof/bench/nodes/node-child.ts');
    running.push(await siteProcess(join(folder, `node-${running.length}`), env, script));
  };
  // The first one migrates and makes the demo community.
  for (let count = 0; count < Math.max(...SIDES); count += 1) await start();
  const locks = await watchLockWaits(database.url);
  try {
    const ways = await Promise.all(running.map(({ url }) => questionsTo(url)));
    const measured = new Map<Side, Measured[]>(SIDES.map((side) => [side, []]));
    for (let round = 0; round < WARM_UP; round += 1) await measure(running, ways, locks);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of SIDES) {
        const one = await measure(running.slice(0, side), ways.slice(0, side), locks);
        measured.get(side)?.push(one);
      }
    }
    return report(print, measured);
  } finally {
    await locks.close();
    for (const one of running) await one.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Questions to one node, each to be asked any number of times. */
type Questions = readonly (() => Promise<unknown>)[];

async function questionsTo(url: string): Promise<Questions> {
  const send: Send = (path, sent) => fetch(url + path, sent);
  const members = await Promise.all(
    (['asha', 'rohan', 'meera'] as const).map((name) => signedIn(send, name)),
  );
  return members.flatMap((member) => questionsOf(member));
}

/** Five read, one writes. */
function questionsOf(member: DemoMember): Questions {
  const draft = { params: { key: 'profile' }, body: { content: { work: 'Teacher' } } };
  return [
    () => member.ask(browseProfiles, { params: { x: 'brides' } }),
    () => member.ask(listProfiles, {}),
    () => member.ask(listBookmarks, {}),
    () => member.ask(listThreads, {}),
    () => member.ask(myProfile, {}),
    () => member.ask(saveDraft, draft),
  ];
}

async function measure(
  running: readonly SiteProcess[],
  ways: readonly Questions[],
  locks: { take(): { readonly looks: number; readonly waiting: number } },
): Promise<Measured> {
  const before = await spentBy(running);
  locks.take();
  const began = performance.now();
  const count = COUNT * running.length;
  let next = 0;
  await Promise.all(
    Array.from({ length: WIDTH * running.length }, async () => {
      while (next < count) {
        const at = next;
        next += 1;
        const questions = ways[at % ways.length] ?? [];
        await questions[Math.floor(at / ways.length) % questions.length]?.();
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const { looks, waiting } = locks.take();
  const after = await spentBy(running);
  return {
    cpuMs: (after.cpuMs - before.cpuMs) / count,
    statements: (after.statements - before.statements) / count,
    aSecond: count / seconds,
    waiting: looks === 0 ? 0 : waiting / looks,
  };
}

async function spentBy(running: readonly SiteProcess[]): Promise<Spent> {
  const all = (await Promise.all(running.map((one) => one.ask()))) as Spent[];
  const sum = (value: (spent: Spent) => number) => all.reduce((all, one) => all + value(one), 0);
  return { cpuMs: sum(({ cpuMs }) => cpuMs), statements: sum(({ statements }) => statements) };
}

function report(
  print: (line: string) => void,
  measured: ReadonlyMap<Side, readonly Measured[]>,
): boolean {
  const cores = cpus().length;
  print(
    `\n### nodes (${ROUNDS} rounds, ${COUNT} requests a process, ${WIDTH} of them at a time, in turns)\n`,
  );
  print(
    '| processes | CPU ms a request | statements a request | looks with a lock wait, % | a second |',
  );
  print('| --- | --- | --- | --- | --- |');
  for (const [side, all] of measured) {
    const middle = (value: (one: Measured) => number) => median(all.map(value));
    const speed = middle(({ aSecond }) => aSecond).toFixed(0);
    print(
      `| ${side} | ${middle(({ cpuMs }) => cpuMs).toFixed(2)} | ${middle(({ statements }) => statements).toFixed(1)} | ${(100 * middle(({ waiting }) => waiting)).toFixed(0)} | ${cores >= 2 * side ? speed : `(${speed}: fewer than two cores a process)`} |`,
    );
  }
  const one = measured.get(1) ?? [];
  const growth = (side: Side) =>
    median((measured.get(side) ?? []).map(({ cpuMs }, at) => cpuMs / (one[at]?.cpuMs ?? NaN)));
  const gated = ([2, 4] as const).filter((side) => side <= cores);
  for (const side of [2, 4] as const) {
    // Processes that take turns on a core push each other's data out of its caches: that is no cost of ours.
    if (side > cores)
      print(`\n${side} processes on ${cores} cores: ${growth(side).toFixed(2)} of one, no gate.`);
  }
  return printGates(
    print,
    gated.map((side) => ({
      what: `CPU of a request, ${side} processes of one`,
      value: growth(side),
      most: 1.15,
    })),
  );
}
