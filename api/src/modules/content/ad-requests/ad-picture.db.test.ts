import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { adsDesk } from '../../../../test/ads.ts';
import { TestClock, useApp } from '../../../../test/app.ts';
import { addMember } from '../../../../test/members.ts';
import { usePages } from '../../../../test/sockets.ts';
import { idOf, tusRequests } from '../../../../test/uploads.ts';
import { retentionRules } from '../../../background/retention-rules.ts';
import { purge } from '../../../platform/jobs/purge.ts';

const t = useApp();
const desk = adsDesk(
  t,
  usePages(() => t().app.server),
);
const tus = tusRequests(t, () => desk.manager);
const DAY_MS = 24 * 60 * 60 * 1000;

describe('the picture of an ad', () => {
  const photo = (width = 800, height = 800) =>
    sharp({ create: { width, height, channels: 3, background: '#f6c453' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
  const removals = () =>
    t().db.selectFrom('jobs').select('payload').where('kind', '=', 'file-removal').execute();

  it('is made anew of what was uploaded, shown to whoever has its address, and goes with the ad', async () => {
    const id = await desk.submitted();
    const upload = await tus.uploaded(await photo());
    expect((await desk.approve(id, { picture: idOf(upload) })).status).toBe(200);
    expect(await tus.rowOf(upload)).toBeUndefined();
    const [ad] = await desk.ads();
    expect(ad?.image_url).toMatch(/^\/files\/ads\/[0-9a-f-]{36}\.webp$/);
    const picture = await t().app.inject({ url: ad?.image_url ?? '' });
    expect(picture).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
    });
    const made = await sharp(picture.rawPayload).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 960, height: 540 });
    expect(made.exif).toBeUndefined();
    // The upload's own bytes go after the answer.
    await expect.poll(removals).toEqual([]);
    await desk.end(ad?.id ?? '');
    const later = new TestClock();
    later.advance(181 * DAY_MS);
    await purge({ ...t().parts, clock: later.read }, retentionRules);
    expect(await removals()).toMatchObject([{ payload: { file_key: ad?.image_url?.slice(7) } }]);
    const leads = t().db.selectFrom('leads').selectAll();
    expect(await leads.execute()).toEqual([]);
  });

  it.each([
    ['a text', () => Buffer.from('#!/bin/sh')],
    [
      'a drawing, which is a program',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['one that is too small', () => photo(100, 100)],
  ])('is refused at its field, and the request waits on: %s', async (_, bytes) => {
    const id = await desk.submitted();
    const upload = await tus.uploaded(await bytes());
    const { status, body } = await desk.approve(id, { picture: idOf(upload) });
    expect([status, body['errors']]).toMatchObject([422, [{ path: 'picture' }]]);
    expect(await desk.leads()).toHaveLength(1);
  });

  it('is nothing of somebody else, of another kind, or of nobody', async () => {
    const id = await desk.submitted();
    const mine = desk.manager;
    desk.manager = await addMember(t(), { role: 'staff', duties: ['manager'] });
    const theirs = await tus.uploaded(await photo());
    desk.manager = mine;
    const document = await tus.uploaded(await photo(), 'document');
    for (const picture of [idOf(theirs), idOf(document), randomUUID(), '../jwt-secret'])
      expect((await desk.approve(id, { picture })).status, picture).toBe(422);
    for (const url of ['/files/ads/x.webp', `/files/ads/${randomUUID()}.webp`, '/files/ads/..%2fx'])
      expect((await t().app.inject({ url })).statusCode).toBe(404);
  });
});
