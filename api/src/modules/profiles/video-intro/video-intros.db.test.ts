import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { getProfile } from 'shared-contracts/calls/profiles';
import {
  deleteVideoIntro,
  getVideoIntro,
  submitVideoIntro,
} from 'shared-contracts/calls/verification';
import { UPLOAD_FIELD, UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clipOf } from '../../../../demo/seed/intros/load-intros.ts';
import { send, useApp, type TestReply } from '../../../../test/app.ts';
import { sendForm } from '../../../../test/form.ts';
import { doDueJobs } from '../../../../test/jobs.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { idOf, tusRequests } from '../../../../test/uploads.ts';

const t = useApp();
let asha: TestMember;
let clip: Buffer;

beforeAll(async () => {
  clip = await readFile(clipOf('f16a'));
});
beforeEach(async () => {
  asha = await addPerson(t(), 'female');
});

const { ask, begin, uploaded, rowOf } = tusRequests(t, () => asha);

function formOf(...files: (Uint8Array | string)[]): FormData {
  const form = new FormData();
  for (const file of files)
    form.append(
      'video',
      new File([typeof file === 'string' ? file : Buffer.from(file)], 'me.webm'),
    );
  return form;
}

const submit = (form: FormData) => sendForm(t(), submitVideoIntro, form, asha.token);
const introOf = ({ body }: TestReply) => submitVideoIntro.reply.parse(body).data;

async function kept(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of t().parts.files.list('videos/')) keys.push(key);
  return keys;
}

/** What of forms waits on disk in folders of this process. */
async function waiting(): Promise<string[]> {
  const names = await readdir(tmpdir());
  return names.filter((name) => name.startsWith(`saptapadi-file-${process.pid}-`));
}

const readable = (bytes: Uint8Array) =>
  new Input({ source: new BufferSource(bytes), formats: [MP4, WEBM] });

/** The clip in a file of the other kind, with what a phone notes beside it. */
async function asMp4(): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const tags = { title: 'Asha at home', raw: { '©xyz': '+19.0760+072.8777/' } };
  const conversion = await Conversion.init({ input: readable(clip), output, tags });
  await conversion.execute();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** The clip, so slow that it takes as many seconds. */
async function lasting(seconds: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = await readable(clip).getPrimaryVideoTrack();
  if (track === null) throw new Error('The clip has no picture.');
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  const config = (await track.getDecoderConfig()) ?? undefined;
  const factor = seconds / (await track.computeDuration());
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(
      packet.clone({ timestamp: packet.timestamp * factor, duration: packet.duration * factor }),
      ...(config === undefined ? [] : [{ decoderConfig: config }]),
    );
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

describe('a video introduction', () => {
  it('is taken, shown, replaced and removed, and its files with it', async () => {
    const before = await scoreOf();
    const first = introOf(await submit(formOf(clip)));
    expect(first).toMatchObject({ seconds: 5, url: expect.stringMatching(/\.webm\?/) });
    expect(await scoreOf()).toBeGreaterThan(before);
    const { token } = await addPerson(t(), 'male');
    const seen = await send(t(), getProfile, { params: { id: asha.id } }, token);
    const { video_intro: address } = getProfile.reply.parse(seen.body).data.data;
    const played = await t().app.inject(address ?? '');
    expect([played.statusCode, played.headers['content-type']]).toEqual([200, 'video/webm']);

    const second = introOf(await submit(formOf(await asMp4())));
    expect(second?.url).toMatch(/\.mp4\?/);
    await doDueJobs(t());
    expect(await kept()).toHaveLength(1);
    const read = await send(t(), getVideoIntro, {}, asha.token);
    expect(introOf(read)).toMatchObject({ seconds: 5 });

    const gone = await send(t(), deleteVideoIntro, {}, asha.token);
    expect(introOf(gone)).toBeNull();
    await doDueJobs(t());
    expect([await kept(), await scoreOf()]).toEqual([[], before]);
  });

  it('keeps picture, sound and length, and nothing of where it was made', async () => {
    const noted = await asMp4();
    expect(Buffer.from(noted).includes('+19.0760')).toBe(true);
    await submit(formOf(noted));
    const [key = ''] = await kept();
    const stored = (await (await t().parts.files.get(key))?.bytes()) ?? Buffer.alloc(0);
    expect(stored.includes('+19.0760') || stored.includes('Asha at home')).toBe(false);
    expect(await readable(stored).computeDuration()).toBeCloseTo(4.95, 1);
    await send(t(), deleteVideoIntro, {}, asha.token);
    await doDueJobs(t());
  });

  it('is taken from an upload, once', async () => {
    const location = await uploaded(clip, 'video');
    const form = new FormData();
    form.append(UPLOAD_FIELD, idOf(location));
    expect(introOf(await submit(form))).toMatchObject({ seconds: 5 });
    expect(await rowOf(location)).toBeUndefined();
    expect((await submit(form)).status).toBe(404);
    await send(t(), deleteVideoIntro, {}, asha.token);
    await doDueJobs(t());
  });

  it('is refused in words where it is none, and leaves nothing', async () => {
    const half = clip.subarray(0, 200);
    for (const none of ['this is a text', '<svg xmlns="http://www.w3.org/2000/svg"/>', half])
      expect(await submit(formOf(none))).toMatchObject({
        status: 415,
        body: { code: 'upload.wrongType' },
      });
    expect(await submit(formOf(await lasting(90)))).toMatchObject({
      status: 422,
      body: { code: 'video.tooLong' },
    });
    expect((await submit(formOf(clip, clip))).status).toBe(422);
    expect((await submit(new FormData())).status).toBe(422);
    const large = await submit(formOf(new Uint8Array(UPLOAD_LIMITS.video + 1)));
    expect(large).toMatchObject({ status: 413, body: { code: 'request.tooLarge' } });
    expect([await kept(), introOf(await send(t(), getVideoIntro, {}, asha.token))]).toEqual([
      [],
      null,
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('is taken from the form itself up to the bound of videos, and waits on disk for as long as it is needed', async () => {
    // A box of MP4 that players skip makes it as large as it may be.
    const video = await asMp4();
    const free = Buffer.alloc(UPLOAD_LIMITS.video - video.length);
    free.writeUInt32BE(free.length, 0);
    free.write('free', 4, 'latin1');
    const large = await submit(formOf(Buffer.concat([video, free])));
    expect(introOf(large)).toMatchObject({ seconds: 5 });
    expect(await waiting()).toEqual([]);
    await send(t(), deleteVideoIntro, {}, asha.token);
    await doDueJobs(t());
  });

  it('counts as an upload does where the form carries it: 300 MB a day', async () => {
    for (let count = 0; count < 4; count++) {
      const { location } = await begin(UPLOAD_LIMITS.video, { kind: 'video' });
      expect((await ask('DELETE', location)).status).toBe(204);
    }
    const large = formOf(new Uint8Array(UPLOAD_LIMITS.video));
    expect((await submit(large)).status).toBe(415);
    expect(await submit(formOf(clip))).toMatchObject({ status: 429 });
    expect(await begin(1)).toMatchObject({ status: 429 });
    expect(await waiting()).toEqual([]);
  });
});

async function scoreOf(): Promise<number> {
  const { score } = await t()
    .db.selectFrom('profiles')
    .select('score')
    .where('id', '=', asha.id)
    .executeTakeFirstOrThrow();
  return score;
}
