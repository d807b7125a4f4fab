import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lineSink } from '../../../test/app.ts';
import { redisUrl } from '../../../test/redis.ts';
import { TcpLine } from '../../../test/tcp-line.ts';
import { createLog } from '../observability/log.ts';
import { openRedis } from './open-redis.ts';

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

it.skipIf(redisUrl === null)(
  'a connection that a network has forgotten is given up and made anew, a listening one too',
  async () => {
    const line = new TcpLine();
    const port = await line.open(Number(new URL(redisUrl ?? '').port || 6379));
    const log = createLog({ logLevel: 'silent' }, lineSink([]));
    const { commands, subscriber, close } = await openRedis(
      `redis://127.0.0.1:${port}`,
      log,
      10_000,
      500,
    );
    onTestFinished(async () => {
      await close();
      await line.close();
    });
    const channel = `saptapadi-test:${randomUUID()}`;
    const heard: string[] = [];
    subscriber.on('message', (_channel, text) => void heard.push(text));
    await subscriber.subscribe(channel);
    let anew = 0;
    for (const redis of [commands, subscriber]) redis.on('ready', () => void (anew += 1));
    line.silence();
    await vi.waitFor(() => expect(anew).toBe(2), PATIENCE);
    await subscriber.subscribe(channel);
    await commands.publish(channel, 'still here');
    await vi.waitFor(() => expect(heard).toEqual(['still here']), PATIENCE);
  },
);
