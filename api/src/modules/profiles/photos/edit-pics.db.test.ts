import { randomUUID } from 'node:crypto';
import { addPics, deletePic, editPic, listPics, orderPics } from 'shared-contracts/calls/pictures';
import type { OwnPic, PicEdit } from 'shared-contracts/calls/pictures';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { sendForm } from '../../../../test/form.ts';
import { doDueJobs } from '../../../../test/jobs.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { writePhoto } from './keep-photo.ts';

const t = useApp();
let asha: TestMember;
beforeEach(async () => {
  asha = await addPerson(t(), 'female', { pics: ['f01a', 'f01b', 'f02a'] });
});

async function own(): Promise<OwnPic[]> {
  return listPics.reply.parse((await send(t(), listPics, {}, asha.token)).body).data;
}

/** Has everything removed that is due. */
const removeFiles = () => doDueJobs(t());

const order = (ids: readonly string[], token = asha.token) =>
  send(t(), orderPics, { body: { ids: [...ids] } }, token);
const edit = (id: string, body: PicEdit, token = asha.token) =>
  send(t(), editPic, { params: { id }, body }, token);
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of t().parts.files.list('photos/')) keys.push(key);
  return keys;
}

/** Left half red, right half blue. */
async function addTwoColours(): Promise<OwnPic> {
  const half = { create: { width: 400, height: 400, channels: 3, background: '#0000d0' } } as const;
  const picture = await sharp({ create: { ...half.create, width: 800, background: '#d00000' } })
    .composite([{ input: half, left: 400, top: 0 }])
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('pics[]', new File([new Uint8Array(picture)], 'two.jpg'));
  const { body } = await sendForm(t(), addPics, form, asha.token);
  const pic = addPics.reply.parse(body).data[0]?.pic;
  if (pic === null || pic === undefined) throw new Error('expected a photo');
  return pic;
}

async function colourAt(url: string): Promise<'red' | 'blue'> {
  const { rawPayload } = await t().app.inject(url);
  const { dominant } = await sharp(rawPayload).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

describe('the order of photos', () => {
  it('is as its owner puts it; the first is primary, and what is not named comes behind', async () => {
    const [a, b, c] = (await own()).map(({ id }) => id) as [string, string, string];
    expect((await order([c, a, b])).status).toBe(200);
    expect((await own()).map(({ id, is_primary }) => [id, is_primary])).toEqual([
      [c, true],
      [a, false],
      [b, false],
    ]);
    await order([b]);
    expect((await own()).map(({ id }) => id)).toEqual([b, c, a]);
  });

  it('names no photo twice, and nobody else’s', async () => {
    const rohan = await addPerson(t(), 'male', { pics: ['m01a'] });
    const [a, b] = (await own()).map(({ id }) => id) as [string, string];
    expect((await order([a, a])).status).toBe(422);
    for (const ids of [[a], [randomUUID()], ['x']]) {
      expect(await order(ids, rohan.token)).toMatchObject({
        status: 404,
        body: { code: 'pic.notFound' },
      });
    }
    expect((await own()).map(({ id }) => id).slice(0, 2)).toEqual([a, b]);
  });
});

describe('turning and cropping a photo', () => {
  it('begins each time with the whole picture, under a new address, and leaves no file behind', async () => {
    const pic = await addTwoColours();
    const right = { turn: 0, crop: { x: 0.6, y: 0, width: 0.4, height: 1 } };
    expect((await edit(pic.id, right)).status).toBe(200);
    const once = (await own()).find(({ id }) => id === pic.id);
    expect(once?.edit).toEqual(right);
    expect(await colourAt(once?.url ?? '')).toBe('blue');
    expect((await t().app.inject(pic.url)).statusCode).toBe(404);
    // A quarter turn clockwise: what was at the left is on top now.
    await edit(pic.id, { turn: 1, crop: { x: 0, y: 0, width: 1, height: 0.4 } });
    const twice = (await own()).find(({ id }) => id === pic.id);
    expect(await colourAt(twice?.url ?? '')).toBe('red');
    await removeFiles();
    expect(await storedFiles()).toHaveLength(5);
    await send(t(), deletePic, { params: { id: pic.id } }, asha.token);
    await removeFiles();
    expect(await storedFiles()).toEqual([]);
  });

  it('makes a whole picture of a photo of before', async () => {
    const [drawn] = await own();
    const reply = await edit(drawn?.id ?? '', { turn: 2, crop: WHOLE });
    expect(reply.status).toBe(200);
    const [turned] = await own();
    const { width } = await sharp(
      (await t().app.inject(turned?.whole ?? '')).rawPayload,
    ).metadata();
    expect([turned?.whole?.includes('-whole.jpg'), width]).toEqual([true, 960]);
  });

  it('is for its owner, and for one tab at a time', async () => {
    const rohan = await addPerson(t(), 'male');
    const [drawn] = await own();
    const id = drawn?.id ?? '';
    expect((await edit(id, { turn: 1, crop: WHOLE }, rohan.token)).status).toBe(404);
    expect((await edit(randomUUID(), { turn: 1, crop: WHOLE })).status).toBe(404);
    expect((await edit(id, { turn: 4, crop: WHOLE })).status).toBe(422);
    expect((await edit(id, { turn: 1, crop: { ...WHOLE, width: 0 } })).status).toBe(422);
    const both = await Promise.all([1, 2].map((turn) => edit(id, { turn, crop: WHOLE })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a server that dies', () => {
  it('between the files and the row of a photo leaves nothing behind', async () => {
    const { clock } = t();
    clock.advance(60 * 60 * 1000);
    await removeFiles();
    const before = await storedFiles();
    const content = Buffer.from('photo');
    const files = [{ suffix: '-960.webp', content }];
    const { parts, db } = t();
    await writePhoto(db, parts.files, { files, whole: content, now: clock.read() });
    await removeFiles();
    expect(await storedFiles()).toHaveLength(before.length + 2);
    clock.advance(60 * 60 * 1000);
    await removeFiles();
    expect(await storedFiles()).toEqual(before);
  });
});
