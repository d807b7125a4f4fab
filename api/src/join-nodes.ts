import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './platform/config/config.ts';
import type { CounterStore } from './platform/counters/counter-store.ts';
import { MemoryCounters } from './platform/counters/memory-counters.ts';
import { sharedCounters } from './platform/counters/shared-counters.ts';
import type { Database } from './platform/database/tables.ts';
import {
  type AccountEvents,
  LocalAccountEvents,
  markedAccountEvents,
  unheardMarks,
} from './platform/nodes/account-events.ts';
import { channelsOf, redisPrefix } from './platform/nodes/join-as-gateway.ts';
import { noSignal, sharedSignal, type NodeSignal } from './platform/nodes/node-signal.ts';
import { ANSWER_MS, openRedis } from './platform/nodes/open-redis.ts';
import {
  noReleaseNews,
  RELEASE_CHANNEL,
  sharedReleaseNews,
  type ReleaseNews,
} from './platform/nodes/release-news.ts';
import { sharedAccountEvents } from './platform/nodes/shared-account-events.ts';
import type { Clock } from './platform/time/clock.ts';
import { type Pushes, LocalPushes, sharedPushes } from './realtime/pushes.ts';

/** What several servers of one site share through Redis; one alone has the same in its memory. */
export interface Nodes {
  readonly counters: CounterStore;
  readonly accountEvents: AccountEvents;
  readonly pushes: Pushes;
  /** That jobs wait for anyone who has time. */
  readonly jobSignal: NodeSignal;
  /** Which generation of builds is live. */
  readonly releaseNews: ReleaseNews;
  close(): Promise<void>;
}

interface NodeParts {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly db: Kysely<Database>;
}

/** Joins the other nodes where REDIS_URL is set; that Redis is away is no reason not to start. */
export async function joinNodes(
  config: Pick<Config, 'redisUrl' | 'databaseUrl' | 'communityCode'>,
  { clock, log, db }: NodeParts,
  answerMs = ANSWER_MS,
): Promise<Nodes> {
  const local = new LocalAccountEvents(log);
  const pushes = new LocalPushes(log);
  const marks = unheardMarks(db);
  if (config.redisUrl === null) {
    const alone = {
      counters: new MemoryCounters(clock),
      pushes,
      jobSignal: noSignal,
      releaseNews: noReleaseNews,
    };
    // The data folder is locked: no one else has its database open.
    if (config.databaseUrl === null)
      return { ...alone, accountEvents: local, close: () => Promise.resolve() };
    const accountEvents = markedAccountEvents(local, marks, log);
    return { ...alone, accountEvents, close: () => accountEvents.close() };
  }
  const redis = await openRedis(config.redisUrl, log, answerMs);
  const prefix = redisPrefix(config);
  const place = channelsOf(config, redis, log);
  const accountEvents = sharedAccountEvents(local, place('account-events'), marks);
  const shared = sharedPushes(pushes, place('pushes'));
  const jobSignal = sharedSignal(place('jobs'), log);
  const releaseNews = sharedReleaseNews(place(RELEASE_CHANNEL));
  const counters = await sharedCounters({ redis: redis.commands, prefix, clock, log });
  return {
    counters,
    accountEvents,
    pushes: shared,
    jobSignal,
    releaseNews,
    async close() {
      counters.close();
      await Promise.all([
        accountEvents.close(),
        shared.close(),
        jobSignal.close(),
        releaseNews.close(),
      ]);
      await redis.close();
    },
  };
}
