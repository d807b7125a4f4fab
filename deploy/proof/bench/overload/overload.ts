import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callPath } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import { createOrder } from 'shared-contracts/calls/payments';
import { browseProfiles, listProfiles } from 'shared-contracts/calls/profiles';
import { ROOT } from '../../../src/build/units.ts';
import { Asker, type Answer, type Question } from '../answers.ts';
import { tokenOf } from '../demo-member.ts';
import { printGates } from '../gates.ts';
import { asMuchAsItCan, soMany } from '../load.ts';
import { siteProcess } from '../site-process.ts';
import { percentile } from '../statistics.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);
const TIMES = 10;
const WIDTH = 10;
/** Answers in a row that show that the server is itself again. */
const IN_A_ROW = 20;
/** So many answers of a kind make a p99. */
const FEWEST = 100;

/**
 * `npm run bench -- overload`: ten times as many requests as the API can answer, for half a minute: what is refused, how long
 * the others take, and how soon it is itself again. On the embedded database, whose one session is the narrowest queue there
 * is; BENCH_SECONDS makes it shorter.
 */
export async function overload(print: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  const most = '1000000';
  const api = await siteProcess(
    join(folder, 'api'),
    { MAX_CONNECTIONS: '5000', ADDRESS_CONNECTIONS: '5000', MEMBER_CHANGES: most },
    join(ROOT, 'deploy/proof/bench/api-child.ts'),
  );
  const asker = new Asker();
  try {
    const next = mixed(await questions(api.url));
    await asMuchAsItCan(asker, next, { width: WIDTH, ms: 2000 });
    const usual = await asMuchAsItCan(asker, next, { width: WIDTH, ms: SECONDS * 400 });
    const aSecond = (1000 * usual.answers.length) / usual.ms;
    const flood = await soMany(asker, next, { aSecond: TIMES * aSecond, ms: SECONDS * 1000 });
    const usualP99 = p99(usual.answers);
    const back = await secondsUntilBack(asker, next, 3 * usualP99);
    const offered = (1000 * flood.answers.length) / flood.ms;
    print(`\n### overload (${SECONDS} s, embedded database, one process beside the load)\n`);
    print(
      '| load | asked a second | answered a second | p50, ms | p99, ms |\n| --- | --- | --- | --- | --- |',
    );
    print(line('as much as it can', usual.answers, usual.ms));
    print(line(`${(offered / aSecond).toFixed(1)} times that`, flood.answers, flood.ms));
    const refusals = flood.answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
    if (refusals.length > 0) {
      const p = (share: number) => percentile(refusals, share).toFixed(0);
      print(`| its refusals | | | ${p(0.5)} | ${p(0.99)} |`);
    }
    print(
      '\n| who | asked | answered, % | p99, ms | usually, ms |\n| --- | --- | --- | --- | --- |',
    );
    const slower: number[] = [];
    for (const who of ['visitor', 'member', 'payment'] as const) {
      const own = flood.answers.filter((one) => one.who === who);
      const before = usual.answers.filter((one) => one.who === who);
      const share = (100 * accepted(own).length) / own.length;
      const times = `${p99(own).toFixed(0)} | ${p99(before).toFixed(0)}`;
      print(`| ${who} | ${own.length} | ${share.toFixed(0)} | ${times} |`);
      // Of a few there is no hundredth.
      if (accepted(own).length >= FEWEST) slower.push(p99(own) / p99(before));
    }
    print(`\nStatuses (0: no answer): ${statusesOf(flood.answers)}`);
    return printGates(print, [
      { what: 'requests that failed (500, or no answer)', value: failed(flood.answers), most: 0 },
      {
        // Each beside its own kind: under load nearly all that is answered are orders, which write where others read.
        what: 'p99 of what was answered, of the usual of its kind',
        value: slower.length === 0 ? NaN : Math.max(...slower),
        most: 3,
      },
      { what: 'seconds until it is itself again', value: back, most: 5 },
    ]);
  } finally {
    asker.close();
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What everybody asks. */
async function questions(url: string): Promise<Readonly<Record<Question['who'], Question[]>>> {
  const app = { [APP_HEADER.name]: APP_HEADER.value };
  const token = await tokenOf(url, 'rohan');
  const question = (who: Question['who'], path: string): Question => ({
    who,
    address: url + path,
    headers: who === 'visitor' ? app : { ...app, authorization: `Bearer ${token}` },
  });
  return {
    visitor: ['all', 'brides', 'grooms'].map((x) =>
      question('visitor', callPath(browseProfiles, { params: { x } })),
    ),
    member: [listProfiles, listBookmarks].map((call) => question('member', callPath(call, {}))),
    payment: [question('payment', callPath(createOrder, { query: { amount: 49_900 } }))],
  };
}

/** Of twenty that ask, twelve are visitors, seven members, and one pays. */
function mixed(all: Readonly<Record<Question['who'], Question[]>>): () => Question {
  let count = 0;
  return () => {
    count += 1;
    const at = count % 20;
    const who = at === 0 ? 'payment' : at % 3 === 0 || at === 1 ? 'member' : 'visitor';
    const own = all[who];
    const question = own[Math.floor(count / 20) % own.length];
    if (question === undefined) throw new Error('bench: nothing to ask');
    return question;
  };
}

/** How long it takes after the load until everybody is answered in good time; NaN within a minute. */
async function secondsUntilBack(
  asker: Asker,
  next: () => Question,
  mostMs: number,
): Promise<number> {
  const begun = performance.now();
  for (let good = 0, since = begun; performance.now() - begun < 60_000;) {
    const answer = await asker.ask(next());
    good = isAccepted(answer) && answer.ms <= mostMs ? good + 1 : 0;
    if (good === 0) since = performance.now();
    if (good === IN_A_ROW) return (since - begun) / 1000;
  }
  return NaN;
}

function isAccepted({ status }: Answer): boolean {
  return status === 200;
}

function accepted(answers: readonly Answer[]): readonly Answer[] {
  return answers.filter(isAccepted);
}

function failed(answers: readonly Answer[]): number {
  return answers.filter((answer) => !isAccepted(answer) && answer.status !== 503).length;
}

function statusesOf(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
}

function p99(answers: readonly Answer[]): number {
  const times = accepted(answers).map(({ ms }) => ms);
  return times.length === 0 ? NaN : percentile(times, 0.99);
}

function line(name: string, answers: readonly Answer[], ms: number): string {
  const times = accepted(answers).map((one) => one.ms);
  const aSecond = (count: number) => ((1000 * count) / ms).toFixed(0);
  const p50 = percentile(times, 0.5).toFixed(0);
  return `| ${name} | ${aSecond(answers.length)} | ${aSecond(times.length)} | ${p50} | ${p99(answers).toFixed(0)} |`;
}
