import { randomUUID } from 'node:crypto';
import { DUTIES, type Duty } from 'shared-contracts/calls/call';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { signToken, TOKEN_SECONDS } from '../../src/identity/session-token.ts';
import { newProfileRow } from '../../src/profiles/profiles.store.ts';
import type { TestApp } from '../../test/app.ts';
import { STAFF, type Role } from './roles.ts';

/** Somebody of a scene. */
export interface Person {
  readonly id: string;
  readonly email: string;
  /** Null for a visitor. */
  readonly token: string | null;
  readonly sessionId: string;
}

/** Two people who nobody else knows: he makes the call, she is whom it may be about. */
export interface Scene {
  readonly t: TestApp;
  readonly role: Role;
  /** The caller; an account stands behind a visitor too, but the visitor does not show it. */
  readonly me: Person;
  /** A verified, visible woman on Hope with one photo. */
  readonly you: Person;
}

const PLANS: Partial<Record<Role, PlanCode>> = {
  belief: 'belief',
  trust: 'trust',
  // So that what is refused them is refused for the block's sake alone.
  blocked: 'trust',
  blocker: 'trust',
};
const VERIFIED: readonly Role[] = ['verified', 'trust', 'blocked', 'blocker'];
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** One fresh scene for each role, in a handful of statements. */
export async function setScenes(t: TestApp, roles: readonly Role[]): Promise<Scene[]> {
  const scenes = await Promise.all(
    roles.map(async (role) => ({
      ...{ t, role },
      me: await newPerson(t, role),
      you: await newPerson(t, 'hope', 'other'),
    })),
  );
  await storeAccounts(t, scenes);
  await storeProfiles(t, scenes);
  const blocks = scenes.flatMap(({ role, me, you }) => {
    if (role === 'blocker') return [{ blocker_id: me.id, blocked_id: you.id }];
    return role === 'blocked' ? [{ blocker_id: you.id, blocked_id: me.id }] : [];
  });
  if (blocks.length > 0) await t.db.insertInto('blocks').values(blocks).execute();
  const former = scenes.filter(({ role }) => role === 'formerStaff').map(({ me }) => me.id);
  if (former.length > 0) {
    const demoted = { role: 'member' } as const;
    await t.db.updateTable('accounts').set(demoted).where('id', 'in', former).execute();
  }
  return scenes;
}

/** One fresh scene. */
export async function setScene(t: TestApp, role: Role): Promise<Scene> {
  const [scene] = await setScenes(t, [role]);
  if (scene === undefined) throw new Error('A scene was asked for.');
  return scene;
}

/** Takes the account of a `deleted` caller away, as the law has it; the token stays in the hand. */
export async function takeAccount({ t, role, me }: Scene): Promise<void> {
  if (role !== 'deleted') return;
  await t.db.deleteFrom('accounts').where('id', '=', me.id).execute();
}

async function newPerson(t: TestApp, role: Role, name: string = role): Promise<Person> {
  const id = randomUUID();
  const sessionId = randomUUID();
  const now = t.clock.read();
  const age = role === 'expired' ? TOKEN_SECONDS * 1000 + 1000 : 0;
  const signedAt = new Date(now.getTime() - age);
  const claims = { accountId: id, sessionId, version: 1 };
  const token = role === 'visitor' ? null : await signToken(claims, t.parts.jwtSecret, signedAt);
  return { id, sessionId, token, email: `${name.toLowerCase()}.${id}@cast.example` };
}

async function storeAccounts({ db, clock }: TestApp, scenes: readonly Scene[]): Promise<void> {
  const now = clock.read();
  const people = scenes.flatMap(({ role, me, you }) => [
    { ...me, role },
    { ...you, role: 'hope' as const },
  ]);
  const accounts = people.map(({ id, email, role }) => ({
    id,
    email,
    role: isStaff(role) || role === 'formerStaff' ? ('staff' as const) : ('member' as const),
    duties: dutiesOf(role),
    plan: PLANS[role] ?? 'hope',
    plan_until: PLANS[role] === undefined ? null : new Date(now.getTime() + YEAR_MS),
    password_hash: null,
    confirmed_at: now,
    created_at: now,
  }));
  await db.insertInto('accounts').values(accounts).execute();
  const sessions = people.map(({ id, sessionId }) => ({
    ...{ id: sessionId, account_id: id, created_at: now, ended_at: null },
  }));
  await db.insertInto('sessions').values(sessions).execute();
}

async function storeProfiles(
  { db, clock, parts }: TestApp,
  scenes: readonly Scene[],
): Promise<void> {
  const now = clock.read();
  const usergroup = parts.config.communityCode;
  const none = { personal: false, job: false, salary: false, property: false };
  const rows = scenes.flatMap(({ role, me, you }) => [
    newProfileRow(
      {
        ...{ id: me.id, usergroup, now, phone: OWN_PHONE },
        admitted: !isStaff(role),
        fields: { name: 'Caller', lastName: 'Joshi', gender: 'male', birthdate: '1996-05-04' },
      },
      {
        ...{ photos: 0, contacts: 0, videoIntro: false, plan: PLANS[role] ?? 'hope' },
        verified: { ...none, personal: VERIFIED.includes(role) },
      },
    ),
    newProfileRow(
      {
        ...{ id: you.id, usergroup, now, admitted: true },
        fields: { name: 'Shown', lastName: 'Kale', gender: 'female', birthdate: '1998-05-04' },
      },
      {
        ...{ photos: 1, contacts: 0, videoIntro: false, plan: 'hope' },
        verified: { ...none, personal: true },
      },
    ),
  ]);
  await db.insertInto('profiles').values(rows).execute();
  const pics = scenes.map(({ you }) => ({
    ...{ id: randomUUID(), profile_id: you.id, position: 0, is_primary: true },
    file_key: you.id,
  }));
  await db.insertInto('pics').values(pics).execute();
}

/** The phone number of every caller. */
export const OWN_PHONE = '+91 98220 12345';

function isStaff(role: Role): boolean {
  return STAFF.some((one) => one === role);
}

function dutiesOf(role: Role): Duty[] {
  if (role === 'staff' || role === 'formerStaff') return [...DUTIES];
  return DUTIES.filter((duty) => duty === role);
}
