import { PassThrough } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { addPics, listPics } from 'shared-contracts/calls/pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { sendForm } from '../../../../test/form.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { FORMS_OF_ONE } from './photo-decoder.ts';

const t = useApp();

/** The head of a PNG, 16 bits a sample with alpha, interlaced; of its pixels there are none. */
function deepPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([16, 6, 0, 0, 1], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(9));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels)]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 240, height: 300, channels: 3, background: '#a06040' } })
    .jpeg()
    .toBuffer();
}

async function upload(member: TestMember, files: readonly (readonly [string, Buffer])[]) {
  const form = new FormData();
  for (const [name, content] of files) {
    form.append('pics[]', new File([new Uint8Array(content)], name));
  }
  const { status, headers, body } = await sendForm(t(), addPics, form, member.token);
  return { status, headers, body, results: addPics.reply.safeParse(body).data?.data ?? [] };
}

/** A form whose sender does not come to its end until the test says so. */
function slowForm(member: TestMember) {
  const body = new PassThrough();
  const reply = t().app.inject({
    method: 'POST',
    url: addPics.path,
    headers: {
      authorization: `Bearer ${member.token}`,
      'content-type': 'multipart/form-data; boundary=end',
    },
    payload: body,
  });
  return { reply, finish: () => body.end('--end--\r\n') };
}

describe('photos that are sent in number', () => {
  it('are refused by their head when few bytes unpack to very many, and when the pixels are missing', async () => {
    const asha = await addPerson(t(), 'female');
    const { results } = await upload(asha, [
      ['deep.png', deepPng(7700)],
      ['cut.png', deepPng(1000)],
    ]);
    expect(results).toEqual([
      { name: 'deep.png', pic: null, refused: 'pic.tooManyPixels' },
      { name: 'cut.png', pic: null, refused: 'pic.unreadable' },
    ]);
  });

  it('come in a few forms of one member at once; more are refused before they are read', async () => {
    const asha = await addPerson(t(), 'female');
    const forms = Array.from({ length: FORMS_OF_ONE + 1 }, () => slowForm(asha));
    const refused = await Promise.race(forms.map(({ reply }) => reply));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
    expect(refused.json()).toMatchObject({ code: 'request.tooMany' });
    const rohan = slowForm(await addPerson(t(), 'male'));
    for (const { finish } of [...forms, rohan]) finish();
    expect((await rohan.reply).statusCode).toBe(200);
    const statuses = (await Promise.all(forms.map(({ reply }) => reply))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted()).toEqual([...Array<number>(FORMS_OF_ONE).fill(200), 429]);
  });

  it('are told one by one when the budget ends in the middle of a form', async () => {
    const asha = await addPerson(t(), 'female');
    const junk = Array.from({ length: 12 }, (_, n) => [`${n}.txt`, Buffer.from('x')] as const);
    for (const files of [junk, junk, junk, junk, junk.slice(1)]) await upload(asha, files);
    const good = await photo();
    const { status, results } = await upload(asha, [
      ['last.jpg', good],
      ['over.jpg', good],
    ]);
    expect(status).toBe(200);
    expect(results.map(({ refused }) => refused)).toEqual([null, 'request.tooMany']);
    const kept = await send(t(), listPics, {}, asha.token);
    expect(listPics.reply.parse(kept.body).data).toHaveLength(1);
    expect((await upload(asha, [['later.jpg', good]])).status).toBe(429);
  });
});
