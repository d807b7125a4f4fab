import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSeparate, sql, type Kysely } from 'api/database';
import { startSandbox } from 'api/payment-sandbox';
import { paymentWebhook } from 'shared-contracts/calls/payments';
import { PLANS } from 'shared-contracts/domain/plan';
import { ROOT } from '../../../src/build/units.ts';
import { signedInAs, type DemoMember, type Send } from '../demo-member.ts';
import { printGates } from '../gates.ts';
import { DATABASE_SERVER, newDatabase } from '../new-database.ts';
import { siteProcess, type SiteProcess } from '../site-process.ts';
import { percentile } from '../statistics.ts';
import { buy, type Purchase } from './buyer.ts';
import { counterOf, type Counter } from './counter.ts';
import { randomFrom } from './random.ts';
import { disagreements, openOrders, settledTimes } from './truth.ts';
import { unsteadyWebhooks, type SentEvent } from './unsteady-webhooks.ts';

const REDIS = process.env['BENCH_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 10_000);
const SEED = Number(process.env['BENCH_SEED'] ?? 20_261_122);
const BUYERS = 200;
/** Purchases under way at the same time, each of another buyer. */
const WIDTH = 16;
/** Events that are sent again, each so often. */
const REPLAYED = 1000;
const TIMES = 3;
/** The bound of the reconciler: a minute from the capture, and what is asked for in the last of the run. */
const BOUND_MS = 120_000;
const PRICES = PLANS.flatMap(({ monthPaise, yearPaise }) => [monthPaise, yearPaise]).filter(
  Boolean,
);

/**
 * `npm run bench -- payments`: ten thousand orders on two nodes with PostgreSQL, with faults at every step: events that get
 * lost, come twice, late and out of order, pages that die, captures that are asked for twice, answers of the provider that
 * are lost. Then: each payment that was captured is granted once, nothing else is, nothing is left open, and the receipts have no
 * gap. BENCH_ORDERS makes it shorter, BENCH_SEED another one.
 */
export async function payments(print: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  const database = await newDatabase(DATABASE_SERVER);
  const random = randomFrom(SEED);
  const running: SiteProcess[] = [];
  const webhooks = await unsteadyWebhooks(
    (event) => tell(running[random() < 0.5 ? 0 : 1], event),
    random,
  );
  const keys = { keyId: 'rzp_test_bench', keySecret: randomUUID() };
  const webhookSecret = randomUUID();
  const sandbox = await startSandbox({
    folder: join(folder, 'sandbox'),
    ...keys,
    webhookSecret,
    publicPath: '/sandbox',
    webhookUrl: webhooks.url,
    log: {
      warn: () => undefined,
      error: () => undefined,
    },
  });
  const place = { url: database.url, variable: 'BENCH_DATABASE_URL', onLost: () => undefined };
  try {
    const secret = 'known to both nodes of this measurement';
    for (const name of ['a', 'b']) {
      const env = {
        DATABASE_URL: database.url,
        REDIS_URL: REDIS,
        MIGRATE_AT_START: 'yes',
        JWT_SECRET: secret,
        GATEWAY_SECRET: secret,
        DATABASE_QUEUE: '0',
        BUSY_AFTER_MS: '0',
        PAYMENTS: 'razorpay',
        RAZORPAY_API: sandbox.url,
        RAZORPAY_KEY_ID: keys.keyId,
        RAZORPAY_KEY_SECRET: keys.keySecret,
        RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      };
      const script = join(ROOT, 'deploy/proof/bench/nodes/node-child.ts');
      running.push(await siteProcess(join(folder, name), env, script));
    }
    const { db, close } = await openSeparate<unknown>(place, null);
    try {
      return await measure(print, {
        db,
        random,
        running,
        counter: counterOf(sandbox.url, keys),
        events: webhooks.events,
        quiet: () => webhooks.close(),
      });
    } finally {
      await close();
    }
  } finally {
    for (const one of running) await one.close();
    await sandbox.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Parts {
  readonly db: Kysely<unknown>;
  readonly random: () => number;
  readonly running: readonly SiteProcess[];
  readonly counter: Counter;
  readonly events: readonly SentEvent[];
  /** Resolves when every event has come to where it was to come. */
  readonly quiet: () => Promise<void>;
}

async function measure(print: (line: string) => void, parts: Parts): Promise<boolean> {
  const { db, random, running, counter, events } = parts;
  const buyers = await signedInBuyers(db, running);
  const began = performance.now();
  const purchases = await buyAll(buyers, { counter, random });
  const seconds = (performance.now() - began) / 1000;
  await parts.quiet();
  const boundMs = await untilSettled(db, counter);
  const wrong = await disagreements(db, counter);
  const before = await settledTimes(db);
  const refused = await replay(running, events, random);
  const after = await settledTimes(db);
  const times = purchases.flatMap(({ orderId, paidAt }) => {
    const grantedAt = before.get(orderId);
    return paidAt === null || grantedAt === undefined ? [] : [grantedAt - paidAt];
  });
  const paid = purchases.filter(({ paidAt }) => paidAt !== null).length;
  print(`\n### payments (${ORDERS} orders, ${BUYERS} buyers, two nodes)\n`);
  print('| what | |\n| --- | --- |');
  print(`| orders made and gone through, a second | ${(ORDERS / seconds).toFixed(0)} |`);
  print(`| orders that were paid | ${paid} |`);
  print(
    `| from the bank's yes to the plan, p50 and p95, ms | ${percentile(times, 0.5)}, ${percentile(times, 0.95)} |`,
  );
  print(`| longest, s | ${(Math.max(...times) / 1000).toFixed(1)} |`);
  print(`| events of the provider | ${events.length} |`);
  for (const line of wrong) print(`\n${line}`);
  return printGates(print, [
    { what: 'disagreements between money and plans', value: wrong.length, most: 0 },
    { what: 'paid orders without a plan', value: paid - times.length, most: 0 },
    {
      what: 'seconds until nothing is open, after the last order',
      value: boundMs / 1000,
      most: BOUND_MS / 1000,
    },
    {
      what: 'seconds from the bank’s yes to the plan, longest',
      value: Math.max(...times) / 1000,
      most: 60,
    },
    { what: 'events sent again that were refused', value: refused, most: 0 },
    { what: 'grants that events sent again have made', value: after.size - before.size, most: 0 },
  ]);
}

/** Members of the demo community on Hope, signed in at every node. */
async function signedInBuyers(
  db: Kysely<unknown>,
  running: readonly SiteProcess[],
): Promise<readonly DemoMember[][]> {
  const { rows } = await sql<{ email: string }>`
    select email from accounts where role = 'member' and plan = 'hope' order by email limit ${BUYERS}`.execute(
    db,
  );
  const buyers: DemoMember[][] = [];
  for (const { email } of rows) {
    const first = await signedInAs(sendTo(running[0]), email);
    buyers.push(running.map((node) => first.through(sendTo(node))));
  }
  return buyers;
}

function sendTo(node: SiteProcess | undefined): Send {
  if (node === undefined) throw new Error('bench: there is no node');
  return (path, sent) => fetch(node.url + path, sent);
}

/** Each buyer buys one thing after the other; many buyers at the same time. */
async function buyAll(
  buyers: readonly DemoMember[][],
  { counter, random }: Pick<Parts, 'counter' | 'random'>,
): Promise<Purchase[]> {
  const purchases: Purchase[] = [];
  const free = [...buyers];
  let begun = 0;
  await Promise.all(
    Array.from({ length: WIDTH }, async () => {
      while (begun < ORDERS) {
        begun += 1;
        const ways = free.shift();
        if (ways === undefined) throw new Error('bench: every buyer is busy');
        const amount = PRICES[Math.floor(random() * PRICES.length)] ?? 0;
        purchases.push(await buy(ways, { counter, random, amount }));
        free.push(ways);
      }
    }),
  );
  return purchases;
}

/** How long it takes until no order is open that somebody has paid, in ms; gives up at the bound. */
async function untilSettled(db: Kysely<unknown>, counter: Counter): Promise<number> {
  const began = performance.now();
  const waited = () => performance.now() - began;
  while (waited() < BOUND_MS && (await openOrders(db, counter)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return waited();
}

/** Sends events again, each some times, in an order of its own; resolves to how many were not taken. */
async function replay(
  running: readonly SiteProcess[],
  events: readonly SentEvent[],
  random: () => number,
): Promise<number> {
  const chosen = events
    .slice(0, REPLAYED)
    .flatMap((event) => Array.from({ length: TIMES }, () => event));
  const shuffled = chosen
    .map((event) => ({ event, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ event }) => event);
  let refused = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: WIDTH }, async () => {
      for (let event = shuffled[next++]; event !== undefined; event = shuffled[next++]) {
        const status = await tell(running[next % running.length], event);
        if (status !== 200) refused += 1;
      }
    }),
  );
  return refused;
}

async function tell(node: SiteProcess | undefined, { body, headers }: SentEvent): Promise<number> {
  if (node === undefined) return 0;
  const send = () =>
    fetch(node.url + paymentWebhook.path, {
      method: paymentWebhook.method,
      headers,
      body: new Uint8Array(body),
    });
  const nobody = (error: unknown) => {
    if (error instanceof TypeError) return null;
    throw error;
  };
  // A connection that was idle may be closed by the node just now; the provider would send again as well.
  const reply = (await send().catch(nobody)) ?? (await send().catch(nobody));
  await reply?.arrayBuffer();
  return reply?.status ?? 0;
}
