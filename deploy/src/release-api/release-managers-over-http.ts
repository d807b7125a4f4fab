import { GATEWAY_HEADER, RELEASE_MANAGER_PATHS } from 'api/gateway-requests';
import { Refusal, serverBusy } from 'api/refusal';
import { signInToRelease } from 'shared-contracts/calls/release-sign-in';
import { z } from 'zod';
import type { ReleaseActions } from './release-actions.ts';

type ReleaseManagers = NonNullable<ReleaseActions['accounts']>;

/** A password is slow to verify, by design. */
const TIMEOUT_MS = 10_000;

const Found = z.object({
  data: z.union([
    z.object({ accountId: z.string(), version: z.number(), email: z.string() }),
    z.object({ lacks: z.enum(['duty', 'factor']) }),
  ]),
});
const Still = z.object({ data: z.boolean() });
/** Refusals of signing in; every other reply means that the accounts cannot be reached. */
const Refused = z.object({
  code: z.enum([...signInToRelease.fails[401], signInToRelease.fails[429]]),
});

/** The accounts of an API that runs apart; `address` has no trailing slash, `secret` is GATEWAY_SECRET. */
export function releaseManagersOverHttp(
  address: string,
  secret: string,
  fetch = globalThis.fetch,
): ReleaseManagers {
  const send = async <Reply>(path: string, body: object, reply: z.ZodType<Reply>) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [GATEWAY_HEADER]: secret },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw Object.assign(serverBusy(), { cause });
    });
    const content: unknown = await answer.json().catch(() => null);
    const read = reply.safeParse(content);
    if (answer.ok && read.success) return read.data;
    const refused = Refused.safeParse(content);
    if (!refused.success) throw serverBusy();
    const retryAfter = Number(answer.headers.get('retry-after'));
    throw new Refusal(answer.status, refused.data.code, retryAfter > 0 ? { retryAfter } : {});
  };
  return {
    signIn: async (given, ip) =>
      (await send(RELEASE_MANAGER_PATHS.signIn, { ...given, ip }, Found)).data,
    isStill: async ({ accountId, version }) =>
      (await send(RELEASE_MANAGER_PATHS.isStill, { accountId, version }, Still)).data,
  };
}
