import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { deleteAccount } from 'shared-contracts/calls/auth';
import { addPics } from 'shared-contracts/calls/pictures';
import { UPLOAD_FIELD } from 'shared-contracts/platform/uploads';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { sendForm } from '../../../test/form.ts';
import { doDueJobs } from '../../../test/jobs.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { idOf, tusRequests } from '../../../test/uploads.ts';
import { retentionRules } from '../../background/retention-rules.ts';
import { purge } from '../../platform/jobs/purge.ts';

const t = useApp();
let asha: TestMember;

beforeEach(async () => {
  await t().db.deleteFrom('uploads').execute();
  await doDueJobs(t());
  asha = await addPerson(t(), 'female');
});

const { ask, begin, uploaded, rowOf, keptPieces } = tusRequests(t, () => asha);

const portrait = () =>
  sharp({ create: { width: 320, height: 400, channels: 3, background: '#b03060' } })
    .jpeg()
    .toBuffer();

/** Of all files of photos that are kept. */
async function photoNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of t().parts.files.list('photos/')) names.push(key);
  return names;
}

async function addPhoto(location: string, token = asha.token) {
  const form = new FormData();
  form.append(UPLOAD_FIELD, idOf(location));
  return await sendForm(t(), addPics, form, token);
}

describe('a finished upload', () => {
  it('is a photo of a form once, and its pieces are gone', async () => {
    const location = await uploaded(await portrait());
    const replies = await Promise.all([addPhoto(location), addPhoto(location)]);
    const taken = replies.flatMap(({ status, body }) =>
      status === 200 ? addPics.reply.parse(body).data : [],
    );
    expect(taken.filter(({ pic }) => pic !== null)).toMatchObject([{ name: 'आशा.jpg' }]);
    expect([404, 409]).toContain(replies.find(({ status }) => status !== 200)?.status);
    await doDueJobs(t());
    expect([await rowOf(location), await keptPieces()]).toEqual([undefined, []]);
    // Nor does the photo of the form that came second stay: nobody could ever take it away.
    const pics = await t().db.selectFrom('pics').select('file_key').execute();
    const names = await photoNames();
    expect(names.filter((name) => !pics.some(({ file_key: key }) => name.includes(key)))).toEqual(
      names.filter((name) => name.endsWith('-whole.jpg')).slice(0, 1),
    );
  });

  it('is taken by its owner only, and only whole', async () => {
    const location = await uploaded(await portrait());
    const { token } = await addPerson(t(), 'male');
    expect((await addPhoto(location, token)).status).toBe(404);
    const { location: begun } = await begin(10);
    expect((await addPhoto(begun)).status).toBe(409);
    expect((await addPhoto('no/such')).status).toBe(404);
  });

  it('is gone at once when it was no photo', async () => {
    const location = await uploaded(Buffer.from('this is a text'));
    expect((await addPhoto(location)).body).toMatchObject({
      data: [{ pic: null, refused: 'upload.wrongType' }],
    });
    await doDueJobs(t());
    expect([await rowOf(location), await keptPieces()]).toEqual([undefined, []]);
  });

  it('is gone after a day, and with its account', async () => {
    const one = await uploaded(randomBytes(100));
    t().clock.advance(24 * 60 * 60 * 1000);
    expect((await ask('HEAD', one)).status).toBe(404);
    await purge(t().parts, retentionRules);
    await uploaded(randomBytes(100));
    const signedIn = t().db.updateTable('sessions').set({ created_at: t().clock.read() });
    await signedIn.where('id', '=', asha.sessionId).execute();
    expect((await send(t(), deleteAccount, { body: {} }, asha.token)).status).toBe(200);
    await doDueJobs(t());
    const { rows } = await sql`select 1 from uploads`.execute(t().db);
    expect([rows, await keptPieces()]).toEqual([[], []]);
  });
});
