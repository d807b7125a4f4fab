import { callPath, pathParameters, type CallShape } from 'shared-contracts/calls/call';
import { describe, expect, it } from 'vitest';
import { useApp } from '../test/app.ts';
import { addMember } from '../test/members.ts';

const t = useApp();

/** Who is turned away from a call before it looks at the request (access.md, 'Defaults'). */
const TURNED_AWAY = {
  public: {},
  member: { visitor: 401 },
  staff: { visitor: 404, hope: 404, trust: 404 },
} as const;

type Role = 'visitor' | 'hope' | 'trust' | 'staff';

async function tokens(): Promise<Record<Role, string | null>> {
  const [hope, trust, staff] = await Promise.all([
    addMember(t()),
    addMember(t(), { plan: 'trust' }),
    addMember(t(), { role: 'staff' }),
  ]);
  return { visitor: null, hope: hope.token, trust: trust.token, staff: staff.token };
}

/** An address of the call with something in the place of every parameter. */
function addressOf(call: CallShape): string {
  const params = Object.fromEntries(pathParameters(call.path).map((name) => [name, 'x']));
  return callPath(call, { params });
}

describe('access', () => {
  it('holds for every role on every call, with and without the trailing slash', async () => {
    const all = await tokens();
    for (const call of t().served) {
      for (const [role, token] of Object.entries(all) as [Role, string | null][]) {
        // Whoever signs out is out; that call has a test of its own.
        if (call.path === '/api/v1/sign_out' && token !== null) continue;
        for (const url of [addressOf(call), `${addressOf(call)}/`]) {
          const headers = token === null ? {} : { authorization: `Bearer ${token}` };
          const response = await t().app.inject({ method: call.method, url, headers });
          const expected = (TURNED_AWAY[call.access] as Partial<Record<Role, number>>)[role];
          const told = `${role} ${call.method} ${url}: ${response.body}`;
          if (expected !== undefined) expect(response.statusCode, told).toBe(expected);
          else {
            expect(response.statusCode, told).not.toBe(401);
            expect(response.body, told).not.toContain('route.unknown');
            expect(response.statusCode, told).toBeLessThan(500);
          }
        }
      }
    }
  });
});
