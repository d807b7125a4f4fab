import { allCalls } from 'shared-contracts/calls/all-calls';
import { callPath, pathParameters, type CallShape } from 'shared-contracts/calls/call';
import { describe, expect, it } from 'vitest';
import { useApp } from '../test/app.ts';
import { addMember } from '../test/members.ts';

const t = useApp();

/** Who is turned away from a call before it looks at the request (access.md, 'Defaults'). */
const TURNED_AWAY = {
  public: {},
  member: { visitor: 401 },
  staff: { visitor: 404, hope: 404, belief: 404, trust: 404 },
} as const;

type Role = 'visitor' | 'hope' | 'belief' | 'trust' | 'staff';

async function tokens(): Promise<Record<Role, string | null>> {
  const [hope, belief, trust, staff] = await Promise.all([
    addMember(t()),
    addMember(t(), { plan: 'belief' }),
    addMember(t(), { plan: 'trust' }),
    addMember(t(), { role: 'staff' }),
  ]);
  return {
    visitor: null,
    hope: hope.token,
    belief: belief.token,
    trust: trust.token,
    staff: staff.token,
  };
}

/** An address of the call with something in the place of every parameter, without a slash at its end. */
function addressOf(call: CallShape): string {
  const params = Object.fromEntries(pathParameters(call.path).map((name) => [name, 'x']));
  return callPath(call, { params }).replace(/\/$/, '');
}

/** Calls that end the session of whoever makes them; each has tests of its own. */
const ENDS_SESSIONS = ['/api/v1/sign_out', '/api/v1/sign_out_everywhere'];

/** Makes a call with and without the trailing slash, as every role. */
async function asEveryRole(
  calls: readonly CallShape[],
  check: (call: CallShape, role: Role, reply: { status: number; body: string }) => void,
): Promise<void> {
  const all = await tokens();
  for (const call of calls) {
    for (const [role, token] of Object.entries(all) as [Role, string | null][]) {
      if (ENDS_SESSIONS.includes(call.path) && token !== null) continue;
      for (const url of [addressOf(call), `${addressOf(call)}/`]) {
        const headers = token === null ? {} : { authorization: `Bearer ${token}` };
        const response = await t().app.inject({ method: call.method, url, headers });
        check(call, role, { status: response.statusCode, body: response.body });
      }
    }
  }
}

function turnedAway(call: CallShape, role: Role): number | undefined {
  return (TURNED_AWAY[call.access] as Partial<Record<Role, number>>)[role];
}

describe('access', () => {
  it('holds for every role on every call, with and without the trailing slash', async () => {
    await asEveryRole(t().served, (call, role, { status, body }) => {
      const expected = turnedAway(call, role);
      const told = `${role} ${call.method} ${call.path}: ${body}`;
      if (expected !== undefined) expect(status, told).toBe(expected);
      else {
        expect(status, told).not.toBe(401);
        expect(body, told).not.toContain('route.unknown');
        expect(status, told).toBeLessThan(500);
      }
    });
  });

  it('holds on calls that have no handler yet; whoever may call is told so', async () => {
    await asEveryRole(t().unhandled, (call, role, { status, body }) => {
      const told = `${role} ${call.method} ${call.path}: ${body}`;
      expect(status, told).toBe(turnedAway(call, role) ?? 501);
      if (status === 501) expect(body).toContain('call.notImplemented');
      if (status === 404) expect(body).toContain('route.unknown');
    });
  });

  it('is settled for every call of the contract', () => {
    const known = new Set([...t().served, ...t().unhandled]);
    expect(allCalls.filter((call) => !known.has(call))).toEqual([]);
    expect(known.size).toBe(allCalls.length);
  });
});
