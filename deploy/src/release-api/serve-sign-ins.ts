import { Refusal } from 'api/refusal';
import type { FastifyInstance } from 'fastify';
import { signInToRelease, signOutOfRelease } from 'shared-contracts/calls/release-sign-in';
import { messageOf } from 'shared-contracts/locales/en/messages';
import { bearerOf, ofAccounts, releaserOf } from './authorize.ts';
import type { ReleaseActions } from './release-actions.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import { serveCall } from './serve-call.ts';

/** How long the token of a person is good. */
const HOURS = 12;

/**
 * People sign in with an account of the site (decision 273). The accounts verify password, code and duty and count the
 * tries; the token is the release service's own, and a session of the site is none.
 */
export function serveSignIns(app: FastifyInstance, actions: ReleaseActions): void {
  serveCall(app, signInToRelease, async ({ body: { units = null, ...given } }, request) => {
    // A try is not spent, and no code used up, where no token could be stored.
    const { tokens, audit } = await actions.registry();
    const found = await ofAccounts(actions.accounts, ({ signIn }) =>
      signIn(given, request.ip),
    ).catch(signInRefusal);
    if ('lacks' in found) throw lackRefusal(found.lacks);
    const { accountId, version, email: name } = found;
    const account = { accountId, version };
    const { token, expiresAt } = await tokens.create({
      name,
      units,
      by: name,
      hours: HOURS,
      account,
    });
    await audit.recordDone({ by: name, action: 'sign-in', subject: { units } });
    return { data: { token, name, units, expiresAt: expiresAt.toISOString() } };
  });

  serveCall(app, signOutOfRelease, async (_input, request) => {
    const { tokens, audit } = await actions.registry();
    const { name, account } = releaserOf(request);
    if (account === undefined) {
      throw new ReleaseRefusal(
        409,
        'release.refused',
        'This token was not made by signing in: "mfctl token revoke NAME" ends it.',
      );
    }
    await tokens.end(bearerOf(request));
    await audit.recordDone({ by: name, action: 'sign-out', subject: {} });
    return { data: { name } };
  });
}

/** Refusals of the API's sign-in, each as a sentence of the terminal. */
function signInRefusal(error: unknown): never {
  if (!(error instanceof Refusal) || error instanceof ReleaseRefusal) throw error;
  const { status, code, parts } = error;
  const detail = SENTENCES[code] ?? messageOf(code).text;
  throw new ReleaseRefusal(status, code, detail, parts);
}

const SENTENCES: Readonly<Record<string, string>> = {
  'auth.wrongPassword': 'E-mail address or password is wrong.',
  'auth.codeNeeded': 'The code of the second factor is needed.',
  'factor.codeWrong': 'The code is wrong or was used already: take the next one of the app.',
  'auth.tooManyTries':
    'There were too many tries, here or at the sign-in of the site: wait a quarter of an hour.',
};

function lackRefusal(lacks: 'duty' | 'factor'): ReleaseRefusal {
  return lacks === 'duty'
    ? new ReleaseRefusal(
        403,
        'release.noDuty',
        "This account lacks the duty 'release-manager'. Those who run the servers give it with staff-role (deploy/docs/operations.md).",
      )
    : new ReleaseRefusal(
        403,
        'release.noFactor',
        'This account has no second factor, without which no one releases: set one up on the site under Settings, Second factor.',
      );
}
