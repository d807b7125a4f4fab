import type { CounterStore } from 'api/counter-store';
import { MemoryCounters } from 'api/memory-counters';
import { networkOf } from 'api/network-address';
import { sendProblem } from 'api/send-problem';
import type { FastifyError, FastifyInstance } from 'fastify';
import { releaseSentence } from 'shared-contracts/i18n/release-messages';
import { admit } from './authorize.ts';
import type { ReleaseActions } from './release-actions.ts';
import { ReleaseRefusal, refusalOf } from './release-refusal.ts';
import { serveBuilds } from './serve-builds.ts';
import { serveChanges } from './serve-changes.ts';
import { serveRecords } from './serve-records.ts';
import { serveTokens } from './serve-tokens.ts';

const MINUTE_MS = 60_000;
/** Requests a minute from one address; a build is a request for every file and copy. */
const PER_MINUTE = 3000;
/** Requests a minute from one address without the right token. */
const STRANGERS_PER_MINUTE = 30;

/**
 * The release API below `/releases/api/`: 401 without the token, also for unknown paths. A plugin, so that its errors
 * and content types stay its own. Counts in this process by default.
 */
export function releaseApi(
  actions: ReleaseActions,
  counters: CounterStore = new MemoryCounters(actions.clock),
): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    const spend = async (whose: 'all' | 'stranger', most: number, address: string) => {
      const key = `release-calls-of-${whose}:${address}`;
      const waitMs = await counters.take(key, { most, windowMs: MINUTE_MS });
      if (waitMs === null) return;
      const retryAfter = Math.ceil(waitMs / 1000);
      throw new ReleaseRefusal(429, 'request.tooMany', 'Too many requests.', { retryAfter });
    };

    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const address = networkOf(request.ip);
      await spend('all', PER_MINUTE, address);
      if (await admit(request, actions)) return;
      await spend('stranger', STRANGERS_PER_MINUTE, address);
      throw new ReleaseRefusal(
        401,
        'auth.required',
        'The release token is missing, wrong or past its end: it is RELEASE_TOKEN, the content of release-token in the data folder, or one of "mfctl token create".',
      );
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const known = refusalOf(error);
      if (known === null) actions.onError(error);
      const refusal = known ?? new ReleaseRefusal(500, 'server.error', 'Something broke here.');
      sendProblem(refusal, releaseSentence(refusal.code), request, reply);
    });
    serveRecords(app, actions);
    serveBuilds(app, actions);
    serveChanges(app, actions);
    serveTokens(app, actions);
    app.all('/releases/api/*', () => {
      throw new ReleaseRefusal(404, 'route.unknown', 'There is no such call.');
    });
  };
}
