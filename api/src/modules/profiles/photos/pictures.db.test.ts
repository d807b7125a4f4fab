import { createHash } from 'node:crypto';
import {
  addPics,
  deletePic,
  listPics,
  PHOTOS_MOST,
  setPhotoPrivacy,
  setProfilePic,
} from 'shared-contracts/calls/pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { sendForm } from '../../../../test/form.ts';
import { notedRemovals } from '../../../../test/jobs.ts';
import { addPerson } from '../../../../test/people.ts';
import { photoAddress } from '../../../../test/photo-addresses.ts';
import { wholeObject } from '../../../storage/object-store/object-store.ts';

const t = useApp();

/** A small photo with a place and a camera in it. */
function jpeg(width = 240, height = 300): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a06040' } })
    .withExif({ IFD0: { Make: 'Camera of a test', Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();
}

function formOf(files: Readonly<Record<string, Buffer | string>>): FormData {
  const form = new FormData();
  for (const [name, content] of Object.entries(files)) {
    form.append('pics[]', new File([new Uint8Array(Buffer.from(content))], name));
  }
  return form;
}

async function upload(token: string, files: Readonly<Record<string, Buffer | string>>) {
  const { status, body } = await sendForm(t(), addPics, formOf(files), token);
  expect(status).toBe(200);
  return addPics.reply.parse(body).data;
}

async function own(token: string) {
  const { body } = await send(t(), listPics, {}, token);
  return listPics.reply.parse(body).data;
}

async function filesOf(id: string): Promise<string[]> {
  const { file_key: key } = await t()
    .db.selectFrom('pics')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return ['-960.webp', '-960.jpg', '-480.webp', '-480.jpg'].map((end) => `photos/${key}${end}`);
}

describe('handing in photos', () => {
  it('makes every photo anew, in two sizes and formats, without what the camera wrote', async () => {
    const asha = await addPerson(t(), 'female');
    const [result] = await upload(asha.token, { 'me.jpg': await jpeg(900, 600) });
    expect(result).toMatchObject({ name: 'me.jpg', refused: null, pic: { is_primary: true } });
    const { files } = t().parts;
    const sizes = [];
    for (const key of await filesOf(result?.pic?.id ?? '')) {
      const content = (await wholeObject(files, key)) ?? Buffer.alloc(0);
      const { width, height, format, exif } = await sharp(content).metadata();
      expect(exif).toBeUndefined();
      expect(content.includes('Camera of a test')).toBe(false);
      sizes.push(`${width}x${height} ${format}`);
    }
    expect(sizes).toEqual(['960x1200 webp', '960x1200 jpeg', '480x600 webp', '480x600 jpeg']);
    expect(await notedRemovals(t().db)).toEqual([]);
    // The whole picture is kept too, as little of a camera's as the sizes, and for its owner alone.
    const whole = result?.pic?.whole ?? '';
    const kept = await t().app.inject(whole);
    const { width, height, exif } = await sharp(kept.rawPayload).metadata();
    expect([kept.statusCode, width, height, exif]).toEqual([200, 900, 600, undefined]);
    const rohan = await addPerson(t(), 'male');
    const his = await photoAddress(t(), asha.id, rohan.id);
    expect((await t().app.inject(his)).statusCode).toBe(200);
    expect((await t().app.inject(his.replace('480.webp', 'whole.jpg'))).statusCode).toBe(404);
  });

  it('turns a photo as the camera was held', async () => {
    const asha = await addPerson(t(), 'female');
    // Left half red, right half blue; held so that left is up.
    const half = (background: string) => ({
      input: { create: { width: 200, height: 400, channels: 3 as const, background } },
    });
    const canvas = sharp({ create: { width: 400, height: 400, channels: 3, background: '#000' } });
    const held = await canvas
      .composite([
        { ...half('#d00000'), left: 0, top: 0 },
        { ...half('#0000d0'), left: 200, top: 0 },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [result] = await upload(asha.token, { 'held.jpg': held });
    const [large] = await filesOf(result?.pic?.id ?? '');
    const made = sharp((await wholeObject(t().parts.files, large ?? '')) ?? Buffer.alloc(0));
    const top = await made.extract({ left: 400, top: 20, width: 100, height: 50 }).toBuffer();
    const { dominant } = await sharp(top).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('tells of each file that is none, and keeps the others', async () => {
    const asha = await addPerson(t(), 'female');
    const good = await jpeg();
    const results = await upload(asha.token, {
      'good.jpg': good,
      'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'photo.jpg': '<html>not a photo</html>',
      'cut.jpg': good.subarray(0, 400),
      'tiny.png': await sharp({
        create: { width: 50, height: 50, channels: 3, background: '#fff' },
      })
        .png()
        .toBuffer(),
      'bomb.png': await bomb(),
      '../../etc/passwd': good,
      'huge.jpg': Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    expect(results.map(({ name, refused }) => [name, refused])).toEqual([
      ['good.jpg', null],
      ['drawing.svg', 'upload.wrongType'],
      ['photo.jpg', 'upload.wrongType'],
      ['cut.jpg', 'pic.unreadable'],
      ['tiny.png', 'pic.tooSmall'],
      ['bomb.png', 'pic.tooManyPixels'],
      ['passwd', null],
      ['huge.jpg', 'request.tooLarge'],
    ]);
    expect(await own(asha.token)).toHaveLength(2);
  });

  it('knows a photo again by the file as it was chosen, or else as it came', async () => {
    const asha = await addPerson(t(), 'female');
    const [small, large] = [await jpeg(), await jpeg(300, 300)];
    await upload(asha.token, { 'small.jpg': small });
    const original = digestOf(Buffer.from('what the camera wrote'));
    const hand = async (value: string) => {
      const form = formOf({ 'large.jpg': large });
      form.append('original', value);
      return (await sendForm(t(), addPics, form, asha.token)).status;
    };
    expect([await hand(original), await hand('no digest')]).toEqual([200, 200]);
    const known = (await own(asha.token)).map((one) => one.original);
    expect(known).toEqual([digestOf(small), original, digestOf(large)]);
  });

  it('refuses what is no form, and a form with too many files', async () => {
    const asha = await addPerson(t(), 'female');
    const json = await t().app.inject({
      method: 'POST',
      url: addPics.path,
      headers: { authorization: `Bearer ${asha.token}` },
      payload: { pics: [] },
    });
    expect([json.statusCode, json.json()]).toMatchObject([415, { code: 'upload.wrongType' }]);
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`${n}.txt`, 'x']));
    const { status, body } = await sendForm(t(), addPics, formOf(many), asha.token);
    expect([status, body]).toMatchObject([413, { code: 'request.tooLarge' }]);
  });

  it('takes no more than a profile may have, also from several forms at once', async () => {
    const pics = Array.from({ length: PHOTOS_MOST - 1 }, (_, n) => `f${n}`);
    const asha = await addPerson(t(), 'female', { pics });
    const photo = await jpeg();
    const both = await Promise.all([
      upload(asha.token, { 'a.jpg': photo }),
      upload(asha.token, { 'b.jpg': photo }),
    ]);
    const refusals = both.flat().map(({ refused }) => refused ?? 'kept');
    expect(refusals.toSorted()).toEqual(['kept', 'pic.tooMany']);
    expect(await own(asha.token)).toHaveLength(PHOTOS_MOST);
    // The files of the one that was refused go by themselves.
    expect(await notedRemovals(t().db)).toMatchObject([{ kind: 'photo' }, { kind: 'file' }]);
  });
});

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Few bytes, very many pixels. */
function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

describe('one’s own photos', () => {
  it('have one primary, which moves on when it goes', async () => {
    const asha = await addPerson(t(), 'female', { pics: ['f01a', 'f01b', 'f02a'] });
    const [first, second, third] = await own(asha.token);
    const chosen = await send(t(), setProfilePic, { body: { id: third?.id ?? '' } }, asha.token);
    expect(setProfilePic.reply.parse(chosen.body).data.map(({ id }) => id)).toEqual([
      third?.id,
      first?.id,
      second?.id,
    ]);
    const left = await send(t(), deletePic, { params: { id: third?.id ?? '' } }, asha.token);
    expect(deletePic.reply.parse(left.body).data).toMatchObject([
      { id: first?.id, is_primary: true },
      { id: second?.id, is_primary: false },
    ]);
  });

  it('are nobody else’s: another’s photo is as little there as one that never was', async () => {
    const asha = await addPerson(t(), 'female', { pics: ['f01a'] });
    const rohan = await addPerson(t(), 'male');
    const [pic] = await own(asha.token);
    for (const id of [pic?.id ?? '', '00000000-0000-4000-8000-000000000000', 'x']) {
      for (const { status, body } of [
        await send(t(), deletePic, { params: { id } }, rohan.token),
        await send(t(), setProfilePic, { body: { id } }, rohan.token),
      ]) {
        expect([status, body]).toMatchObject([404, { code: 'pic.notFound' }]);
      }
    }
    expect(await own(asha.token)).toHaveLength(1);
  });

  it('are for everyone or for members', async () => {
    const asha = await addPerson(t(), 'female', { pics: ['f01a'] });
    const hidden = await send(t(), setPhotoPrivacy, { body: { privacy: 'members' } }, asha.token);
    expect(setPhotoPrivacy.reply.parse(hidden.body).data).toMatchObject([{ privacy: 'members' }]);
  });
});
