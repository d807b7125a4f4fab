import { updateProfile } from 'shared-contracts/calls/own-profile';
import { getProfile, myProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { wrongPaths } from '../../../../test/wrong-paths.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female');
});

/** Sends wishes as they are, whatever their type. */
const update = (profile: object) =>
  send(
    t(),
    updateProfile,
    { params: { id: asha.id }, body: { id: asha.id, profile } as never },
    asha.token,
  );
async function stored(): Promise<Record<string, unknown>> {
  const { body } = await send(t(), myProfile, {}, asha.token);
  return body['data'] as Record<string, unknown>;
}

describe('whom one hopes for', () => {
  it('is stored as a whole, and as nothing where everything is left open', async () => {
    await update({ partner_preferences: { age_from: 25, smoking_habits: ['never'] } });
    await update({ partner_preferences: { education: '  A graduate ' } });
    expect(await stored()).toMatchObject({ partner_preferences: { education: 'A graduate' } });
    await update({ gotra: 'Atri' });
    expect(await stored()).toMatchObject({ partner_preferences: { education: 'A graduate' } });
    await update({ partner_preferences: {} });
    expect(await stored()).toMatchObject({ partner_preferences: null });
    await update({ partner_preferences: { age_from: 25 } });
    await update({ partner_preferences: null });
    expect(await stored()).toMatchObject({ partner_preferences: null });
  });

  it('names every wrong wish', async () => {
    const reply = await update({
      partner_preferences: {
        age_from: 35,
        age_to: 30,
        height_from: 20,
        maritial_status: [],
        caste: 'x',
        current_city: ['!'],
        drinking_habits: ['never', 'never', 'never', 'never'],
      },
    });
    expect(reply.status).toBe(422);
    expect(wrongPaths(reply).toSorted()).toEqual(
      ['age_to', 'caste', 'current_city.0', 'drinking_habits', 'height_from', 'maritial_status']
        .map((wish) => `profile.partner_preferences.${wish}`)
        .toSorted(),
    );
  });

  it.each(['A\u0000graduate', 'A \ud800 graduate', 'A\ngraduate', ' ', '!'])(
    'refuses a wish that no name of anything is: %j',
    async (education) => {
      const reply = await update({ partner_preferences: { education } });
      expect(reply.status).toBe(422);
      expect(wrongPaths(reply)).toEqual(['profile.partner_preferences.education']);
    },
  );

  it('is told to others', async () => {
    const wishes = { age_from: 27, smoking_habits: ['never'] };
    await update({ partner_preferences: wishes });
    const groom = await addPerson(t(), 'male');
    const { body } = await send(t(), getProfile, { params: { id: asha.id } }, groom.token);
    expect(body).toMatchObject({ data: { data: { partner_preferences: wishes } } });
  });
});
