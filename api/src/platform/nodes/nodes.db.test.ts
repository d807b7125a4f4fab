import { randomUUID } from 'node:crypto';
import { signIn } from 'shared-contracts/calls/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lineSink, useApp, type TestApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { RedisLine, redisUrl } from '../../../test/redis.ts';
import { trySignIn } from '../../../test/sign-up.ts';
import { buildApp } from '../../app.ts';
import { joinNodes, type Nodes } from '../../join-nodes.ts';
import { createLog } from '../observability/log.ts';
import type { AccountEvent } from './account-events.ts';
import { joinAsGateway } from './join-as-gateway.ts';

const event: AccountEvent = { accountId: 'a', because: 'signed-out', sockets: { of: 's' } };

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

describe.skipIf(redisUrl === null)('two nodes with one Redis', () => {
  const t = useApp();
  const line = new RedisLine();
  // Keys live for minutes at most; a name of the run's own keeps runs apart.
  const communityCode = `test-${randomUUID().slice(0, 8)}`;
  const lines: string[] = [];
  let here: Nodes;
  let there: Nodes;
  let nodes: [TestApp, TestApp];

  beforeAll(async () => {
    await line.mend();
    const { clock } = t();
    const log = createLog({ logLevel: 'info' }, lineSink(lines));
    // However busy the machine is, an answer that is late is none that is missing.
    const join = (url: string | null) =>
      joinNodes(
        { communityCode, redisUrl: url, databaseUrl: null },
        { clock: clock.read, log, db: t().db },
        20_000,
      );
    [here, there] = await Promise.all([join(line.url), join(redisUrl)]);
    const open = async ({ counters, accountEvents }: Nodes): Promise<TestApp> => {
      const parts = { ...t().parts, counters, accountEvents };
      return { ...t(), parts, app: (await buildApp(parts)).app };
    };
    nodes = [await open(here), await open(there)];
  });
  afterAll(async () => {
    for (const { app } of nodes) await app.close();
    await Promise.all([here.close(), there.close()]);
    await line.cut();
  });
  afterEach(() => t().clock.advance(15 * 60_000));

  /** What a node hears until the test ends; 'doubt' when something may have been missed. */
  function listen(to: Nodes): unknown[] {
    const heard: unknown[] = [];
    to.accountEvents.subscribe({
      mustClose: (one) => heard.push(one),
      mayHaveMissed: () => heard.push('doubt'),
    });
    return heard;
  }

  it('and a gateway tell each other which generation is live', async () => {
    const log = createLog({ logLevel: 'fatal' });
    const shared = { communityCode, redisUrl };
    const gateway = await joinAsGateway(shared, { clock: t().clock.read, log }, 20_000);
    const heard: [string, number | null][] = [];
    const stops = [
      here.releaseNews.subscribe((generation) => heard.push(['here', generation])),
      gateway.releaseNews.subscribe((generation) => heard.push(['gateway', generation])),
    ];
    // After each subscription something may have been missed.
    await vi.waitFor(() => expect(heard).toContainEqual(['gateway', null]), PATIENCE);
    gateway.releaseNews.send(7);
    await vi.waitFor(() => expect(heard).toContainEqual(['here', 7]), PATIENCE);
    here.releaseNews.send(8);
    await vi.waitFor(() => expect(heard).toContainEqual(['gateway', 8]), PATIENCE);
    expect(heard).not.toContainEqual(['gateway', 7]);
    for (const stop of stops) stop();
    await gateway.close();
  });

  it('tell each other that jobs wait', async () => {
    const heard: string[] = [];
    const stops = [
      here.jobSignal.subscribe(() => heard.push('here')),
      there.jobSignal.subscribe(() => heard.push('there')),
    ];
    here.jobSignal.send();
    await vi.waitFor(() => expect(heard).toEqual(['there']), PATIENCE);
    there.jobSignal.send();
    await vi.waitFor(() => expect(heard).toEqual(['there', 'here']), PATIENCE);
    for (const stop of stops) stop();
  });

  it('count failures to sign in together, whichever is asked', async () => {
    const { email } = await addMember(t());
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const node = nodes[count % 2 === 0 ? 0 : 1];
      statuses.push((await trySignIn(node, email, 'wrong')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('count together with a gateway that runs by itself', async () => {
    const { clock } = t();
    const log = createLog({ logLevel: 'silent' }, lineSink([]));
    const joining = () => joinAsGateway({ communityCode, redisUrl }, { clock: clock.read, log });
    const [one, other] = [await joining(), await joining()];
    const [key, twice] = [randomUUID(), { most: 2, windowMs: 60_000 }];
    expect(await one.counters.take(key, twice)).toBeNull();
    expect(await here.counters.take(key, twice)).toBeNull();
    expect(await other.counters.take(key, twice)).toBeGreaterThan(0);
    await Promise.all([one.close(), other.close()]);
  });

  it('count requests together', async () => {
    const parts = (one: Nodes) => ({
      ...t().parts,
      config: { ...t().parts.config, rateLimit: 4 },
      counters: one.counters,
    });
    const [a, b] = await Promise.all([buildApp(parts(here)), buildApp(parts(there))]);
    const ask = async (app: typeof a.app) =>
      (await app.inject({ url: '/api/openapi.json', remoteAddress: '192.0.2.77' })).statusCode;
    expect([await ask(a.app), await ask(b.app), await ask(a.app), await ask(b.app)]).toEqual([
      200, 200, 200, 200,
    ]);
    expect([await ask(a.app), await ask(b.app)]).toEqual([429, 429]);
    await Promise.all([a.app.close(), b.app.close()]);
  });

  it('forget nothing that was spent when Redis goes, and nothing when it is back', async () => {
    const key = randomUUID();
    const take = (node: Nodes, name: string = key) =>
      node.counters.take(name, { most: 4, windowMs: 60_000 });
    expect([await take(there), await take(here)]).toEqual([null, null]);
    await line.cut();
    expect([await take(here), await take(here)]).toEqual([null, null]);
    expect(await take(here)).toBe(60_000);

    lines.length = 0;
    await line.mend();
    await vi.waitFor(
      async () => {
        await take(here, 'another key');
        expect(lines.join('')).toContain('shared with the other nodes again');
      },
      { ...PATIENCE, interval: 200 },
    );
    await vi.waitFor(async () => expect(await take(there)).toBe(60_000), PATIENCE);
    expect(await take(here)).toBe(60_000);
  });

  it('hear of each other that sockets must close, each once', async () => {
    const [atHere, atThere] = [listen(here), listen(there)];
    here.accountEvents.publish(event);
    await vi.waitFor(() => expect(atThere).toContainEqual(event), PATIENCE);
    there.accountEvents.publish({ ...event, accountId: 'b' });
    await vi.waitFor(() => expect(atHere).toHaveLength(2), PATIENCE);
    expect(atHere).toEqual([event, { ...event, accountId: 'b' }]);
    expect(atThere).toEqual([event, { ...event, accountId: 'b' }]);
  });

  it('go on while the way to Redis is cut, and join again when it is back', async () => {
    const { email } = await addMember(t());
    const [atHere, atThere] = [listen(here), listen(there)];
    await line.cut();
    lines.length = 0;
    for (let count = 0; count < 11; count += 1) {
      const { status } = await trySignIn(nodes[0], email, 'wrong');
      expect(status).toBe(count < 10 ? 401 : 429);
    }
    expect(lines.filter((one) => one.includes('this node counts alone'))).toHaveLength(1);
    here.accountEvents.publish(event);
    expect(atHere).toEqual([event]);

    await line.mend();
    // What was announced in between arrives late, and what may have been missed is doubted.
    await vi.waitFor(() => expect(atThere).toContainEqual(event), PATIENCE);
    await vi.waitFor(() => expect(atHere).toContain('doubt'), PATIENCE);
    const request = { method: signIn.method, url: signIn.path, remoteAddress: '192.0.2.78' };
    await vi.waitFor(
      async () => {
        const payload = { email: 'nobody@example.com', password: 'wrong' };
        await nodes[0].app.inject({ ...request, payload });
        expect(lines.join('')).toContain('shared with the other nodes again');
      },
      { ...PATIENCE, interval: 200 },
    );
  });
});

describe('a node whose Redis does not answer', () => {
  const t = useApp();

  it('starts all the same, and counts alone', async () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, lineSink(lines));
    const config = { communityCode: 'test', redisUrl: 'redis://127.0.0.1:1', databaseUrl: null };
    const { counters, close } = await joinNodes(config, {
      clock: () => new Date(),
      log,
      db: t().db,
    });
    const one = { most: 1, windowMs: 60_000 };
    expect(await counters.take('key', one)).toBeNull();
    expect(await counters.take('key', one)).toBeGreaterThan(0);
    expect(lines).toHaveLength(1);
    await close();
  });
});
