import { deleteAccount } from 'shared-contracts/calls/auth';
import { addBookmark, sendInterest } from 'shared-contracts/calls/engagement';
import { setProfileState } from 'shared-contracts/calls/own-profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { useHeardPushes } from '../../../test/heard-pushes.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPair, block, say } from '../../../test/pairs.ts';
import { addPerson } from '../../../test/people.ts';
import { changeRole } from '../accounts/change-role.ts';
import { findConcerned } from './concerned.store.ts';
import { notifyVisibility } from './notify-changes.ts';

const t = useApp({ changesAMinute: 12 });
const heard = useHeardPushes(t);

/** Asha is the one who goes; Rohan talks with her and has a message of hers to read. */
let asha: TestMember;
let rohan: TestMember;
let admirer: TestMember;
let admired: TestMember;
let saver: TestMember;
let blocked: TestMember;
let stranger: TestMember;

const like = (from: TestMember, to: TestMember) =>
  send(t(), sendInterest, { body: { to: to.id } }, from.token);
const set = (state: 'active' | 'paused' | 'marriage_fixed') =>
  send(t(), setProfileState, { body: { state } }, asha.token);

beforeEach(async () => {
  ({ asha, rohan } = await addPair(t()));
  const groom = () => addPerson(t(), 'male');
  [admirer, admired, saver] = [await groom(), await groom(), await groom()];
  [blocked, stranger] = [await groom(), await groom()];
  for (const who of [admirer, blocked]) await like(who, asha);
  await like(asha, admired);
  await send(t(), addBookmark, { body: { bookmark: { to: asha.id } } }, saver.token);
  await block(t(), asha, blocked);
  await say(t(), asha, rohan);
  heard.clear();
});

const ALL = { lists: ['interests', 'chat_requests', 'threads', 'profiles'] };

/** That each whom it concerns was told once, as of a block, and nobody else anything. */
function expectTold(unread: number): void {
  for (const who of [rohan, admirer, admired, saver]) {
    expect(heard.take(who, 'changed')).toEqual([ALL]);
  }
  expect(heard.take(rohan, 'publish')).toEqual([{ chat_count: unread }]);
  for (const who of [rohan, admirer, admired, saver, blocked, stranger]) {
    expect(heard.takeNames(who)).toEqual([]);
  }
}

describe('whoever has somebody in a list hears, as of a block, that the lists changed', () => {
  it.each(['paused', 'marriage_fixed'] as const)(
    'when the other is %s, and back',
    async (state) => {
      await set(state);
      expectTold(1);
      expect(heard.take(asha, 'changed')).toEqual([ALL]);
      await set('active');
      expectTold(1);
    },
  );

  it('but not when that changes nothing that anybody sees', async () => {
    await set('active');
    await set('paused');
    heard.clear();
    await set('marriage_fixed');
    await set('paused');
    expect(heard.takeNames(rohan)).toEqual([]);
  });

  it('when the staff hides the other, whose messages wait no more, and shows them again', async () => {
    for (const [state, unread] of [
      ['hidden', 0],
      ['active', 1],
    ] as const) {
      await t().db.updateTable('profiles').set({ state }).where('id', '=', asha.id).execute();
      await notifyVisibility(t().parts, asha.id);
      expectTold(unread);
    }
  });

  it('when the other joins the staff, and leaves it', async () => {
    for (const role of ['staff', 'member'] as const) {
      await changeRole(t().parts, asha.email, { role });
      expectTold(1);
    }
  });

  it('when the other is gone for good', async () => {
    expect((await send(t(), deleteAccount, { body: {} }, asha.token)).status).toBe(200);
    expectTold(0);
    expect(heard.takeNames(asha)).toEqual([]);
  });
});

it('nobody keeps the pages of others asking by going and coming; going is never refused', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    statuses.push((await set('paused')).status, (await set('active')).status);
  }
  expect(statuses.filter((_, at) => at % 2 === 0)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});

it('those who are closest are told where they are many', async () => {
  const found = await findConcerned(t().db, asha.id);
  expect(found[0]).toEqual({ id: rohan.id, unread: true });
  expect(found.at(-1)).toEqual({ id: saver.id, unread: false });
  expect(found).toHaveLength(4);
});
