import { StartError } from 'api/database';
import { isDatabaseBusy } from 'api/database-busy';
import { ObjectStoreError } from 'api/object-store';
import { Refusal, type RefusalParts } from 'api/refusal';
import type { FastifyError } from 'fastify';
import type { GateFinding } from 'shared-contracts/calls/release-desk';
import type { ReleaseMessageKey } from 'shared-contracts/i18n/release-messages';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import { RegistryError, ChangeRefused, GenerationRace } from '../registry/registry-errors.ts';

type Code = MessageKey | ReleaseMessageKey;

/** A request that is not carried out; `detail` says why, in a sentence. */
export class ReleaseRefusal extends Refusal<Code> {
  override readonly name = 'ReleaseRefusal';

  constructor(
    status: number,
    code: Code,
    detail: string,
    parts: Omit<RefusalParts, 'detail'> = {},
  ) {
    super(status, code, { ...parts, detail });
  }
}

/** The refusal of builds that do not fit what is live beside them; each finding is named after the build that breaks. */
export function gateRefusal(findings: readonly GateFinding[]): ReleaseRefusal {
  const refusals = findings.filter(({ weight }) => weight === 'refusal');
  return new ReleaseRefusal(
    422,
    'release.gate',
    refusals.length === 1 ? 'One thing would break.' : `${refusals.length} things would break.`,
    {
      errors: refusals.map(({ unit, build, owner, what }) => ({
        path: `${unit}@${build}`,
        message: `${what} (${owner})`,
      })),
    },
  );
}

const TOO_MUCH = 'The release registry cannot be reached, or has too much to do.';

/** What can still be done, so that no one tries the rest in a hurry. */
const STILL_WORKS =
  'Pages go on with what is live. "mfctl kill UNIT BUILD" works with the token of the site, at the gateway that it reaches, and is recorded when the registry is back. Everything else waits for it.';
/** Seconds until one may well ask again where nothing says better. */
const RETRY_AFTER = 5;

/** Whether a call failed because the registry, or its store of files, is away or too busy for now. */
export function isAway(error: unknown): boolean {
  if (error instanceof Refusal && !(error instanceof ReleaseRefusal)) return error.status === 503;
  return isDatabaseBusy(error) || error instanceof StartError || error instanceof ObjectStoreError;
}

/** What a reply may contain of an error; null for an unexpected one. */
export function refusalOf(error: FastifyError | Error): ReleaseRefusal | null {
  if (error instanceof ReleaseRefusal) return error;
  if (isAway(error)) {
    const retryAfter =
      (error instanceof Refusal ? error.parts.retryAfter : undefined) ?? RETRY_AFTER;
    const isNamed = error instanceof StartError || error instanceof ObjectStoreError;
    const sentence = `${isNamed ? error.message : TOO_MUCH} ${STILL_WORKS}`;
    return new ReleaseRefusal(503, 'release.away', sentence, { retryAfter });
  }
  if (error instanceof GenerationRace)
    return new ReleaseRefusal(412, 'release.race', error.message);
  if (error instanceof ChangeRefused || error instanceof RegistryError) {
    return new ReleaseRefusal(409, 'release.refused', error.message);
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new ReleaseRefusal(413, 'request.tooLarge', 'A file is too large.');
  if (status < 500) return new ReleaseRefusal(status, 'request.unreadable', error.message);
  return null;
}
