import { randomUUID } from 'node:crypto';
import { UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import {
  addCallLog,
  create,
  entryFields,
  entryOf,
  list,
  update,
} from '../../../../test/call-logs.ts';
import { doDueJobs } from '../../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { furtherRecordings, noRecordings, recordings } from '../../../../test/recordings.ts';
import { idOf, tusRequests } from '../../../../test/uploads.ts';

const t = useApp();
let staff: TestMember;
const tus = tusRequests(t, () => staff);

beforeEach(async () => {
  await t().db.deleteFrom('call_logs').execute();
  await doDueJobs(t());
  staff = await addMember(t(), { role: 'staff' });
});

const keptFiles = async () => {
  const keys = [];
  for await (const { key } of t().parts.files.list('calls/')) keys.push(key);
  return keys;
};
const heard = async (url: string | null, range?: string) => {
  const headers = range === undefined ? {} : { range };
  return await t().app.inject({ url: url ?? '', headers });
};
const wav = recordings['audio/wav'] ?? Buffer.alloc(0);
const mp3 = recordings['audio/mpeg'] ?? Buffer.alloc(0);

describe('a recording', () => {
  it.each(Object.entries(recordings))(
    'of type %s is known by its contents',
    async (type, audio) => {
      const entry = entryOf(await create(t(), staff.token, entryFields({ audio })));
      const reply = await heard(entry.file_url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
      expect(reply.rawPayload).toEqual(audio);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(furtherRecordings)('may be %s', async (_name, type, audio) => {
    const entry = entryOf(await create(t(), staff.token, entryFields({ audio })));
    const reply = await heard(entry.file_url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
    expect(reply.rawPayload).toEqual(audio);
  });

  it.each(Object.entries(noRecordings))('is not %s: nothing is stored', async (_, audio) => {
    const reply = await create(t(), staff.token, entryFields({ audio }));
    expect(reply).toMatchObject({ status: 415, body: { code: 'upload.wrongType' } });
    await doDueJobs(t());
    expect([await keptFiles(), (await list(t(), staff.token)).total]).toEqual([[], 0]);
  });

  it('can be sought in, for five minutes', async () => {
    const { file_url } = entryOf(await create(t(), staff.token, entryFields({ audio: wav })));
    const part = await heard(file_url, 'bytes=44-143');
    expect([part.statusCode, part.rawPayload]).toEqual([206, wav.subarray(44, 144)]);
    t().clock.advance(5 * 60_000);
    expect((await heard(file_url)).statusCode).toBe(404);
  });

  it('stays through a change without one, gives way to another, and can be taken away', async () => {
    const { id } = entryOf(await create(t(), staff.token, entryFields({ audio: wav })));
    const same = entryOf(await update(t(), staff.token, id, entryFields()));
    expect((await heard(same.file_url)).rawPayload).toEqual(wav);
    const next = entryOf(await update(t(), staff.token, id, entryFields({ audio: mp3 })));
    expect((await heard(next.file_url)).rawPayload).toEqual(mp3);
    await doDueJobs(t());
    expect(await keptFiles()).toHaveLength(1);
    const fields = entryFields({ remove_audio: 'true' });
    expect(entryOf(await update(t(), staff.token, id, fields)).file_url).toBeNull();
    await doDueJobs(t());
    expect(await keptFiles()).toEqual([]);
  });

  it('comes in the form itself up to the bound of recordings, and not beyond', async () => {
    const large = Buffer.concat([mp3, Buffer.alloc(12 * 1024 * 1024)]);
    const entry = entryOf(await create(t(), staff.token, entryFields({ audio: large })));
    expect((await heard(entry.file_url)).rawPayload.equals(large)).toBe(true);
    const beyond = Buffer.concat([mp3, Buffer.alloc(UPLOAD_LIMITS.audio)]);
    const refused = await create(t(), staff.token, entryFields({ audio: beyond }));
    expect(refused).toMatchObject({ status: 413, body: { code: 'request.tooLarge' } });
  });

  it('of a form that is refused leaves nothing', async () => {
    await addCallLog(t(), { status: 'do_not_disturb' });
    expect((await create(t(), staff.token, entryFields({ audio: wav }))).status).toBe(409);
    const id = await addCallLog(t());
    const stale = { audio: wav, if_updated_at: '2020-01-01T00:00:00Z', phone: '98220 00000' };
    expect((await update(t(), staff.token, id, entryFields(stale))).status).toBe(409);
    await doDueJobs(t());
    expect(await keptFiles()).toEqual([]);
  });
});

describe('a recording that was uploaded before', () => {
  const uploaded = async (bytes: Buffer) => idOf(await tus.uploaded(bytes, 'audio'));

  it('is used once; a form that is sent again is the entry of before', async () => {
    const fields = entryFields({ upload: await uploaded(wav), client_id: randomUUID() });
    const entry = entryOf(await create(t(), staff.token, fields));
    expect((await heard(entry.file_url)).rawPayload).toEqual(wav);
    expect(entryOf(await create(t(), staff.token, fields)).id).toBe(entry.id);
    const again = { ...fields, client_id: randomUUID() };
    expect((await create(t(), staff.token, again)).body).toMatchObject({ code: 'upload.notFound' });
    expect((await list(t(), staff.token)).total).toBe(1);
  });

  it('is gone where it is no recording, and there for another try where the form is wrong', async () => {
    const upload = await uploaded(wav);
    expect((await create(t(), staff.token, entryFields({ upload, status: 'x' }))).status).toBe(422);
    entryOf(await create(t(), staff.token, entryFields({ upload })));
    const lie = await uploaded(noRecordings['text'] ?? wav);
    for (const status of [415, 404])
      expect((await create(t(), staff.token, entryFields({ upload: lie }))).status).toBe(status);
  });

  it('is begun by nobody who does not work with call logs', async () => {
    const member = await addMember(t());
    const reviewer = await addMember(t(), { role: 'staff', duties: ['reviewer'] });
    for (const { token } of [member, reviewer])
      expect((await tus.begin(10, { kind: 'audio', token })).status).toBe(422);
    expect((await tus.begin(10, { kind: 'audio' })).status).toBe(201);
  });
});
