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

const TOO_MUCH = 'The registry has too much to do. Please try again in a moment.';
/** Seconds until one may well ask again where nothing says better. */
const RETRY_AFTER = 5;

/** What a reply may contain of an error; null for an unexpected one. */
export function refusalOf(error: FastifyError | Error): ReleaseRefusal | null {
  if (error instanceof ReleaseRefusal) return error;
  if (error instanceof Refusal && error.status === 503) {
    const { retryAfter = RETRY_AFTER } = error.parts;
    return new ReleaseRefusal(503, 'release.away', TOO_MUCH, { retryAfter });
  }
  if (isDatabaseBusy(error))
    return new ReleaseRefusal(503, 'release.away', TOO_MUCH, { retryAfter: RETRY_AFTER });
  if (error instanceof GenerationRace)
    return new ReleaseRefusal(412, 'release.race', error.message);
  if (error instanceof ChangeRefused || error instanceof RegistryError) {
    return new ReleaseRefusal(409, 'release.refused', error.message);
  }
  if (error instanceof StartError || error instanceof ObjectStoreError)
    return new ReleaseRefusal(503, 'release.away', error.message, { retryAfter: RETRY_AFTER });
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new ReleaseRefusal(413, 'request.tooLarge', 'A file is too large.');
  if (status < 500) return new ReleaseRefusal(status, 'request.unreadable', error.message);
  return null;
}
