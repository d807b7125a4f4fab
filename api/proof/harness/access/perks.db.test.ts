import { getBiodata } from 'shared-contracts/calls/biodata';
import type { CallShape, LooseInput } from 'shared-contracts/calls/call';
import { saveContacts } from 'shared-contracts/calls/contacts';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { toPid } from 'shared-contracts/domain/pid';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import type { Role } from '../fixtures/roles.ts';
import { setScenes, type Scene } from '../fixtures/scene.ts';
import { makeRequest } from '../requests/make-request.ts';

const t = useApp();

/** Everybody who is let in, with or without what a plan or a verification adds. */
const MEMBERS = [
  ...(['hope', 'belief', 'trust', 'verified', 'staff', 'formerStaff'] as const),
] satisfies readonly Role[];
type Answers = Readonly<Record<(typeof MEMBERS)[number], string>>;

interface Perk {
  readonly call: CallShape;
  readonly input: (scene: Scene) => LooseInput;
  readonly answers: Answers;
}

const UPGRADE = '402 plan.required';
// Staff acting as a member have a member's rights only: theirs are on Hope.
const onHope = (answer: string) => ({
  hope: answer,
  verified: answer,
  staff: answer,
  formerStaff: answer,
});

/** What the same request gets by plan and verification (access.md, 'Defaults'; readings, 'Perks made real'). */
const perks: Readonly<Record<string, Perk>> = {
  'people whose identity was verified': {
    call: listProfiles,
    input: () => ({ query: { verified: 'personal' } }),
    answers: { ...onHope(UPGRADE), belief: '200', trust: '200' },
  },
  'people whose job was verified': {
    call: listProfiles,
    input: () => ({ query: { verified: 'job' } }),
    answers: { ...onHope(UPGRADE), belief: UPGRADE, trust: '200' },
  },
  'people whose income was verified': {
    call: listProfiles,
    input: () => ({ query: { verified: 'salary' } }),
    answers: { ...onHope(UPGRADE), belief: UPGRADE, trust: '200' },
  },
  "somebody's contacts": {
    call: getProfile,
    input: ({ you }) => ({ params: { id: you.id }, query: { reveal: 'contacts' } }),
    // Trust is verified here, Belief is not.
    answers: { ...onHope(UPGRADE), belief: '403 contacts.verifyFirst', trust: '200' },
  },
  'the biodata of somebody who is not verified': {
    call: getBiodata,
    input: ({ you }) => ({ query: { pid: toPid(you.id) } }),
    answers: {
      ...onHope('423 biodata.notVerified'),
      belief: '423 biodata.notVerified',
      trust: '423 biodata.notVerified',
      staff: '403 biodata.notForStaff',
    },
  },
};

async function prepare({ you }: Scene): Promise<void> {
  const body = [{ name: 'Father', relation: 'father', phone: '98220 54321' }];
  await makeRequest(t(), saveContacts, { body }, { token: you.token });
}

describe('a perk', () => {
  it.each(Object.entries(perks))('%s, is for whom the plan gives it to', async (name, perk) => {
    const given: Record<string, string> = {};
    for (const scene of await setScenes(t(), MEMBERS)) {
      await prepare(scene);
      if (name.startsWith('the biodata')) await unverify(scene);
      const { status, json } = await makeRequest(t(), perk.call, perk.input(scene), {
        token: scene.me.token,
      });
      const code = status === 200 ? '' : ` ${(json as { code: string }).code}`;
      given[scene.role] = `${status}${code}`;
    }
    expect(given).toEqual(perk.answers);
  });
});

async function unverify({ you }: Scene): Promise<void> {
  await t()
    .db.updateTable('profiles')
    .set({ verified_personal: false })
    .where('id', '=', you.id)
    .execute();
}
