import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../src/build/units.ts';
import type { Gate } from '../gates.ts';
import { DATABASE_SERVER } from '../new-database.ts';

const PROGRAM = join(ROOT, 'api/proof/harness/chat-chaos/run-chaos.ts');
const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 20_000);
/** The whole row has to fit into it, in ms; far more than it takes. */
const MOST_MS = 20 * 60_000;

const SERVERS = {
  postgres: DATABASE_SERVER,
  redis: process.env['BENCH_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
};
const PLAN = {
  users: 50,
  secondDevices: 5,
  messages: MESSAGES,
  seed: process.env['CHAOS_SEED'] ?? 'bench',
  kills: 4,
  cuts: 200,
  freezes: 10,
  redisAwayMs: 2e4,
};

/** The report of api/proof/harness/chat-chaos, as far as it is printed. */
interface Report {
  readonly verdict: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
  readonly messages: number;
  readonly threads: number;
  readonly met: Readonly<Record<string, number>>;
  readonly lookedAgain: number;
  readonly sentMs: number;
  readonly seenMs: number;
}

/** Fifty people on two nodes while connections, nodes and Redis are cut: in a process of its own. */
export async function chaos(print: (line: string) => void): Promise<Gate[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', PROGRAM, JSON.stringify(SERVERS), JSON.stringify(PLAN)],
    { timeout: MOST_MS, maxBuffer: 16 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  const { verdict, met, messages, threads } = report;
  print(
    `\n### chat chaos: ${PLAN.users} people, ${threads} conversations, two nodes, seed ${PLAN.seed}\n`,
  );
  print(
    `${PLAN.cuts} rounds of cut connections, ${PLAN.freezes} of half-open ones, ${PLAN.kills} killed nodes, Redis away for at least 20 s, two slow readers.\n`,
  );
  print('| figure | value |\n| --- | --- |');
  const rows: Readonly<Record<string, number>> = {
    'messages stored': messages,
    'messages a second until all were acknowledged': Math.round(messages / (report.sentMs / 1000)),
    'seconds until all were acknowledged': Math.round(report.sentMs / 1000),
    'seconds until all were seen by everybody': Math.round(report.seenMs / 1000),
    'sendings without an answer, made again': met['retries'] ?? 0,
    'joins and rejoins': met['joins'] ?? 0,
    'gaps that were asked for': met['gaps'] ?? 0,
    'conversations seen whole only when opened once more': report.lookedAgain,
  };
  for (const [name, value] of Object.entries(rows)) print(`| ${name} | ${value} |`);
  for (const sentence of report.broken) print(`\nDoes not hold: ${sentence}`);
  const none = (what: string, value: number) => ({ what: `chat chaos: ${what}`, value, most: 0 });
  return [
    { what: 'chat chaos: messages stored', value: messages, least: MESSAGES, most: MESSAGES },
    ...Object.entries(verdict).map(([name, value]) => none(WORDS[name] ?? name, value)),
    none('sentences about conversations that do not hold', report.broken.length),
  ];
}

const WORDS: Readonly<Record<string, string>> = {
  lost: 'lost',
  duplicated: 'stored twice',
  outOfOrder: 'out of order in a thread',
  unseen: 'not seen by one of the two',
  seenWrongly: 'seen twice or out of nothing',
  seenOutOfOrder: 'seen out of order',
};
