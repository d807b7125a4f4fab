import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteAccount } from 'shared-contracts/calls/auth';
import { getOwnBiodata } from 'shared-contracts/calls/biodata';
import { addPics, deletePic, listPics } from 'shared-contracts/calls/pictures';
import { viewProfile } from 'shared-contracts/calls/profiles';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openNodeBeside, send, useApp, type TestApp } from '../../test/app.ts';
import { sendForm } from '../../test/form.ts';
import { notedRemovals } from '../../test/jobs.ts';
import type { TestMember } from '../../test/members.ts';
import { addPerson } from '../../test/people.ts';
import { openTestBucket, type TestBucket } from '../../test/s3-server.ts';
import { openObjectStore } from './object-store/open-object-store.ts';

const t = useApp();
type Node = TestApp & { readonly folder: string; close(): Promise<void> };
let server: TestBucket;
let a: Node;
let b: Node;
let asha: TestMember;

/** One database and one bucket, and a data folder of its own. */
async function openNode(): Promise<Node> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-node-'));
  const place = { dataDir: folder, bucket: server.bucket };
  const node = await openNodeBeside(t(), await openObjectStore(place, 'files', t().clock.read()));
  const close = async () => {
    await node.close();
    await rm(folder, { recursive: true });
  };
  return { ...node, folder, close };
}

beforeAll(async () => {
  server = await openTestBucket();
  [a, b] = [await openNode(), await openNode()];
});
afterAll(async () => {
  await Promise.all([a.close(), b.close()]);
  await server.close();
});
beforeEach(async () => {
  asha = await addPerson(t(), 'female', { profile: { photo_privacy: 'everyone' } });
});

async function uploadAt(node: TestApp): Promise<{ id: string; url: string }> {
  const photo = await sharp({
    create: { width: 400, height: 500, channels: 3, background: '#a06040' },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('pics[]', new File([new Uint8Array(photo)], 'me.jpg'));
  const { body } = await sendForm(node, addPics, form, asha.token);
  const { pic } = addPics.reply.parse(body).data[0] ?? {};
  if (!pic) throw new Error('The photo was not kept.');
  return pic;
}

/** What a visitor gets of Asha's photo: a copy that is made when it is first asked for. */
async function visitorsPhotoAt(node: TestApp): Promise<{ url: string; status: number }> {
  const { body } = await send(node, viewProfile, { query: { id: asha.id } });
  const url = viewProfile.reply.parse(body).data.pic?.url ?? '';
  return { url, status: (await node.app.inject(url)).statusCode };
}

/** Does at a node all removals that are due by then. */
async function removeAt({ parts }: TestApp): Promise<void> {
  parts.jobs.wake();
  await parts.jobs.settled();
}

const removals = () => notedRemovals(t().db);

describe('two servers with one database and one bucket', () => {
  it('show and delete at one what came at the other', async () => {
    const { id, url } = await uploadAt(a);
    const photo = await b.app.inject(url);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await a.app.inject(url)).rawPayload.equals(photo.rawPayload)).toBe(true);
    const { body } = await send(b, listPics, {}, asha.token);
    expect(listPics.reply.parse(body).data).toMatchObject([{ id }]);
    expect((await visitorsPhotoAt(b)).status).toBe(200);
    expect((await send(b, deletePic, { params: { id } }, asha.token)).status).toBe(200);
    await removeAt(b);
    expect((await a.app.inject(url)).statusCode).toBe(404);
    expect(await server.bytesOf()).toEqual([]);
  });

  it('have no byte left of an account that is deleted at the other', async () => {
    await uploadAt(a);
    await visitorsPhotoAt(a);
    const { body } = await send(a, getOwnBiodata, { query: { language: 'en' } }, asha.token);
    const biodata = getOwnBiodata.reply.parse(body).data.url;
    const pdf = await b.app.inject(biodata);
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
    expect(await server.bytesOf()).not.toEqual([]);
    expect((await send(b, deleteAccount, { body: {} }, asha.token)).status).toBe(200);
    // A biodata goes with its last address.
    t().clock.advance(20 * 60_000);
    await removeAt(b);
    expect([await server.bytesOf(), await removals()]).toEqual([[], []]);
    expect(await Promise.all([a, b].map(({ folder }) => readdir(folder)))).toEqual([[], []]);
  });

  it('forget no removal of which the store did not take every part', async () => {
    const { id, url } = await uploadAt(a);
    await visitorsPhotoAt(a);
    server.slowDown('DELETE', 1_000);
    await send(b, deletePic, { params: { id } }, asha.token);
    await removeAt(b);
    expect(await removals()).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
    expect(await server.bytesOf()).not.toEqual([]);
    server.slowDown('DELETE', 0);
    t().clock.advance(30_000);
    await removeAt(a);
    expect([await server.bytesOf(), await removals()]).toEqual([[], []]);
    expect((await b.app.inject(url)).statusCode).toBe(404);
  });

  it('answer 503 while the store is away, and say why in the log', async () => {
    const { url } = await uploadAt(a);
    server.slowDown('GET', 1_000);
    const reply = await b.app.inject(url);
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toMatchObject([
      503,
      '5',
      { code: 'server.busy' },
    ]);
    server.slowDown('GET', 0);
    expect((await b.app.inject(url)).statusCode).toBe(200);
    expect(t().logs.join('')).toContain('refused to read (503 SlowDown)');
  });
});
