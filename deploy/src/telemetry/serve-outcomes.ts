import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordRemoteOutcomes } from 'shared-contracts/calls/releases';
import type { Device } from '../gateway/device-resolution.ts';
import type { Live } from '../registry/live-unit.ts';
import { addressKey, rateCap } from './rate-cap.ts';
import type { Telemetry } from './telemetry.ts';

/** What the route needs of its gateway. */
export interface OutcomeParts {
  readonly telemetry: Telemetry;
  readonly live: () => Live;
  /** The device that asks; null without its cookie. */
  readonly deviceOf: (request: FastifyRequest) => Device | null;
  readonly clock: () => Date;
  /** Told of every page that is opened. */
  readonly onPage: (request: FastifyRequest) => void;
}

/** A full batch has under 3 KB. */
const BODY_BYTES = 8 * 1024;
/** Reports in a minute: a page makes two or three. */
const BY_DEVICE = 30;
/** High, because the customers of a mobile carrier share addresses. */
const BY_ADDRESS = 600;

/** Takes what pages tell of their builds: counts in memory, so that it costs next to nothing, whoever asks how often. */
export function serveOutcomes(app: FastifyInstance, parts: OutcomeParts): void {
  const { telemetry, live, deviceOf, clock } = parts;
  const addresses = rateCap(BY_ADDRESS);
  const devices = rateCap(BY_DEVICE);

  app.post(recordRemoteOutcomes.path, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const now = clock();
    const address = addressKey(request.ip);
    if (!addresses.take(address, now)) return tooMany(reply);
    const body = recordRemoteOutcomes.body.safeParse(request.body);
    if (!body.success) return reply.code(422).send(problem(422, 'request.unreadable'));
    const device = deviceOf(request);
    // A browser that keeps no cookies has no track that could be known.
    if (device === null) return { data: { recorded: 0 } };
    // Nobody reads the answer, and an error would stand in the console of whoever looks at pages quickly.
    if (!devices.take(device.cid, now)) return { data: { recorded: 0 } };
    const { outcomes } = body.data;
    return { data: { recorded: telemetry.tell({ live: live(), device, address, outcomes }) } };
  });
}

function tooMany(reply: FastifyReply): FastifyReply {
  return reply.code(429).header('retry-after', '60').send(problem(429, 'request.tooMany'));
}

function problem(status: number, code: string) {
  return { status, title: code, code, request_id: '' };
}
