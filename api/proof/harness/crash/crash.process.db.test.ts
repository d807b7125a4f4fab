import { sql } from 'kysely';
import { signUp } from 'shared-contracts/calls/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../demo/seed/random.ts';
import { unhandledCalls } from '../../../src/unhandled-calls.ts';
import { nameOf } from '../calls/call-names.ts';
import { brokenInvariants } from '../invariants/invariants.ts';
import { staleScores } from '../invariants/stale-scores.ts';
import { extentOf } from '../proof.ts';
import { Collection, type Ledger } from './ledger.ts';
import { begin, type Life } from './life.ts';
import {
  bookmarksOf,
  contactsOf,
  draftOf,
  interestsOf,
  messagesOf,
  profileOf,
  type Writer,
} from './member-ledgers.ts';
import { castPeople, JWT_SECRET } from './people.ts';
import { setStage, type Stage } from './stage.ts';
import { ask } from './wire.ts';

/** What a crash can do to the embedded database is ours to prove; PostgreSQL has its own log. */
const CRASHES = extentOf('CRASHES', { daily: 2, repeated: 1, first: 'pglite', long: 100 });
// What is written is the same every time; when the process dies in it never is.
const SEED = process.env['CRASH_SEED'] ?? '1828008393';

const ENV = {
  SEED: 'none',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  JWT_SECRET,
  PAYMENTS: 'none',
  RATE_LIMIT: '1000000',
  BUSY_AFTER_MS: '0',
  DATABASE_QUEUE: '0',
  MEMBER_MESSAGES: '1000000',
  MEMBER_CHANGES: '1000000',
  MEMBER_REQUESTS: '1000000',
};

let stage: Stage;
let writers: Writer[];
beforeAll(async () => {
  stage = await setStage();
  writers = await stage.look((db) => castPeople(db));
}, 120_000);
afterAll(() => stage.strike());

const newcomers = new Collection();
let joined = 0;

/** People who sign up: each is what waits to be confirmed, and its mail, in one transaction. */
const signUps: Ledger = {
  call: signUp,
  async write(origin) {
    const email = `newcomer-${++joined}@example.com`;
    const user = {
      email,
      name: 'New',
      lastName: 'Comer',
      gender: 'female',
      birthdate: '1998-03-21',
      phone: '+91 98220 00000',
    };
    const told = await ask(origin, signUp, { body: { user } }, null);
    if (told === 'nothing') newcomers.unanswered(email);
    // The budget of mails for one address is used up in a long run.
    else if (told.status !== 429) newcomers.acknowledged(email);
    return told !== 'nothing';
  },
  check: () => Promise.resolve([]),
};

/** Everybody writes at the same time until so many writes were acknowledged; then the process is gone. */
async function writeUntilKilled(life: Life, ledgers: readonly Ledger[], most: number) {
  let acknowledged = 0;
  let killing: Promise<void> | undefined;
  await Promise.all(
    ledgers.map(async (ledger) => {
      while (await ledger.write(life.origin)) {
        if (++acknowledged === most) killing = life.kill();
      }
    }),
  );
  await killing;
  return acknowledged;
}

/** One kind of writing for each writer, as far as there are handlers. */
async function ledgersOf(all: readonly Writer[]): Promise<Ledger[]> {
  const kinds = [contactsOf, profileOf, draftOf, bookmarksOf, interestsOf, messagesOf];
  const ledgers = all.map((writer, at) => (kinds[at % kinds.length] ?? contactsOf)(writer));
  const toCome = new Set((await unhandledCalls()).map((call) => nameOf(call)));
  return [...ledgers, signUps].filter(({ call }) => !toCome.has(nameOf(call)));
}

it(
  `loses nothing that it acknowledged in ${CRASHES} ends in mid-write, and leaves nothing half done`,
  { timeout: 3_600_000 },
  async () => {
    const random: Random = createRandom(`crash ${SEED}`);
    const ledgers = await ledgersOf(writers);
    const readyMs: number[] = [];
    let acknowledged = 0;
    let life = await begin(stage, ENV);
    try {
      for (let crash = 0; crash < CRASHES; crash++) {
        acknowledged += await writeUntilKilled(life, ledgers, random.int(5, 120));
        life = await begin(stage, ENV);
        readyMs.push(life.readyMs);
        const { origin } = life;
        const complaints = await Promise.all(ledgers.map((ledger) => ledger.check(origin)));
        expect(complaints.flat(), `CRASH_SEED=${SEED}, crash ${crash}`).toEqual([]);
      }
    } finally {
      await life.kill();
    }
    await stage.look(async (db) => {
      const { rows } = await sql<{ email: string }>`
        select email from sign_ups where email like 'newcomer-%'`.execute(db);
      const emails = rows.map(({ email }) => email);
      expect(newcomers.complaints('sign-up', emails)).toEqual([]);
      expect(await brokenInvariants(db)).toEqual({});
      expect(await staleScores(db)).toEqual([]);
    });
    const sorted = readyMs.toSorted((a, b) => a - b);
    console.warn(
      `CRASH_SEED=${SEED}: ${CRASHES} kill -9, ${acknowledged} acknowledged writes kept; ready again after ` +
        `${Math.round(sorted[sorted.length >> 1] ?? 0)} ms (median), ${Math.round(sorted.at(-1) ?? 0)} ms (longest)`,
    );
  },
);
