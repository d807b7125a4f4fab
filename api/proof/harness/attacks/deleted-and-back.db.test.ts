import { blockProfile, unblockProfile } from 'shared-contracts/calls/engagement';
import { chooseVisitors } from 'shared-contracts/calls/own-profile';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { restoreProfile } from 'shared-contracts/calls/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { confirmFreshNumber, phoneCodeOf, savePhone, typePhoneCode } from '../../../test/phones.ts';
import { castOfReports } from '../../../test/reports.ts';
import { joinWith, leave, leaveAndReturn } from '../../../test/returning.ts';

const t = useApp();
const MINUTE_MS = 60_000;
const MAN = { gender: 'male', birthdate: '1994-03-21' } as const;
type Signed = Pick<TestMember, 'id' | 'token'>;
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  // The budgets of a network are the same for the whole file.
  t().clock.advance(60 * MINUTE_MS);
  for (const table of ['blocks', 'departed_members'] as const)
    await t().db.deleteFrom(table).execute();
  asha = await addPerson(t(), 'female', { profile: { name: 'Asha' } });
  rohan = await addPerson(t(), 'male', { profile: { name: 'Rohan' } });
});

const block = (who: Signed, whom: Signed) =>
  send(t(), blockProfile, { body: { profileId: whom.id } }, who.token);
const opened = async (who: Signed, whom: Signed) =>
  (await send(t(), viewProfile, { query: { id: whom.id } }, who.token)).status;
const blocksNow = async () =>
  (await t().db.selectFrom('blocks').select(['blocker_id', 'blocked_id']).execute()).map(
    ({ blocker_id, blocked_id }) => [blocker_id, blocked_id],
  );
const stateOf = async ({ id }: Signed) =>
  (
    await t()
      .db.selectFrom('profiles')
      .select(['state', 'visible'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

describe('a block', () => {
  it('holds for whoever was blocked, deletes the account and signs up again', async () => {
    await block(asha, rohan);
    const again = await leaveAndReturn(t(), rohan, MAN);
    expect(again.id).not.toBe(rohan.id);
    expect(await blocksNow()).toEqual([[asha.id, again.id]]);
    expect(await opened(again, asha)).toBe(404);
  });

  it('holds for whoever blocked, deletes the account and signs up again', async () => {
    await block(asha, rohan);
    const again = await leaveAndReturn(t(), asha);
    expect(await blocksNow()).toEqual([[again.id, rohan.id]]);
    expect(await opened(rohan, again)).toBe(404);
  });

  it.each([
    ['first', true],
    ['last', false],
  ])('holds between two who both leave and come back, the blocked one %s', async (_, first) => {
    await block(asha, rohan);
    await leave(t(), asha);
    await leave(t(), rohan);
    expect(await blocksNow()).toEqual([]);
    const back = {
      rohan: () => joinWith(t(), rohan.email, MAN),
      asha: () => joinWith(t(), asha.email),
    };
    const one = first ? await back.rohan() : await back.asha();
    expect(await blocksNow()).toEqual([]);
    const other = first ? await back.asha() : await back.rohan();
    const [him, her] = first ? [one, other] : [other, one];
    expect(await blocksNow()).toEqual([[her.id, him.id]]);
  });

  it.each([
    ['is here', false],
    ['has left too', true],
  ])(
    'keeps whoever blocked and comes back from visitors, also when the other %s',
    async (_, both) => {
      await block(asha, rohan);
      if (both) await leave(t(), rohan);
      const again = await leaveAndReturn(t(), asha);
      const signedOut = () => send(t(), viewProfile, { query: { id: again.id } });
      expect((await signedOut()).status).toBe(404);
      await send(t(), chooseVisitors, { body: { allowed: true } }, again.token);
      expect((await signedOut()).status).toBe(200);
    },
  );

  it('keeps nobody from visitors who was only blocked', async () => {
    await block(asha, rohan);
    const { id } = await leaveAndReturn(t(), rohan, MAN);
    expect((await send(t(), viewProfile, { query: { id } })).status).toBe(200);
  });

  it('holds after the second and the third deletion too, and ends when it is taken back', async () => {
    await block(asha, rohan);
    let again: { id: string; token: string; email: string } = rohan;
    for (let time = 0; time < 3; time += 1)
      again = await leaveAndReturn(t(), again as TestMember, MAN);
    expect(await blocksNow()).toEqual([[asha.id, again.id]]);
    await send(t(), unblockProfile, { body: { profileId: again.id } }, asha.token);
    again = await leaveAndReturn(t(), again as TestMember, MAN);
    expect(await blocksNow()).toEqual([]);
  });

  it('holds for another address that confirms the same number, and for the first address as well', async () => {
    const phone = await confirmFreshNumber(t(), rohan);
    await block(asha, rohan);
    await leave(t(), rohan);
    t().clock.advance(24 * 60 * MINUTE_MS);
    const other = await joinWith(t(), 'another@example.com', MAN);
    expect(await blocksNow()).toEqual([]);
    await savePhone(t(), other, phone);
    expect((await typePhoneCode(t(), other, await phoneCodeOf(t(), other))).status).toBe(200);
    expect(await blocksNow()).toEqual([[asha.id, other.id]]);
    const first = await joinWith(t(), rohan.email, MAN);
    expect(await blocksNow()).toEqual(expect.arrayContaining([[asha.id, first.id]]));
  });

  it('holds for the number of whoever came back by the address and left once more', async () => {
    const phone = await confirmFreshNumber(t(), rohan);
    await block(asha, rohan);
    await leave(t(), await leaveAndReturn(t(), rohan, MAN));
    t().clock.advance(24 * 60 * MINUTE_MS);
    const other = await joinWith(t(), 'third@example.com', MAN);
    await savePhone(t(), other, phone);
    expect((await typePhoneCode(t(), other, await phoneCodeOf(t(), other))).status).toBe(200);
    expect(await blocksNow()).toEqual([[asha.id, other.id]]);
  });

  it('keeps no address and no number in the clear', async () => {
    const phone = await confirmFreshNumber(t(), rohan);
    await block(asha, rohan);
    await leave(t(), rohan);
    const rows = await t().db.selectFrom('departed_members').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const text of [rohan.email, phone, rohan.id])
      expect(JSON.stringify(rows)).not.toContain(text);
  });

  it('leaves nothing behind of whoever nobody needs protection from', async () => {
    await t().db.deleteFrom('departed_members').execute();
    await leave(t(), rohan);
    expect(await t().db.selectFrom('departed_members').selectAll().execute()).toEqual([]);
  });
});

describe('a profile that staff have hidden', () => {
  it('is hidden for the same address again, with the reason, until staff take it back', async () => {
    const cast = await castOfReports(t());
    await cast.report();
    await cast.decide((await cast.theReport()).id, { act: true, action: 'hide' });
    expect(await stateOf(cast.rohan)).toBe('hidden');
    const again = await leaveAndReturn(t(), cast.rohan, MAN);
    expect(await stateOf(again)).toBe('hidden');
    expect(await opened(cast.asha, again)).toBe(404);
    const manager = await addMember(t(), { role: 'staff' });
    const body = { id: again.id, note: 'We have talked.' };
    expect((await send(t(), restoreProfile, { body }, manager.token)).status).toBe(200);
    expect(await stateOf(again)).toBe('active');
    const third = await leaveAndReturn(t(), { ...cast.rohan, ...again }, MAN);
    expect(await stateOf(third)).toBe('active');
  });

  it('is hidden for whoever confirms the number of it', async () => {
    const cast = await castOfReports(t());
    const phone = await confirmFreshNumber(t(), cast.rohan);
    await cast.report();
    await cast.decide((await cast.theReport()).id, { act: true, action: 'hide' });
    await leave(t(), cast.rohan);
    t().clock.advance(24 * 60 * MINUTE_MS);
    const other = await joinWith(t(), 'hidden@example.com', MAN);
    expect(await stateOf(other)).toBe('active');
    await savePhone(t(), other, phone);
    expect((await typePhoneCode(t(), other, await phoneCodeOf(t(), other))).status).toBe(200);
    expect(await stateOf(other)).toBe('hidden');
  });
});
