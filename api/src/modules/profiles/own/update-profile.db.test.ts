import { randomUUID } from 'node:crypto';
import { updateProfile } from 'shared-contracts/calls/own-profile';
import {
  getProfile,
  myProfile,
  OwnProfile,
  profileCompletion,
} from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { wrongPaths } from '../../../../test/wrong-paths.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha', current_city: 'Pune' } });
});

/** Sends a change as it is, whatever its type. */
const update = (profile: object, rest: object = {}, who = asha, id = who.id) =>
  send(t(), updateProfile, { params: { id }, body: { id, profile, ...rest } as never }, who.token);
async function stored(): Promise<Record<string, unknown>> {
  const { body } = await send(t(), myProfile, {}, asha.token);
  return body['data'] as Record<string, unknown>;
}

/** A change of every field that a member may write. */
const EVERYTHING = {
  name: 'Aparna',
  lastName: 'Kulkarni',
  name_devanagari: 'अपर्णा',
  last_name_devanagari: 'कुलकर्णी',
  phone: '+91 98220 00001',
  made_for: 'daughter',
  birthdate: '1997-02-28',
  birthname: 'चैताली',
  maritial_status: 'divorced',
  height: 158,
  current_city: 'सातारा',
  bloodgroup: 'O+',
  mother_tongue: 'Marathi',
  work: 'Own practice',
  occupation: 'Architect',
  annual_income: 1_200_000,
  education: 'B.Arch.',
  degree: 'Bachelor',
  career_goals: 'A studio\nof my own',
  property_details: 'A flat',
  number_of_siblings: 0,
  siblings_details: 'None',
  father_occupation: 'Teacher',
  mother_occupation: 'Doctor',
  mamkul: 'Joshi, Wai',
  family_financial_status: 'Comfortable',
  family_type: 'joint',
  family_values: 'liberal',
  hobbies_and_interests: 'Trekking, "old" houses & <b>tea</b>',
  aboutme: 'मला जुनी घरं आवडतात.\nAnd trees.',
  dietary_preferences: 'eggetarian',
  drinking_habits: 'never',
  smoking_habits: 'occasionally',
  expectation: 'Kindness',
  type_of_marriage_ceremony: 'Registered',
  interest_in_continuing_education: false,
  rashi: 'meena',
  gotra: 'Kashyap',
  mangal_dosh: 'anshik',
  partner_preferences: {
    age_from: 27,
    age_to: 33,
    height_from: 165,
    height_to: 190,
    annual_income_from: 6e5,
    maritial_status: ['never_married'],
    current_city: ['पुणे', 'Nashik'],
    education: 'A graduate',
    occupation: 'Any honest work',
    dietary_preferences: ['vegetarian', 'jain'],
    drinking_habits: ['never'],
    smoking_habits: ['never'],
    family_type: ['joint'],
    family_values: ['liberal'],
    mangal_dosh: ['no', 'anshik'],
  },
};

describe('changing the own profile', () => {
  it('stores no character that nobody sees, and keeps those that shape letters', async () => {
    await update({
      name: '\u202EAsha\u200B',
      current_city: '\u2800Pune\uFEFF',
      aboutme: 'कर्\u200Dम\u200B and \u2066trees\u2069',
    });
    expect(await stored()).toMatchObject({
      name: 'Asha',
      current_city: 'Pune',
      aboutme: 'कर्\u200Dम and trees',
    });
    const { status } = await update({ name: '\u200B\u2800' });
    expect(status).toBe(422);
  });

  it('stores every field, trimmed, and answers with the changed profile', async () => {
    const reply = await update({ ...EVERYTHING, gotra: '  Kashyap ' });
    expect(reply.status).toBe(200);
    expect(reply.body['data']).toMatchObject({ ...EVERYTHING, id: asha.id, age: 29 });
    expect(Object.keys(reply.body['data'] as object).toSorted()).toEqual(
      Object.keys(OwnProfile.shape).toSorted(),
    );
    expect(await stored()).toEqual(reply.body['data']);
  });

  it('leaves alone what is not named, and clears with null or an empty text', async () => {
    await update({ gotra: 'Kashyap', height: 160, aboutme: 'Hello' });
    await update({ aboutme: '  ', height: null });
    expect(await stored()).toMatchObject({
      aboutme: null,
      height: null,
      gotra: 'Kashyap',
      current_city: 'Pune',
      name: 'Asha',
    });
    const before = await stored();
    expect((await update({})).body).toEqual({ data: before });
    // A profile that was read carries its id.
    expect((await update({ id: asha.id, work: 'Own' })).status).toBe(200);
  });

  it('names every wrong field at once, and stores nothing of the request', async () => {
    const reply = await update({
      current_city: 'Nashik',
      name: ' ',
      lastName: null,
      name_devanagari: 'Asha',
      phone: 'ring me',
      birthdate: '2010-01-01',
      height: 300,
      annual_income: -1,
      number_of_siblings: 1.5,
      maritial_status: 'maybe',
      bloodgroup: 'C+',
      gotra: 'x'.repeat(161),
      work: 'two\nlines',
      aboutme: 'y'.repeat(2001),
      interest_in_continuing_education: 'yes',
      rashi: '',
      mamkul: 7,
    });
    expect(reply).toMatchObject({ status: 422, body: { code: 'form.invalid' } });
    expect(wrongPaths(reply).toSorted()).toEqual(
      ['name', 'lastName', 'name_devanagari', 'phone', 'birthdate', 'height', 'annual_income']
        .concat(['number_of_siblings', 'maritial_status', 'bloodgroup', 'gotra', 'work'])
        .concat(['aboutme', 'interest_in_continuing_education', 'rashi', 'mamkul'])
        .map((field) => `profile.${field}`)
        .toSorted(),
    );
    expect(await stored()).toMatchObject({ current_city: 'Pune', name: 'Asha' });
  });

  it('refuses by name what is not for a member to write, however it is asked', async () => {
    const forbidden = {
      gender_open: true,
      plan: 'trust',
      role: 'staff',
      points: 36,
      score: 100,
      listing_score: 9000,
      verified_personal: true,
      admitted: true,
      visible: true,
      state: 'active',
      usergroup: 'other',
      isAdmin: true,
      badges: { personal: true },
      pics: [],
      contact: [],
      video_intro: 'x',
      updated_at: '2020-01-01',
      age: 20,
    };
    const reply = await update({ ...forbidden, current_city: 'Nashik' });
    expect(reply.status).toBe(422);
    expect(wrongPaths(reply)).toEqual(Object.keys(forbidden).map((key) => `profile.${key}`));
    expect(reply.body['errors']).toContainEqual({
      path: 'profile.plan',
      message: 'Plan cannot be changed here.',
    });
    expect(await stored()).toMatchObject({ current_city: 'Pune', gender: 'female' });
    // Beside the profile they are not read at all.
    await update({ current_city: 'Wai' }, { plan: 'trust', role: 'staff' });
    const account = t()
      .db.selectFrom('accounts')
      .select(['plan', 'role'])
      .where('id', '=', asha.id);
    expect(await account.executeTakeFirst()).toEqual({ plan: 'hope', role: 'member' });
  });

  it.each([
    ['female', '2008-11-22', 'tooYoung'],
    ['female', '2008-11-21', null],
    ['male', '2005-11-22', 'tooYoung'],
    ['male', '2005-11-21', null],
    ['male', '1900-01-01', 'impossible'],
    ['female', '2026-02-30', 'no day'],
  ] as const)('lets a %s born %s be: %s', async (gender, birthdate, wrong) => {
    const who = await addPerson(t(), gender);
    const reply = await update({ birthdate }, {}, who);
    expect(reply.status).toBe(wrong === null ? 200 : 422);
    if (wrong !== null) expect(wrongPaths(reply)).toEqual(['profile.birthdate']);
  });

  it('keeps the person whose papers were verified, and everything else of the request undone', async () => {
    const held = t().db.updateTable('profiles').set({ verified_personal: true });
    await held.where('id', '=', asha.id).execute();
    const reply = await update({ name: 'Deepika', birthdate: '2004-01-05', gotra: 'Atri' });
    expect(reply.status).toBe(422);
    expect(wrongPaths(reply).toSorted()).toEqual(['profile.birthdate', 'profile.name']);
    expect(await stored()).toMatchObject({ name: 'Asha' });
    expect((await stored())['gotra']).not.toBe('Atri');
    expect((await update({ name: 'Aasha', name_devanagari: 'आशा' })).status).toBe(200);
  });

  it('refreshes the scores in the same breath', async () => {
    const score = async () => {
      const { body } = await send(t(), profileCompletion, {}, asha.token);
      return (body['data'] as { score: number }).score;
    };
    await update({ current_city: null });
    const empty = await score();
    await update({ ...EVERYTHING });
    expect(await score()).toBe(empty + 35);
    await update({ aboutme: null });
    expect(await score()).toBe(empty + 33);
  });
});

describe("somebody else's profile", () => {
  it('cannot be changed by any id of the request, and answers as one that does not exist', async () => {
    const other = await addPerson(t(), 'female', { profile: { gotra: 'Atri' } });
    const change = { gotra: 'x' };
    const put = (path: string, outside: string, inside: string) =>
      send(
        t(),
        updateProfile,
        { params: { id: path }, body: { id: outside, profile: { ...change, id: inside } } },
        asha.token,
      );
    for (const reply of [
      await put(other.id, asha.id, asha.id),
      await put(asha.id, other.id, asha.id),
      await put(asha.id, asha.id, other.id),
      await put(randomUUID(), asha.id, asha.id),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'profile.notFound' } });
    const row = t().db.selectFrom('profiles').select('gotra').where('id', '=', other.id);
    expect(await row.executeTakeFirst()).toEqual({ gotra: 'Atri' });
  });

  it('is not there for an account without one, and closed to visitors', async () => {
    const staff = await addMember(t(), { role: 'staff' });
    expect((await update({ gotra: 'x' }, {}, staff)).status).toBe(404);
    const body = { id: asha.id, profile: {} };
    expect((await send(t(), updateProfile, { params: { id: asha.id }, body })).status).toBe(401);
  });
});

describe('two tabs', () => {
  it('do not overwrite each other unseen, where they say what they edited', async () => {
    const { updated_at } = await stored();
    const known = { if_updated_at: updated_at };
    const first = await update({ work: 'One' }, known);
    expect(first.status).toBe(200);
    // The clock of the tests stands still: it is another change all the same.
    expect(await update({ work: 'Two' }, known)).toMatchObject({
      status: 409,
      body: { code: 'profile.changedMeanwhile' },
    });
    expect(await stored()).toMatchObject({ work: 'One' });
    const now = (first.body['data'] as { updated_at: string }).updated_at;
    expect((await update({ work: 'Two' }, { if_updated_at: now })).status).toBe(200);
    const bad = await update({}, { if_updated_at: 'yesterday' });
    expect(wrongPaths(bad)).toEqual(['if_updated_at']);
  });

  it('let exactly one through when both save at the same time', async () => {
    const { updated_at } = await stored();
    const works = ['One', 'Two', 'Three', 'Four'];
    const replies = await Promise.all(
      works.map((work) => update({ work }, { if_updated_at: updated_at })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const saved = works[replies.findIndex(({ status }) => status === 200)];
    expect(await stored()).toMatchObject({ work: saved });
  });

  it('keep both changes when they are of different fields', async () => {
    const changes = [{ work: 'A' }, { gotra: 'B' }, { height: 160 }, { mamkul: 'C' }];
    await Promise.all(changes.map((change) => update(change)));
    expect(await stored()).toMatchObject(Object.assign({}, ...changes));
  });
});

it('shows others the change, and still no phone', async () => {
  await update({ work: 'Own', phone: '+91 98220 00009' });
  const rohan = await addPerson(t(), 'male', { account: { plan: 'trust' } });
  const { body } = await send(t(), getProfile, { params: { id: asha.id } }, rohan.token);
  expect(body).toMatchObject({ data: { data: { work: 'Own' } } });
  expect(JSON.stringify(body)).not.toMatch(/98220 ?00009/);
});
