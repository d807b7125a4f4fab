import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { describe, expect, it } from 'vitest';
import { useApp, type TestApp } from '../../../test/app.ts';
import { nameOf } from '../calls/call-names.ts';
import { STAFF, type Role } from '../fixtures/roles.ts';
import { setScene, type Scene } from '../fixtures/scene.ts';
import { makeRequest } from '../requests/make-request.ts';
import { validRequest } from '../requests/valid-request.ts';

const t = useApp();

/** What a body might try to write along (access.md, 'Defaults'). */
const STOLEN = {
  role: 'staff',
  plan: 'trust',
  plan_until: '2099-01-01',
  isAdmin: true,
  myplan: 'trust',
  verified_personal: true,
  verified_job: true,
  verified_salary: true,
  verified_property: true,
  badges: { personal: true },
  points: 1e3,
  score: 100,
  listing_score: 9,
  visitor_score: 9,
  account_id: '5a97a0ad-0001-4000-8000-000000000001',
  from_id: 'x',
  from: 'x',
  user_id: 'x',
  confirmed_at: '2020-01-01',
  token_version: 9,
  admitted: true,
  visible: true,
  usergroup: 'elsewhere',
  created_at: '2000-01-01',
  video_intro: 'x',
  amount: 1,
};

/** The body with these keys in every object of it, where they are not there already. */
function burdened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => burdened(one));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, one]) => [name, burdened(one)] as const);
  return { ...STOLEN, ...Object.fromEntries(inner) };
}

/** What of the two people no request of the caller's may change. */
async function guarded({ t: app, me, you }: Scene): Promise<unknown> {
  const accounts = await app.db
    .selectFrom('accounts')
    .select(['id', 'role', 'plan', 'plan_until', 'confirmed_at', 'email', 'token_version'])
    .where('id', 'in', [me.id, you.id])
    .orderBy('id')
    .execute();
  const profiles = await app.db
    .selectFrom('profiles')
    .select(['id', 'usergroup', 'gender', 'admitted', 'video_intro', 'created_at'])
    .select(['verified_personal', 'verified_job', 'verified_salary', 'verified_property'])
    .where('id', 'in', [me.id, you.id])
    .orderBy('id')
    .execute();
  return { accounts, profiles };
}

/** These change what is guarded, and rightly so. */
const RIGHTLY: readonly string[] = [
  'DELETE /api/v1/delete/profile',
  'POST /api/v1/sign_out_everywhere',
  'POST /api/v1/resetpassword',
  'POST /api/v1/verification/decision',
  'POST /api/v1/pics/decision',
];

/** Who asks: of a staff call everybody of the staff, whatever the duty. */
const rolesOf = ({ access }: CallShape): readonly Role[] => (access === 'staff' ? STAFF : ['hope']);

const withBody = (allCalls as readonly CallShape[])
  .filter(({ body, encoding }) => body !== undefined && encoding !== 'multipart')
  .filter((call) => !RIGHTLY.includes(nameOf(call)))
  .flatMap((call) => rolesOf(call).map((role) => [nameOf(call), role, call] as const));

function isServed({ served }: TestApp, call: CallShape): boolean {
  return served.some((one) => nameOf(one) === nameOf(call));
}

describe('a body that brings more than is asked for', () => {
  it.for(withBody)('gets nothing more from %s as %s', async ([, role, call], { skip }) => {
    skip(!isServed(t(), call), 'no handler yet');
    const [plain, greedy] = [await setScene(t(), role), await setScene(t(), role)];
    const send = async (scene: Scene, more: boolean) => {
      const input = await validRequest(call, scene);
      const body = more ? burdened(input.body) : input.body;
      const { token } = scene.me;
      return makeRequest(
        t(),
        call,
        { ...input, body },
        { token, address: `10.1.1.${more ? 1 : 2}` },
      );
    };
    const usual = await send(plain, false);
    const before = await guarded(greedy);
    const reply = await send(greedy, true);
    // Either what is too much is left aside, or each of it is named as wrong.
    expect([usual.status, 422], reply.text).toContain(reply.status);
    expect(await guarded(greedy)).toEqual(before);
  });
});
