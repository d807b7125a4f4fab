import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteAccount } from 'shared-contracts/calls/auth';
import { callPath, type CallShape, type LooseInput } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { addPics, deletePic } from 'shared-contracts/calls/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { begin, type Life } from '../proof/harness/crash/life.ts';
import { setStage, type Stage } from '../proof/harness/crash/stage.ts';
import { redisUrl } from '../test/redis.ts';
import { storePerson } from '../test/rows.ts';
import { openTestBucket, type TestBucket } from '../test/s3-server.ts';
import { signToken } from './modules/accounts/sessions/session-token.ts';
import { beginSession } from './modules/accounts/sessions/sessions.store.ts';

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 60_000 };
const NODES = ['a', 'b'] as const;
const secret = 'a secret that both servers were given';
let stage: Stage;
let server: TestBucket;
let folder: string;
let nodes: Life[] = [];

/** A process with a data folder of its own, configured as in production. */
function start(node: string): Promise<Life> {
  const { endpoint, bucket, accessKey, secretKey } = server.bucket;
  return begin(
    { dataDir: join(folder, node), env: stage.env },
    {
      SEED: 'none',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PAYMENTS: 'none',
      REDIS_URL: redisUrl ?? '',
      BUSY_AFTER_MS: '0',
      DATABASE_QUEUE: '0',
      JWT_SECRET: secret,
      GATEWAY_SECRET: secret,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    },
  );
}

async function photoForm(): Promise<FormData> {
  const create = { width: 400, height: 500, channels: 3, background: '#a06040' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const form = new FormData();
  form.append('pics[]', new File([new Uint8Array(photo)], 'me.jpg'));
  return form;
}

/** A call of somebody; the answer, which is 200, as JSON. */
async function call(
  { origin }: Life,
  { token, to, input = {} }: { token: string; to: CallShape; input?: LooseInput },
  body: FormData | null = null,
): Promise<unknown> {
  const reply = await fetch(origin + callPath(to, input), {
    method: to.method,
    body,
    headers: {
      [APP_HEADER.name]: APP_HEADER.value,
      authorization: `Bearer ${token}`,
    },
  });
  const text = await reply.text();
  expect(reply.status, text).toBe(200);
  return JSON.parse(text);
}

async function statusAndType({ origin }: Life, url: string) {
  const reply = await fetch(origin + url);
  await reply.arrayBuffer();
  return { status: reply.status, type: reply.headers.get('content-type') };
}

describe.runIf(inject('templateDatabase').kind === 'postgres' && redisUrl !== null)(
  'two servers on PostgreSQL, Redis and a bucket',
  () => {
    beforeAll(async () => {
      stage = await setStage();
      server = await openTestBucket();
      folder = await mkdtemp(join(tmpdir(), 'saptapadi-two-'));
      for (const node of NODES) nodes.push(await start(node));
    }, 240_000);
    afterAll(async () => {
      for (const node of nodes) await node.stop();
      nodes = [];
      await server.close();
      await rm(folder, { recursive: true });
      await stage.strike();
    }, 120_000);

    /** What a member asks of either server, and a photo of hers that came at A and is seen at B. */
    async function uploadedAtA() {
      const [a, b] = nodes;
      if (a === undefined || b === undefined) throw new Error('There are two servers.');
      const token = await stage.look(async (db) => {
        const accountId = await storePerson(db);
        const sessionId = await beginSession(db, accountId, new Date());
        return signToken({ accountId, sessionId, version: 1 }, secret, new Date());
      });
      const sent = await call(a, { token, to: addPics }, await photoForm());
      const [photo] = addPics.reply.parse(sent).data;
      const url = photo?.pic?.url ?? '';
      expect(await statusAndType(b, url)).toEqual({ status: 200, type: 'image/webp' });
      expect(await server.bytesOf()).not.toEqual([]);
      return { b, url, id: photo?.pic?.id ?? '', token };
    }

    /** That what an address showed is gone at both, and that neither bucket nor folders have a byte of it. */
    async function expectNoByteOf(url: string) {
      for (const node of nodes) expect((await statusAndType(node, url)).status).toBe(404);
      await vi.waitFor(async () => expect(await server.bytesOf()).toEqual([]), PATIENCE);
      const kept = await Promise.all(NODES.map((node) => readdir(join(folder, node))));
      expect(kept.flat()).not.toContain('files');
    }

    it('show at one what came at the other, and keep no byte of a photo that is removed there', async () => {
      const { b, url, id, token } = await uploadedAtA();
      const gone = await call(b, { token, to: deletePic, input: { params: { id } } });
      expect(deletePic.reply.parse(gone).data).toEqual([]);
      await expectNoByteOf(url);
    });

    it('keep no byte of an account that is deleted at the other', async () => {
      const { b, url, token } = await uploadedAtA();
      await call(b, { token, to: deleteAccount });
      await expectNoByteOf(url);
    });
  },
);
