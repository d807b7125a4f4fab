import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createReleaseToken,
  listReleaseTokens,
  revokeReleaseToken,
} from 'shared-contracts/calls/release-tokens';
import { nameOf, refuseBound, refuseTaken } from './authorize.ts';
import type { ReleaseActions } from './release-actions.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import { serveCall } from './serve-call.ts';

/** Tokens of people and build servers; a token that is bound to units sees none of this. */
export function serveTokens(app: FastifyInstance, actions: ReleaseActions): void {
  const record = async (request: FastifyRequest, action: string, subject: object) => {
    const { audit } = await actions.registry();
    const by = nameOf(request);
    await audit.record({ by, action, subject, result: 'done', generation: null, detail: '' });
  };

  serveCall(app, listReleaseTokens, async (_input, request) => {
    refuseBound(request);
    const { tokens } = await actions.registry();
    const data = (await tokens.list()).map(({ name, units, madeAt, madeBy, expiresAt }) => ({
      name,
      units: units === null ? null : [...units],
      madeAt: madeAt.toISOString(),
      madeBy,
      expiresAt: expiresAt.toISOString(),
    }));
    return { data };
  });

  serveCall(app, createReleaseToken, async ({ body: { name, units, hours } }, request) => {
    refuseBound(request);
    refuseTaken(name);
    const { tokens } = await actions.registry();
    const token = await tokens.create({ name, units, hours, by: nameOf(request) });
    await record(request, 'token.create', { name, units, hours });
    return { data: { token } };
  });

  serveCall(app, revokeReleaseToken, async ({ body: { name } }, request) => {
    refuseBound(request);
    const { tokens } = await actions.registry();
    if (!(await tokens.revoke(name))) {
      throw new ReleaseRefusal(409, 'release.refused', `There is no token of ${name}.`);
    }
    await record(request, 'token.revoke', { name });
    return { data: { name } };
  });
}
