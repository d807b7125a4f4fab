import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { createUpload, METHOD_OVERRIDE, TUS_RESUMABLE } from 'shared-contracts/calls/uploads';
import { submitVideoIntro } from 'shared-contracts/calls/verification';
import { UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openNodeBeside, useApp, type TestApp } from '../../../test/app.ts';
import { doDueJobs } from '../../../test/jobs.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { idOf, tusRequests } from '../../../test/uploads.ts';
import { newKey } from '../../platform/crypto/sealing.ts';
import { orphanedPiecesJob } from './remove-orphaned-pieces.ts';
import { NewPiece, PIECE_BYTES, readPieces } from './sealed-pieces.ts';

const t = useApp();
let other: TestApp & { close(): Promise<void> };
let asha: TestMember;
let origin: string;

beforeAll(async () => {
  await t().app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(t().app.server.address() as AddressInfo).port}`;
  other = await openNodeBeside(t(), t().parts.files);
});
afterAll(() => other.close());
beforeEach(async () => {
  // Another day for the budget of files.
  t().clock.advance(24 * 60 * 60 * 1000);
  await t().db.deleteFrom('uploads').execute();
  await doDueJobs(t());
  asha = await addPerson(t(), 'female');
});

const { ask, begin, goOn, uploaded, rowOf, keptPieces } = tusRequests(t, () => asha);

/** A request that announces all bytes from the beginning, for a test that sends only some of them. */
function openRequest(location: string, length: number) {
  const request = httpRequest(`${origin}${location}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${asha.token}`,
      [TUS_RESUMABLE.name]: TUS_RESUMABLE.value,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(length),
    },
  });
  return request.on('error', () => undefined);
}

describe('an upload', () => {
  it('goes on at any node, with pieces whose number follows from the size alone', async () => {
    const bytes = randomBytes(2 * PIECE_BYTES + 10);
    const { location, status } = await begin(bytes.length);
    expect(status).toBe(201);
    const cuts = [0, 3, 1000, PIECE_BYTES, PIECE_BYTES + 7, bytes.length];
    for (const [index, to] of cuts.slice(1).entries()) {
      const from = cuts[index] ?? 0;
      const node = index % 2 === 0 ? other : t();
      expect(await goOn(location, from, bytes.subarray(from, to), { node })).toMatchObject({
        status: 204,
        offset: String(to),
      });
      expect(await ask('HEAD', location, { node: t() })).toMatchObject({ offset: String(to) });
    }
    const row = await rowOf(location);
    expect(row?.pieces.map(({ size }) => size)).toEqual([PIECE_BYTES, PIECE_BYTES, 10]);
    expect((await keptPieces()).toSorted()).toEqual(row?.pieces.map(({ key }) => key).toSorted());
    // Sealed: nothing of it can be read in the store.
    const [first] = row?.pieces ?? [];
    const stored = await (await t().parts.files.get(first?.key ?? ''))?.bytes();
    expect(stored?.includes(bytes.subarray(0, 64))).toBe(false);
  });

  it('keeps what arrived when the line breaks, to the byte, for the client that comes back', async () => {
    const bytes = randomBytes(300_000);
    const metadata = { kind: 'photo', filename: 'a.jpg' };
    const headers = { authorization: `Bearer ${asha.token}` };
    const common = { endpoint: `${origin}${createUpload.path}`, metadata, headers };
    const url = await new Promise<string>((resolve, reject) => {
      const first: Upload = new Upload(bytes, {
        ...common,
        chunkSize: 1e5,
        retryDelays: null,
        onError: reject,
        onChunkComplete: () => void first.abort().then(() => resolve(first.url ?? ''), reject),
      });
      first.start();
    });
    const before = (await rowOf(url))?.received ?? 0;
    expect(before).toBeGreaterThanOrEqual(100_000);
    const sent: number[] = [];
    await new Promise<void>((resolve, reject) => {
      new Upload(bytes, {
        ...common,
        uploadUrl: url,
        retryDelays: null,
        onError: reject,
        onProgress: (at) => sent.push(at),
        onSuccess: () => resolve(),
      }).start();
    });
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(before);
    expect((await rowOf(url))?.received).toBe(bytes.length);
  });

  it('keeps what arrived of a request that broke off in the middle', async () => {
    const bytes = randomBytes(400_000);
    const { location } = await begin(bytes.length);
    const request = openRequest(location, bytes.length);
    await new Promise((resolve) => request.write(bytes.subarray(0, 250_000), resolve));
    request.destroy();
    await vi.waitFor(async () => expect((await rowOf(location))?.received).toBeGreaterThan(0), {
      timeout: 20_000,
    });
    const { received = 0, pieces = [], seal = Buffer.alloc(0) } = (await rowOf(location)) ?? {};
    const kept: Buffer[] = [];
    for await (const piece of readPieces(t().parts.files, pieces, seal)) kept.push(piece);
    expect(Buffer.concat(kept).equals(bytes.subarray(0, received))).toBe(true);
    expect((await goOn(location, received, bytes.subarray(received))).status).toBe(204);
  });

  it('has kept all but the piece that is filled while a request still goes on: a killed server loses no more', async () => {
    const bytes = randomBytes(2 * PIECE_BYTES + 700_000);
    const { location } = await begin(bytes.length);
    const request = openRequest(location, bytes.length);
    await new Promise((resolve) => request.write(bytes.subarray(0, -1), resolve));
    await vi.waitFor(async () => expect((await rowOf(location))?.received).toBe(2 * PIECE_BYTES), {
      timeout: 20_000,
    });
    expect(bytes.length - 1 - 2 * PIECE_BYTES).toBeLessThan(PIECE_BYTES);
    request.destroy();
    await vi.waitFor(
      async () => expect((await rowOf(location))?.received).toBeGreaterThan(2 * PIECE_BYTES),
      { timeout: 20_000 },
    );
  });

  it('takes the bytes of one of two requests for the same place', async () => {
    const bytes = randomBytes(1000);
    const { location } = await begin(2000);
    const both = await Promise.all([
      goOn(location, 0, bytes),
      goOn(location, 0, bytes, { node: other }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await rowOf(location))?.received).toBe(1000);
    expect(await keptPieces()).toHaveLength((await rowOf(location))?.pieces.length ?? 0);
  });

  it('is nobody else’s, and refuses what the protocol does not allow', async () => {
    const { location } = await begin(10);
    const { token } = await addMember(t());
    for (const method of ['HEAD', 'DELETE'] as const)
      expect(await ask(method, location, { token })).toMatchObject({ status: 404 });
    expect(await goOn(location, 0, Buffer.from('x'), { token })).toMatchObject({ status: 404 });
    expect(await goOn(location, 5, Buffer.from('x'))).toMatchObject({ status: 409 });
    expect(await goOn(location, 0, randomBytes(11))).toMatchObject({ status: 413 });
    const older = { headers: { [TUS_RESUMABLE.name]: '0.2.0' } };
    expect(await ask('HEAD', location, older)).toMatchObject({ status: 412 });
    const plain = { headers: { [TUS_RESUMABLE.name]: '' } };
    expect(await ask('HEAD', location, plain)).toMatchObject({ status: 412 });
    expect(await begin(10, { kind: 'song' })).toMatchObject({ status: 422 });
    expect(await begin(UPLOAD_LIMITS.photo + 1)).toMatchObject({ status: 413 });
    expect(await begin(0)).toMatchObject({ status: 422 });
  });

  it('that is declared too large, or is none, is refused for that and counts nothing', async () => {
    for (let tries = 0; tries < 70; tries++) {
      expect(await begin(UPLOAD_LIMITS.photo + 1)).toMatchObject({ status: 413 });
      expect(await begin(10, { kind: 'song' })).toMatchObject({ status: 422 });
    }
    expect(await begin(40 * 1024 ** 3, { kind: 'video' })).toMatchObject({ status: 413 });
    const form = await t().app.inject({
      method: 'POST',
      url: submitVideoIntro.path,
      headers: {
        [APP_HEADER.name]: APP_HEADER.value,
        authorization: `Bearer ${asha.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(UPLOAD_LIMITS.video * 2),
      },
      payload: Buffer.from('--x'),
    });
    expect(form.statusCode).toBe(413);
    const { status, location } = await begin(1);
    expect([status, (await ask('DELETE', location)).status]).toEqual([201, 204]);
  });

  it('is one of sixty, and of 300 MB, a day, whatever becomes of them', async () => {
    const video = { kind: 'video' };
    for (let count = 0; count < 5; count++) {
      const { status, location } = await begin(UPLOAD_LIMITS.video, video);
      expect(status).toBe(201);
      expect(await ask('DELETE', location)).toMatchObject({ status: 204 });
    }
    expect((await begin(1)).status).toBe(429);
    t().clock.advance(24 * 60 * 60 * 1000);
    const { status, location } = await begin(1);
    expect([status, (await ask('DELETE', location)).status]).toEqual([201, 204]);
  });

  it('leaves room for what stands: a silent one counts as long as it is there, and gives way where it has to', async () => {
    const MB = 1024 * 1024;
    const silent = await begin(60 * MB, { kind: 'video' });
    t().clock.advance(60_000);
    // Two that arrived whole and wait for their forms.
    for (let count = 0; count < 2; count++) {
      const { location } = await begin(60 * MB, { kind: 'video' });
      await t()
        .db.updateTable('uploads')
        .set({ received: 60 * MB })
        .where('id', '=', idOf(location))
        .execute();
    }
    const more = await begin(30 * MB, { kind: 'video' });
    expect(more.status).toBe(201);
    expect(await rowOf(silent.location)).toBeUndefined();
    const { rows } = await sql<{ bytes: string }>`select sum(size) as bytes from uploads`.execute(
      t().db,
    );
    expect(Number(rows[0]?.bytes)).toBe(150 * MB);
    expect((await begin(60 * MB, { kind: 'video' })).status).toBe(429);
    expect(await rowOf(more.location)).toBeDefined();
  });

  it('is one of three that are open: a silent one gives way, one that goes on does not', async () => {
    const begun = [await begin(10), await begin(10), await begin(10)];
    expect((await begin(10)).status).toBe(429);
    t().clock.advance(60_000);
    await goOn(begun[0]?.location ?? '', 0, Buffer.from('x'));
    expect((await begin(10)).status).toBe(201);
    expect(await rowOf(begun[0]?.location ?? '')).toBeDefined();
    expect(await rowOf(begun[1]?.location ?? '')).toBeUndefined();
    // One of the three is silent still.
    const many = await Promise.all(Array.from({ length: 5 }, () => begin(10)));
    expect(many.map(({ status }) => status).toSorted()).toEqual([201, 429, 429, 429, 429]);
  });
});

describe('the protocol', () => {
  const spoken = { 'tus-resumable': '1.0.0' };

  it.each([createUpload.path, `${createUpload.path}/x`])(
    'is what OPTIONS of %s says',
    async (url) => {
      const { statusCode, headers } = await t().app.inject({ method: 'OPTIONS', url });
      expect(statusCode).toBe(204);
      expect(headers).toMatchObject({
        ...spoken,
        'tus-version': '1.0.0',
        'tus-extension': 'creation,termination,expiration',
        'tus-max-size': String(UPLOAD_LIMITS.video),
      });
    },
  );

  it('is named by every reply, refusals too, and 412 says which version it is', async () => {
    const { location, headers } = await begin(10);
    expect(headers).toMatchObject(spoken);
    const refused = [
      await ask('HEAD', `${createUpload.path}/x`),
      await goOn(location, 5, Buffer.from('x')),
      await begin(10, { kind: 'song' }),
      await ask('HEAD', location, { token: 'x' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 409, 422, 401]);
    for (const one of refused) expect(one.headers, String(one.status)).toMatchObject(spoken);
    const older = { headers: { [TUS_RESUMABLE.name]: '0.2.2' } };
    for (const url of [location, createUpload.path]) {
      const method = url === location ? 'PATCH' : 'POST';
      const { status, headers: of } = await ask(method, url, older);
      expect([status, of['tus-version']]).toEqual([412, '1.0.0']);
    }
  });

  it('takes bytes under their own type alone', async () => {
    const { location } = await begin(10);
    for (const type of ['application/octet-stream', 'application/json', 'text/plain']) {
      const headers = { 'upload-offset': '0', 'content-type': type };
      const reply = await ask('PATCH', location, { headers, payload: Buffer.from('{}') });
      expect([type, reply.status]).toEqual([type, 415]);
    }
    expect(await ask('HEAD', location)).toMatchObject({ offset: '0' });
  });

  it('gives the metadata back as they were written, and says when the upload ends', async () => {
    const written = `kind ${btoa('photo')},filename ${btoa('a.jpg')},relativePath ${btoa('x/a.jpg')},isConfidential`;
    const headers = { 'upload-length': '10', 'upload-metadata': written };
    const begun = await ask('POST', createUpload.path, { headers });
    const ends = new Date(t().clock.read().getTime() + 24 * 60 * 60 * 1000).toUTCString();
    expect(begun.headers['upload-expires']).toBe(ends);
    t().clock.advance(60_000);
    const more = await goOn(begun.location, 0, Buffer.from('x'));
    expect(more.headers['upload-expires']).toBe(ends);
    const { headers: found } = await ask('HEAD', begun.location);
    expect(found).toMatchObject({ 'upload-metadata': written, 'upload-expires': ends });
    const long = { ...headers, 'upload-metadata': `${written},note ${btoa('x'.repeat(5000))}` };
    expect(await ask('POST', createUpload.path, { headers: long })).toMatchObject({ status: 422 });
  });

  it('takes POST with the method that is meant, of an upload alone', async () => {
    const headers = { authorization: `Bearer ${asha.token}`, ...spoken };
    const { location } = await begin(4);
    const post = (url: string, meant: string, more: object = {}, body: string | null = null) =>
      fetch(origin + url, {
        method: 'POST',
        headers: { ...headers, [METHOD_OVERRIDE]: meant, ...more },
        body,
      });
    const bytes = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    expect((await post(location, 'PATCH', bytes, 'ab')).status).toBe(204);
    const head = await post(location, 'head');
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '2']);
    expect((await post(location, 'DELETE')).status).toBe(204);
    expect(await ask('HEAD', location)).toMatchObject({ status: 404 });
    // Elsewhere the header changes nothing.
    expect((await post('/api/v1/me', 'DELETE')).status).toBe(404);
    expect((await post(createUpload.path, 'HEAD')).status).toBe(400);
  });

  it('is spoken by tus-js-client with overridden methods, which resumes and ends', async () => {
    const bytes = randomBytes(250_000);
    const url = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(bytes, {
        endpoint: `${origin}${createUpload.path}`,
        metadata: { kind: 'photo', filename: 'आशा.jpg' },
        headers: { authorization: `Bearer ${asha.token}` },
        overridePatchMethod: true,
        chunkSize: 1e5,
        retryDelays: null,
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ''),
      });
      upload.start();
    });
    expect((await rowOf(url))?.received).toBe(bytes.length);
    const options = { headers: { authorization: `Bearer ${asha.token}`, ...spoken } };
    await Upload.terminate(url, options);
    expect(await rowOf(url)).toBeUndefined();
  });
});

describe('a piece', () => {
  it('that no upload knows is removed a day later', async () => {
    const { files } = t().parts;
    const piece = new NewPiece(newKey());
    piece.add(LOST);
    const [lost, fresh] = [await piece.put(files), await uploaded(LOST)];
    const { pieces = [] } = (await rowOf(fresh)) ?? {};
    const facts = { size: 1, modifiedAt: t().clock.read() };
    const old = new Date(facts.modifiedAt.getTime() - 26 * 60 * 60 * 1000);
    const ages = [
      { ...facts, key: lost.key, modifiedAt: old },
      ...pieces.map(({ key }) => ({ ...facts, key })),
    ];
    const dated = {
      list: async function* () {
        yield* ages;
      },
      delete: (key: string) => files.delete(key),
    };
    await orphanedPiecesJob({ ...t().parts, files: dated }).runStored({}, AT_WORK);
    expect(await keptPieces()).toEqual(pieces.map(({ key }) => key));
  });
});

const LOST = Buffer.from('lost');
const AT_WORK = { id: 'job', createdAt: new Date(0), signal: new AbortController().signal };
