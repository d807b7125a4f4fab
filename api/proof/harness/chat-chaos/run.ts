import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { createRandom } from '../../../demo/seed/random.ts';
import { invariants } from '../invariants/invariants.ts';
import { castTalkers } from './cast.ts';
import { Device, type Meetings } from './device.ts';
import { writeLetters } from './letters.ts';
import { Road } from './road.ts';
import { planMishaps, type Mishap, type Roughness } from './schedule.ts';
import { openSite, type Servers, type Site } from './site.ts';
import { judge, type Verdict } from './verdict.ts';

/** A run of the chaos. */
export interface ChaosPlan extends Omit<Roughness, 'devices'> {
  readonly users: number;
  /** Users who have a second device. */
  readonly secondDevices: number;
  /** Redis stays away at least so long, in ms. */
  readonly redisAwayMs: number;
  readonly seed: string;
}

/** What came of it. */
export interface ChaosReport {
  readonly verdict: Verdict;
  /** Sentences about conversations that do not hold in the database. */
  readonly broken: readonly string[];
  readonly messages: number;
  readonly threads: number;
  readonly met: Meetings;
  /** Conversations that a device saw whole only after it was opened once more, as a person does. */
  readonly lookedAgain: number;
  /** From the first letter until all were acknowledged, and until all were seen, in ms. */
  readonly sentMs: number;
  readonly seenMs: number;
}

/** Far longer than anything stands still; who waits longer has found a defect. */
const PATIENCE_MS = 120_000;
/** Without any news for so long, devices are opened once more, in ms. */
const QUIET_MS = 12_000;
const LOOK_EVERY_MS = 25;

/** Sends everything while everything is cut, waits until it is quiet, and judges. */
export async function runChaos(servers: Servers, plan: ChaosPlan): Promise<ChaosReport> {
  const site = await openSite(servers);
  const random = createRandom(plan.seed);
  const roads: Road[] = [];
  const devices: Device[] = [];
  try {
    const { jwtSecret, usergroup } = site;
    const cast = { count: plan.users, usergroup, jwtSecret, random };
    const talkers = await castTalkers(site.db, cast);
    const owners = [...talkers, ...talkers.slice(0, plan.secondDevices)];
    const mischief = new Mischief(
      site,
      roads,
      plan,
      planMishaps(random, { ...plan, devices: owners.length }),
    );
    for (const [at, owner] of owners.entries()) {
      const road = new Road(() => site.placeOf((at + Math.floor(mischief.acknowledged / 100)) % 2));
      await road.open();
      roads.push(road);
      devices.push(new Device(owner, road, () => mischief.go()));
    }
    const letters = writeLetters(random, owners, plan.messages);
    const began = performance.now();
    for (const [at, device] of devices.entries()) device.post(letters[at] ?? []);
    await until(devices, () => devices.every(({ waiting }) => waiting === 0));
    const sentMs = performance.now() - began;
    await mischief.over();
    const lookedAgain = await untilSeen(site, devices);
    const seenMs = performance.now() - began;
    return { ...(await look(site, devices)), lookedAgain, sentMs, seenMs };
  } finally {
    for (const device of devices) device.leave();
    await Promise.all(roads.map((road) => road.close()));
    await site.close();
  }
}

/** Does what was planned when its time has come. */
class Mischief {
  acknowledged = 0;
  readonly #site: Site;
  readonly #roads: readonly Road[];
  readonly #plan: ChaosPlan;
  readonly #mishaps: Mishap[];
  #under: Promise<unknown> = Promise.resolve();
  #redisGoneAt = 0;

  constructor(site: Site, roads: readonly Road[], plan: ChaosPlan, mishaps: Mishap[]) {
    [this.#site, this.#roads, this.#plan, this.#mishaps] = [site, roads, plan, mishaps];
  }

  /** One more message was acknowledged. */
  go(): void {
    this.acknowledged += 1;
    for (let next = this.#mishaps[0]; next !== undefined; next = this.#mishaps[0]) {
      if (next.at > this.acknowledged) return;
      this.#mishaps.shift();
      this.#do(next);
    }
  }

  /** Resolves when every node runs and Redis is back. */
  async over(): Promise<void> {
    await this.#under;
  }

  #do({ kind, whom }: Mishap): void {
    const roads = whom.map((at) => this.#roads[at]);
    if (kind === 'cut') for (const road of roads) road?.cut();
    else if (kind === 'freeze') for (const road of roads) road?.freeze();
    else if (kind === 'slow' || kind === 'slow-ends') {
      for (const road of roads) road?.slow(kind === 'slow');
    } else if (kind === 'kill') this.#then(() => this.#site.killAndRestart(whom[0] ?? 0));
    else if (kind === 'redis-away') {
      this.#redisGoneAt = performance.now();
      this.#then(() => this.#site.redisRoad.close());
    } else {
      this.#then(async () => {
        await wait(Math.max(0, this.#redisGoneAt + this.#plan.redisAwayMs - performance.now()));
        await this.#site.redisRoad.open();
      });
    }
  }

  /** One after the other: the second node is not killed before the first is back. */
  #then(work: () => Promise<void>): void {
    this.#under = this.#under.then(work);
  }
}

async function until(devices: readonly Device[], done: () => boolean | Promise<boolean>) {
  let [last, since] = [-1, performance.now()];
  while (!(await done())) {
    for (const { broken } of devices) if (broken !== null) throw broken;
    const now = devices.reduce((sum, { waiting, seen }) => sum + seen - waiting, 0);
    if (now !== last) [last, since] = [now, performance.now()];
    if (performance.now() - since > PATIENCE_MS) throw new Error('The chaos stands still.');
    await wait(LOOK_EVERY_MS);
  }
}

/** Waits until every device shows everything; returns how many conversations needed the page to be opened once more. */
async function untilSeen(site: Site, devices: readonly Device[]): Promise<number> {
  const rows = await site.db
    .selectFrom('thread_people as side')
    .innerJoin('threads', 'threads.id', 'side.thread_id')
    .select(['side.profile_id', 'side.other_id', 'threads.last_sequence'])
    .execute();
  const missing = () =>
    devices.flatMap((device) =>
      rows.filter(
        ({ profile_id, other_id, last_sequence }) =>
          profile_id === device.owner.id && device.shownOf(other_id) < last_sequence,
      ),
    ).length;
  let [last, since, lookedAgain] = [missing(), performance.now(), 0];
  await until(devices, async () => {
    const now = missing();
    if (now !== last) [last, since] = [now, performance.now()];
    if (now > 0 && performance.now() - since > QUIET_MS) {
      lookedAgain += now;
      await Promise.all(devices.map((device) => device.lookAround()));
      since = performance.now();
    }
    return now === 0;
  });
  return lookedAgain;
}

async function look({ db }: Site, devices: readonly Device[]) {
  const threads = await db.selectFrom('threads').select(['id', 'a_id', 'b_id']).execute();
  const threadOf = new Map(
    threads.flatMap(({ id, a_id, b_id }) => [
      [a_id + b_id, id],
      [b_id + a_id, id],
    ]),
  );
  const stored = await db
    .selectFrom('messages')
    .select(['thread_id as thread', 'sequence', 'id', 'from_id as from', 'client_id as clientId'])
    .execute();
  const records = devices.map(({ owner, posted, shown }) => ({
    owner: owner.id,
    posted: posted.map(({ to, clientId }) => ({
      thread: threadOf.get(owner.id + to) ?? '',
      clientId,
    })),
    shown: new Map(
      [...shown].map(([other, messages]) => [
        threadOf.get(owner.id + other) ?? '',
        messages.map(({ id }) => id),
      ]),
    ),
  }));
  const people = new Map(threads.map(({ id, a_id, b_id }) => [id, [a_id, b_id]]));
  const met = { retries: 0, joins: 0, gaps: 0, again: 0 };
  for (const device of devices)
    for (const name of Object.keys(met) as (keyof Meetings)[]) met[name] += device.met[name];
  return {
    verdict: judge(stored, records, people),
    broken: await brokenSentences(db),
    messages: stored.length,
    threads: threads.length,
    met,
  };
}

async function brokenSentences(db: Site['db']): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, statement] of Object.entries(invariants)) {
    if (!/conversation|read/.test(sentence)) continue;
    const { rows } = await sql.raw(`${statement} limit 1`).execute(db);
    if (rows.length > 0) broken.push(sentence);
  }
  return broken;
}
