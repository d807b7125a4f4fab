import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteAccount } from 'shared-contracts/calls/auth';
import { callPath } from 'shared-contracts/calls/call';
import { addPics, deletePic } from 'shared-contracts/calls/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createDatabase, databaseUrl, onServer } from '../test/postgres-server.ts';
import { redisUrl } from '../test/redis.ts';
import { storePerson } from '../test/rows.ts';
import { openTestBucket, type TestBucket } from '../test/s3-server.ts';
import { signToken } from './modules/accounts/sessions/session-token.ts';
import { beginSession } from './modules/accounts/sessions/sessions.store.ts';
import { readConfig } from './platform/config/config.ts';
import { startApi, type RunningApi } from './start.ts';

const from = inject('templateDatabase');
const name = `two_servers_${randomUUID().slice(0, 8)}`;
const secret = 'a secret that both servers were given';
let server: TestBucket;
let folder: string;
let nodes: RunningApi[];

/** A server with a data folder of its own, configured as in production. */
function start(node: string, url: string): Promise<RunningApi> {
  const { endpoint, bucket, accessKey, secretKey } = server.bucket;
  return startApi(
    readConfig({
      ...{ SEED: 'none', LOG_LEVEL: 'silent', DATA_DIR: join(folder, node) },
      ...{ DATABASE_URL: url, REDIS_URL: redisUrl ?? '' },
      // How busy the machine is, is not the question here.
      ...{ BUSY_AFTER_MS: '0', DATABASE_QUEUE: '0' },
      ...{ JWT_SECRET: secret, GATEWAY_SECRET: secret },
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket },
      ...{ S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey },
    }),
  );
}

async function photoForm(): Promise<Response> {
  const create = { width: 400, height: 500, channels: 3, background: '#a06040' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const form = new FormData();
  form.append('pics[]', new File([new Uint8Array(photo)], 'me.jpg'));
  return new Response(form);
}

describe.runIf(from.kind === 'postgres' && redisUrl !== null)(
  'two servers on PostgreSQL, Redis and a bucket',
  () => {
    beforeAll(async () => {
      if (from.kind !== 'postgres') return;
      server = await openTestBucket();
      folder = await mkdtemp(join(tmpdir(), 'saptapadi-two-'));
      await createDatabase(from.url, name, from.template);
      const url = databaseUrl(from.url, name);
      nodes = [await start('a', url), await start('b', url)];
    });
    afterAll(async () => {
      for (const node of nodes) await node.close();
      await server.close();
      await rm(folder, { recursive: true });
      if (from.kind === 'postgres')
        await onServer(from.url, (client) => client.query(`drop database ${name} with (force)`));
    });

    /** What a member asks of either server, and a photo of hers that came at A and is seen at B. */
    async function uploadedAtA() {
      const [a, b] = nodes;
      if (a === undefined || b === undefined) throw new Error('There are two servers.');
      const accountId = await storePerson(a.db);
      const sessionId = await beginSession(a.db, accountId, new Date());
      const token = await signToken({ accountId, sessionId, version: 1 }, secret, new Date());
      const authorization = `Bearer ${token}`;
      const form = await photoForm();
      const sent = await a.app.inject({
        method: addPics.method,
        url: addPics.path,
        headers: { authorization, 'content-type': form.headers.get('content-type') ?? '' },
        payload: Buffer.from(await form.arrayBuffer()),
      });
      const [photo] = addPics.reply.parse(sent.json()).data;
      const url = photo?.pic?.url ?? '';
      expect((await b.app.inject(url)).headers['content-type']).toBe('image/webp');
      expect(await server.bytesOf()).not.toEqual([]);
      return { a, b, url, id: photo?.pic?.id ?? '', headers: { authorization } };
    }

    /** That what an address showed is gone at both, and that neither bucket nor folders have a byte of it. */
    async function expectNoByteOf(url: string) {
      for (const { app } of nodes) expect((await app.inject(url)).statusCode).toBe(404);
      await vi.waitFor(async () => expect(await server.bytesOf()).toEqual([]), 20_000);
      const kept = await Promise.all(['a', 'b'].map((node) => readdir(join(folder, node))));
      expect(kept.flat()).not.toContain('files');
    }

    it('show at one what came at the other, and keep no byte of a photo that is removed there', async () => {
      const { b, url, id, headers } = await uploadedAtA();
      const gone = await b.app.inject({
        method: deletePic.method,
        url: callPath(deletePic, { params: { id } }),
        headers,
      });
      expect(gone.statusCode, gone.body).toBe(200);
      expect(deletePic.reply.parse(gone.json()).data).toEqual([]);
      await expectNoByteOf(url);
    });

    it('keep no byte of an account that is deleted at the other', async () => {
      const { b, url, headers } = await uploadedAtA();
      const { method, path } = deleteAccount;
      expect((await b.app.inject({ method, url: path, headers })).statusCode).toBe(200);
      await expectNoByteOf(url);
    });
  },
);
