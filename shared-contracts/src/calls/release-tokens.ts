import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { Name } from './release-builds.ts';
import { dataOf } from './schemas.ts';

/** The name of a person or of a build server, as the history shows it. */
const Releaser = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .@_-]{0,59}$/u));

/** Units that a token releases; null for every unit, the tokens and the registry itself. */
export const ReleaseUnits = z.nullable(z.array(Name).check(z.minLength(1), z.maxLength(50)));

const FAILS = {
  400: 'request.unreadable',
  404: 'release.unknownUnit',
  409: 'release.refused',
  503: 'release.away',
} as const;

export const listReleaseTokens = defineCall({
  method: 'GET',
  path: '/releases/api/tokens',
  access: 'releases',
  summary: 'Valid release tokens: names and units, never the tokens themselves',
  reply: dataOf(
    z.array(
      z.object({
        name: z.string(),
        units: ReleaseUnits,
        madeAt: z.string(),
        madeBy: z.string(),
        expiresAt: z.string(),
      }),
    ),
  ),
  fails: FAILS,
});

export const createReleaseToken = defineCall({
  method: 'POST',
  path: '/releases/api/tokens',
  access: 'releases',
  summary: 'Make a release token of a name and for units; it is shown once',
  body: z.object({
    name: Releaser,
    units: ReleaseUnits,
    hours: z.int().check(z.minimum(1), z.maximum(24 * 366)),
  }),
  reply: dataOf(z.object({ token: z.string() })),
  fails: FAILS,
});

export const revokeReleaseToken = defineCall({
  method: 'POST',
  path: '/releases/api/revocations',
  access: 'releases',
  summary: 'End the release token of a name at once',
  body: z.object({ name: Releaser }),
  reply: dataOf(z.object({ name: z.string() })),
  fails: FAILS,
});
