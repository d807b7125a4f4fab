import { getProfile, viewProfile } from 'shared-contracts/calls/profiles';
import { expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();

it('stands in the reply to members by an address that plays; visitors learn of none, nor who is blocked', async () => {
  const video = 'videos/asha.webm';
  await t().parts.files.put(video, Buffer.from('a film'));
  const asha = await addPerson(t(), 'female', { profile: { video_intro: video } });
  const rohan = await addPerson(t(), 'male');
  const look = (id: string, token: string) => send(t(), getProfile, { params: { id } }, token);
  const introOf = async (id: string) => {
    const { body } = await look(id, rohan.token);
    return getProfile.reply.parse(body).data.data.video_intro;
  };
  const url = await introOf(asha.id);
  expect(url).toMatch(/^\/files\/videos\/asha\.webm\?t=/);
  expect((await t().app.inject(String(url))).body).toBe('a film');
  expect(await introOf((await addPerson(t(), 'female')).id)).toBeNull();

  const seen = await send(t(), viewProfile, { query: { id: asha.id } });
  expect([seen.status, JSON.stringify(seen.body).includes('video')]).toEqual([200, false]);
  await t().db.insertInto('blocks').values({ blocker_id: asha.id, blocked_id: rohan.id }).execute();
  const refused = await look(asha.id, rohan.token);
  expect([refused.status, JSON.stringify(refused.body).includes('video')]).toEqual([404, false]);
});
