import { MemoryCounters } from 'api/memory-counters';
import { networkOf } from 'api/network-address';
import { sendProblem } from 'api/send-problem';
import type { FastifyError, FastifyInstance } from 'fastify';
import { releaseSentence } from 'shared-contracts/i18n/release-messages';
import { bearsToken } from './authorize.ts';
import { DeskRefusal, refusalOf } from './desk-refusal.ts';
import type { Desk } from './desk.ts';
import { serveBuilds } from './serve-builds.ts';
import { serveChanges } from './serve-changes.ts';
import { serveRecords } from './serve-records.ts';

const MINUTE_MS = 60_000;
/** Addresses remembered at once; a stranger with many of them only makes us forget others. */
const REMEMBERED = 10_000;
/** Requests a minute from one address; a build is a request for every file and copy. */
const PER_MINUTE = 3000;
/** Requests a minute from one address without the right token. */
const STRANGERS_PER_MINUTE = 30;

/**
 * What release managers ask of a site, below `/releases/api/`: 401 without the token, also for what does not exist there.
 * Registered as a plugin, so that its errors and content types stay its own.
 */
export function releaseApi(desk: Desk): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    const counters = new MemoryCounters(desk.clock, REMEMBERED);
    const spend = async (whose: 'all' | 'stranger', most: number, address: string) => {
      const waitMs = await counters.take(`${whose}:${address}`, { most, windowMs: MINUTE_MS });
      if (waitMs === null) return;
      const retryAfter = Math.ceil(waitMs / 1000);
      throw new DeskRefusal(429, 'request.tooMany', 'Too many requests.', { retryAfter });
    };

    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const address = networkOf(request.ip);
      await spend('all', PER_MINUTE, address);
      if (bearsToken(request, desk.token)) return;
      await spend('stranger', STRANGERS_PER_MINUTE, address);
      throw new DeskRefusal(
        401,
        'auth.required',
        'The release token is missing or wrong: it is RELEASE_TOKEN, or stands in release-token of the data folder.',
      );
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const known = refusalOf(error);
      if (known === null) desk.onError(error);
      const refusal = known ?? new DeskRefusal(500, 'server.error', 'Something broke here.');
      sendProblem(refusal, releaseSentence(refusal.code), request, reply);
    });
    serveRecords(app, desk);
    serveBuilds(app, desk);
    serveChanges(app, desk);
    app.all('/releases/api/*', () => {
      throw new DeskRefusal(404, 'route.unknown', 'There is no such call.');
    });
  };
}
