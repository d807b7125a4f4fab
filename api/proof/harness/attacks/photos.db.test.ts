import { crc32, deflateSync } from 'node:zlib';
import { addPics, deletePic, editPic, listPics } from 'shared-contracts/calls/pictures';
import { orderPics, setPhotoPrivacy, setProfilePic } from 'shared-contracts/calls/pictures';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { wholeObject } from '../../../src/storage/object-store/object-store.ts';
import { send, useApp } from '../../../test/app.ts';
import { sendForm } from '../../../test/form.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { photoAddress } from '../../../test/photo-addresses.ts';

const t = useApp();
let asha: TestMember;
beforeEach(async () => {
  asha = await addPerson(t(), 'female');
});

/** A JPEG with a place, a camera and a text behind its end. */
async function polyglot(): Promise<Buffer> {
  const create = { width: 320, height: 400, channels: 3, background: '#b03060' } as const;
  const jpeg = await sharp({ create })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg, Buffer.from('<script>alert("behind the end")</script>')]);
}

/** A whole PNG of one colour, so large that its few bytes unpack to 900 million pixels. */
function hugePng(side = 30_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

async function upload(files: readonly (readonly [string, Buffer | string])[]) {
  const form = new FormData();
  for (const [name, content] of files) {
    form.append('pics[]', new File([new Uint8Array(Buffer.from(content))], name));
  }
  return sendForm(t(), addPics, form, asha.token);
}

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of t().parts.files.list('photos/')) keys.push(key);
  return keys;
}

const statusOf = async (url: string) => (await t().app.inject(url)).statusCode;

describe('a photo that is none', () => {
  it('is refused by its content, whatever it is called, and nothing of it is kept', async () => {
    const { status, body } = await upload([
      ['text.jpg', 'a text'],
      ['drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['page.png', '<!doctype html><script>alert(1)</script>'],
      ['film.jpg', Buffer.from('\0\0\0\u0018ftypmp42', 'latin1')],
      ['wall.png', hugePng()],
    ]);
    expect(status).toBe(200);
    const { data } = addPics.reply.parse(body);
    expect(data.map(({ refused }) => refused)).toEqual([
      'upload.wrongType',
      'upload.wrongType',
      'upload.wrongType',
      'upload.wrongType',
      'pic.tooManyPixels',
    ]);
    expect([await stored(), await t().db.selectFrom('pics').select('id').execute()]).toEqual([
      [],
      [],
    ]);
  });

  it('does not come in ten thousand parts', async () => {
    const parts = Array.from({ length: 10_000 }, (_, n) => [`${n}.jpg`, 'x'] as const);
    expect((await upload(parts)).status).toBe(413);
    expect(await stored()).toEqual([]);
  });
});

it('keeps of a polyglot the picture alone, in none of its files place, camera or what hung behind', async () => {
  const { body } = await upload([['me.jpg', await polyglot()]]);
  expect(addPics.reply.parse(body).data[0]?.refused).toBeNull();
  const files = await stored();
  expect(files).toHaveLength(5);
  for (const key of files) {
    const content = (await wholeObject(t().parts.files, key)) ?? Buffer.alloc(0);
    const { exif } = await sharp(content).metadata();
    expect([exif, content.includes('behind the end')], key).toEqual([undefined, false]);
  }
});

it('knows nobody else’s photo, in no call', async () => {
  const rohan = await addPerson(t(), 'male', { pics: ['m01a', 'm01b'] });
  const his = listPics.reply.parse((await send(t(), listPics, {}, rohan.token)).body).data;
  const id = his[1]?.id ?? '';
  const crop = { x: 0, y: 0, width: 1, height: 1 };
  for (const { status, body } of [
    await send(t(), orderPics, { body: { ids: [id] } }, asha.token),
    await send(t(), setProfilePic, { body: { id } }, asha.token),
    await send(t(), editPic, { params: { id }, body: { turn: 1, crop } }, asha.token),
    await send(t(), deletePic, { params: { id } }, asha.token),
  ]) {
    expect([status, body]).toMatchObject([404, { code: 'pic.notFound' }]);
  }
  const after = listPics.reply.parse((await send(t(), listPics, {}, rohan.token)).body).data;
  expect(after).toEqual(his);
});

it('lets no address outlive five minutes after the photos are for others', async () => {
  asha = await addPerson(t(), 'female', { pics: ['f01a'] });
  const rohan = await addPerson(t(), 'male');
  const addresses = [
    await photoAddress(t(), asha.id, rohan.id),
    await photoAddress(t(), asha.id, null),
  ];
  const answers = () => Promise.all(addresses.map(statusOf));
  expect(await answers()).toEqual([200, 200]);
  const reply = await t().app.inject(addresses[0] ?? '');
  // What a browser has, it shows for this long without asking.
  expect(reply.headers['cache-control']).toBe('private, max-age=300');
  await send(t(), setPhotoPrivacy, { body: { privacy: 'matched' } }, asha.token);
  expect(await answers()).toEqual([404, 404]);
  t().clock.advance(5 * 60 * 1000);
  expect(await answers()).toEqual([404, 404]);
});
