import { StartError } from 'api/database';
import { ObjectStoreError } from 'api/object-store';
import { Refusal, type RefusalParts } from 'api/refusal';
import type { FastifyError } from 'fastify';
import type { GateFinding } from 'shared-contracts/calls/release-desk';
import type { MessageKey } from 'shared-contracts/i18n/messages';
import type { ReleaseMessageKey } from 'shared-contracts/i18n/release-messages';
import { ChangeRefused } from '../registry/change-refused.ts';
import { GenerationRace } from '../registry/generation-race.ts';
import { RegistryError } from '../registry/registry-error.ts';

type Code = MessageKey | ReleaseMessageKey;

/** A request that is not carried out; `detail` says why, in a sentence. */
export class DeskRefusal extends Refusal<Code> {
  override readonly name = 'DeskRefusal';

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
export function gateRefusal(findings: readonly GateFinding[]): DeskRefusal {
  const refusals = findings.filter(({ weight }) => weight === 'refusal');
  return new DeskRefusal(
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

/** What may be told of an error; what nobody expected is null. */
export function refusalOf(error: FastifyError | Error): DeskRefusal | null {
  if (error instanceof DeskRefusal) return error;
  if (error instanceof Refusal && error.status === 503) {
    const { retryAfter = 5 } = error.parts;
    return new DeskRefusal(503, 'release.away', TOO_MUCH, { retryAfter });
  }
  if (error instanceof GenerationRace) return new DeskRefusal(412, 'release.race', error.message);
  if (error instanceof ChangeRefused || error instanceof RegistryError) {
    return new DeskRefusal(409, 'release.refused', error.message);
  }
  if (error instanceof StartError || error instanceof ObjectStoreError)
    return new DeskRefusal(503, 'release.away', error.message);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new DeskRefusal(413, 'request.tooLarge', 'A file is too large.');
  if (status < 500) return new DeskRefusal(status, 'request.unreadable', error.message);
  return null;
}
