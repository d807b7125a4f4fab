import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { nameOf, type CallName } from '../calls/call-names.ts';
import { setScene, type Scene } from '../fixtures/scene.ts';
import { makeRequest } from '../requests/make-request.ts';
import { validRequest } from '../requests/valid-request.ts';

const t = useApp();

/** Members' calls that leave an entry too when staff make them (access.md, 'logged'). */
const LOGGED: readonly CallName[] = [
  'GET /api/v1/profiles',
  'GET /api/v1/profiles/{id}',
  'GET /api/v1/profiles/{id}/like',
];

/** Calls of staff that are about nobody but the caller, and change nothing. */
const OWN_STATE: readonly CallName[] = ['GET /api/v1/staff_factor'];

const watched = (allCalls as readonly CallShape[])
  .filter((call) => call.access === 'staff' || LOGGED.includes(nameOf(call)))
  .filter((call) => !OWN_STATE.includes(nameOf(call)))
  .map((call) => [nameOf(call), call] as const);

async function entriesOf({ me }: Scene): Promise<number> {
  const entries = await t()
    .db.selectFrom('audit_trail')
    .select('id')
    .where('actor_id', '=', me.id)
    .execute();
  return entries.length;
}

describe('what staff do', () => {
  it.for(watched)('is on the audit trail, once: %s', async ([name, call], { skip }) => {
    skip(!t().served.some((one) => nameOf(one) === name), 'no handler yet');
    const scene = await setScene(t(), 'staff');
    const input = await validRequest(call, scene);
    const reply = await makeRequest(t(), call, input, { token: scene.me.token });
    expect(reply.status, reply.text).toBe(200);
    expect(await entriesOf(scene)).toBe(1);
  });

  it.for(watched)('is not there for anyone else: %s', async ([name, call], { skip }) => {
    skip(!t().served.some((one) => nameOf(one) === name), 'no handler yet');
    const scene = await setScene(t(), 'formerStaff');
    const input = await validRequest(call, scene);
    await makeRequest(t(), call, input, { token: scene.me.token });
    expect(await entriesOf(scene)).toBe(0);
  });
});
