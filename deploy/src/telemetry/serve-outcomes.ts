import type { CounterStore } from 'api/counter-store';
import { networkOf } from 'api/network-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordRemoteOutcomes, OUTCOME_BATCH, UnitOutcome } from 'shared-contracts/calls/releases';
import { REMOTES } from 'shared-contracts/platform/routes';
import * as z from 'zod';
import type { KnownDevice } from '../gateway/known-device.ts';
import type { OpenedPage } from '../gateway/page-token.ts';
import { SHELL_UNIT, type Live } from '../registry/live-unit.ts';
import type { Reporter, Telemetry } from './telemetry.ts';

/** As the contract has it, but for the units: a page of another release may have more of them, under other names. */
const Report = z.object({
  outcomes: z
    .array(z.looseObject({ unit: z.unknown() }))
    .min(1)
    .max(OUTCOME_BATCH),
});

/** A device whose word counts, and the page that it speaks of. */
export interface Witness {
  readonly reporter: Reporter;
  readonly page: OpenedPage;
}

/** What the route needs of its gateway. */
export interface OutcomeParts {
  readonly telemetry: Telemetry;
  readonly live: () => Live;
  /** Who reports; null where a report counts for nothing. */
  readonly witnessOf: (request: FastifyRequest) => Witness | null;
  readonly clock: () => Date;
  /** Called for every page that is opened; returns the Set-Cookie line by which its reports are recognised. */
  readonly onPage: (request: FastifyRequest, known: KnownDevice) => string;
  /** The same for an open page that fetched the resolution. */
  readonly onResolutionFetched: (request: FastifyRequest, known: KnownDevice) => string;
}

/** A full batch has under 3 KB. */
const BODY_BYTES = 8 * 1024;

const MINUTE_MS = 60_000;

/** Reports in a minute: a page makes two or three. */
const BY_DEVICE = 30;

/** High, because the customers of a mobile carrier share addresses. */
const BY_NETWORK = 600;

/** Takes reports of pages on their builds, counted in memory: cheap at any rate of reports. */
export function serveOutcomes(
  app: FastifyInstance,
  { telemetry, live, witnessOf }: OutcomeParts,
  counters: CounterStore,
): void {
  const take = (key: string, most: number) => counters.take(key, { most, windowMs: MINUTE_MS });

  app.post(recordRemoteOutcomes.path, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const waitMs = await take(`reports-of-network:${networkOf(request.ip)}`, BY_NETWORK);
    if (waitMs !== null) return tooMany(reply, Math.ceil(waitMs / 1000));
    const outcomes = readReport(request.body, live());
    if (outcomes === null) return reply.code(422).send(problem(422, 'request.unreadable'));
    const witness = witnessOf(request);
    // The answer is not read; an error would appear in the console.
    if (witness === null) return { data: { recorded: 0 } };
    if ((await take(`reports-of-device:${witness.reporter.key}`, BY_DEVICE)) !== null)
      return { data: { recorded: 0 } };
    return { data: { recorded: telemetry.tell({ live: live(), ...witness, outcomes }) } };
  });
}

function tooMany(reply: FastifyReply, retryAfter: number): FastifyReply {
  const refused = reply.code(429).header('retry-after', String(retryAfter));
  return refused.send(problem(429, 'request.tooMany'));
}

function problem(status: number, code: string) {
  return { status, title: code, code, request_id: '' };
}

/** The outcomes of a report, without those of units that this gateway does not know; null for what is no report. */
function readReport(body: unknown, { units }: Live): readonly UnitOutcome[] | null {
  const report = Report.safeParse(body);
  if (!report.success) return null;
  const declared: readonly string[] = [SHELL_UNIT, ...REMOTES];
  const known = report.data.outcomes.filter((one) => {
    const unit = UnitOutcome.shape.unit.safeParse(one.unit);
    return unit.success && (declared.includes(unit.data) || Object.hasOwn(units, unit.data));
  });
  const outcomes = z.array(UnitOutcome).safeParse(known);
  return outcomes.success ? outcomes.data : null;
}
