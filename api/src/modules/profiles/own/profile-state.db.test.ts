import { setProfileState } from 'shared-contracts/calls/own-profile';
import { getProfile, listProfiles, myProfile, viewProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  [asha, rohan] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
});

const set = (state: 'active' | 'paused' | 'marriage_fixed', who = asha) =>
  send(t(), setProfileState, { body: { state } }, who.token);

/** Where Rohan and a visitor still find Asha. */
async function found(): Promise<string[]> {
  const listed = await send(t(), listProfiles, { query: { sort: 'newest' } }, rohan.token);
  const cards = (listed.body['data'] as { data: { id: string }[] }).data;
  const opened = await send(t(), getProfile, { params: { id: asha.id } }, rohan.token);
  const limited = await send(t(), viewProfile, { query: { id: asha.id } });
  return [
    ...(cards.some(({ id }) => id === asha.id) ? ['list'] : []),
    ...(opened.status === 200 ? ['profile'] : []),
    ...(limited.status === 200 ? ['limited'] : []),
  ];
}

describe('a profile', () => {
  it.each(['paused', 'marriage_fixed'] as const)(
    'that is %s is found nowhere, stays its owner’s, and comes back',
    async (state) => {
      expect(await found()).toEqual(['list', 'profile', 'limited']);
      expect((await set(state)).body).toEqual({ data: { state } });
      expect(await found()).toEqual([]);
      const mine = await send(t(), myProfile, {}, asha.token);
      expect(mine.body).toMatchObject({ data: { state } });
      expect((await set(state)).status).toBe(200);
      await set('active');
      expect(await found()).toEqual(['list', 'profile', 'limited']);
    },
  );

  it('that the staff has hidden stays hidden', async () => {
    const hidden = await addPerson(t(), 'female', { profile: { state: 'hidden' } });
    for (const state of ['active', 'paused'] as const)
      expect(await set(state, hidden)).toMatchObject({
        status: 403,
        body: { code: 'profile.hiddenByStaff' },
      });
    const mine = await send(t(), myProfile, {}, hidden.token);
    expect(mine.body).toMatchObject({ data: { state: 'hidden' } });
  });

  it('cannot be hidden or shown by anybody else, nor set to anything else', async () => {
    const body = { state: 'hidden' as never };
    expect((await send(t(), setProfileState, { body }, asha.token)).status).toBe(422);
    expect((await send(t(), setProfileState, { body: { state: 'paused' } })).status).toBe(401);
    expect((await set('paused', await addMember(t()))).status).toBe(404);
    expect(await found()).toHaveLength(3);
  });
});
