import { randomUUID } from 'node:crypto';
import {
  addBookmark,
  blockProfile,
  deleteBookmark,
  listBookmarks,
  reportUser,
} from 'shared-contracts/calls/engagement';
import { getConversation, markRead, sendMessage } from 'shared-contracts/calls/messaging';
import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { useHeardPushes } from '../../../test/heard-pushes.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPair, say } from '../../../test/pairs.ts';
import { withoutRequestId } from '../requests/make-request.ts';

const t = useApp();
const heard = useHeardPushes(t);
let asha: TestMember;
let rohan: TestMember;

/** The two have written to each other, she has saved him, and then he blocks her. */
beforeEach(async () => {
  ({ asha, rohan } = await addPair(t()));
  await say(t(), rohan, asha, 'from him');
  await say(t(), asha, rohan, 'from her');
});

const block = (who: TestMember, whom: TestMember) =>
  send(t(), blockProfile, { body: { profileId: whom.id } }, who.token);
const report = (about: string) =>
  send(t(), reportUser, { body: { user_to_id: about, reason: 'Rude' } }, asha.token);
const save = (to: string) => send(t(), addBookmark, { body: { bookmark: { to } } }, asha.token);
const said = (reply: { status: number; body: unknown }) =>
  `${reply.status} ${withoutRequestId(JSON.stringify(reply.body))}`;
const seenBy = async (who: TestMember) => {
  const params = { a: asha.id, b: rohan.id };
  const { body } = await send(t(), getConversation, { params, query: {} }, who.token);
  return getConversation.reply.parse(body).data;
};

describe('whoever is blocked', () => {
  it('reports, saves and writes to nobody: the reply is that of somebody who never was', async () => {
    await block(rohan, asha);
    for (const ask of [report, save]) {
      expect(said(await ask(rohan.id))).toMatch(/^404 /);
      expect(said(await ask(rohan.id))).toBe(said(await ask(randomUUID())));
    }
    expect(await t().db.selectFrom('reports').selectAll().execute()).toEqual([]);
    const written = await send(
      t(),
      sendMessage,
      { body: { to: rohan.id, message: 'Hello?' } },
      asha.token,
    );
    expect(written.status).not.toBe(200);
    expect(JSON.stringify(written.body)).not.toContain('Rohan');
  });

  it('has lost the blocker from what was saved and from who looked, and its removal tells nothing', async () => {
    expect((await save(rohan.id)).status).toBe(200);
    const { body } = await send(t(), listBookmarks, { query: {} }, asha.token);
    const [saved] = listBookmarks.reply.parse(body).data.data;
    await block(rohan, asha);
    for (const [call, input] of [
      [listBookmarks, { query: {} }],
      [listViewers, { query: {} }],
      [listContactViews, { query: {} }],
    ] as const) {
      const reply = await send(t(), call as never, input as never, asha.token);
      expect(reply.status).toBe(200);
      expect(JSON.stringify(reply.body)).not.toContain(rohan.id);
    }
    const params = { id: saved?.id ?? '' };
    const removed = await send(t(), deleteBookmark, { params }, asha.token);
    expect(JSON.stringify(removed.body)).not.toContain(rohan.id);
  });

  it('reads on without anybody learning of it, on neither side', async () => {
    const before = (await seenBy(rohan)).read;
    await block(rohan, asha);
    heard.clear();
    await send(t(), markRead, { body: { with: rohan.id, sequence: 1 } }, asha.token);
    await send(t(), markRead, { body: { with: asha.id, sequence: 2 } }, rohan.token);
    expect([heard.takeNames(rohan), heard.takeNames(asha)]).toEqual([[], []]);
    expect((await seenBy(rohan)).read).toEqual(before);
  });
});
