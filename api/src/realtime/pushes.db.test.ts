import { randomUUID } from 'node:crypto';
import { signOut } from 'shared-contracts/calls/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineSink, send, useApp, type TestApp } from '../../test/app.ts';
import { addMember, type TestMember } from '../../test/members.ts';
import { RedisLine, redisUrl } from '../../test/redis.ts';
import { listenAnywhere, closePage, openPage, type TestPage } from '../../test/sockets.ts';
import { buildApp, type BuiltApp } from '../app.ts';
import { joinNodes, type Nodes } from '../join-nodes.ts';
import { createLog } from '../platform/observability/log.ts';

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

interface Node {
  readonly nodes: Nodes;
  readonly built: BuiltApp;
  readonly t: TestApp;
  readonly url: string;
}

describe.skipIf(redisUrl === null)('two nodes with one Redis', () => {
  const t = useApp();
  const line = new RedisLine();
  // Keys live for minutes at most; a name of the run's own keeps runs apart.
  const communityCode = `test-${randomUUID().slice(0, 8)}`;
  let here: Node;
  let there: Node;
  let member: TestMember;
  const leave: (() => void)[] = [];

  async function start(url: string | null): Promise<Node> {
    const log = createLog({ logLevel: 'info' }, lineSink([]));
    const { clock } = t();
    const nodes = await joinNodes(
      { communityCode, redisUrl: url, databaseUrl: null },
      { clock: clock.read, log, db: t().db },
    );
    const parts = { ...t().parts, ...nodes };
    const built = await buildApp(parts);
    const at = await listenAnywhere(built.app.server);
    return { nodes, built, t: { ...t(), app: built.app, parts }, url: at };
  }

  beforeAll(async () => {
    await line.mend();
    [here, there] = await Promise.all([start(line.url), start(redisUrl)]);
  });
  afterAll(async () => {
    for (const { built, nodes } of [here, there]) {
      await built.app.close();
      await nodes.close();
    }
    await line.cut();
  });
  beforeEach(async () => {
    member = await addMember(t());
  });
  afterEach(() => {
    for (const one of leave.splice(0)) one();
  });

  async function joined(who: TestMember, { url }: Node): Promise<TestPage> {
    const page = openPage(url, who);
    leave.push(() => closePage(page));
    await vi.waitFor(() => expect(page.joins).toEqual(['ok']), PATIENCE);
    return page;
  }

  const tell = ({ nodes }: Node, chat_count: number) =>
    nodes.pushes.push(member.id, 'publish', { chat_count });
  const counts = (page: TestPage) =>
    page.pushed.map(({ payload }) => (payload as { chat_count?: number }).chat_count);

  /** Why its sockets were closed. A node that has just found Redis again may first have asked the page to come again. */
  const reasons = (page: TestPage) => page.closed.map(({ reason }) => reason);

  it('push to pages at either, each push once and in order', async () => {
    const [atHere, atThere] = [await joined(member, here), await joined(member, there)];
    // Whoever has just begun to listen hears from the next on.
    await vi.waitFor(() => {
      tell(here, 0);
      tell(there, 0);
      expect(counts(atHere).length * counts(atThere).length).toBeGreaterThan(0);
    }, PATIENCE);
    const all = Array.from({ length: 1000 }, (_, index) => index + 1);
    for (const count of all) tell(here, count);
    await vi.waitFor(() => expect(counts(atThere)).toContain(1000), PATIENCE);
    expect(counts(atThere).filter((count) => count !== 0)).toEqual(all);
    expect(counts(atHere).filter((count) => count !== 0)).toEqual(all);
  });

  it('tell nobody what was read earlier than what the other has told', async () => {
    const page = await joined(member, there);
    await vi.waitFor(() => {
      tell(here, 0);
      expect(counts(page)).toContain(0);
    }, PATIENCE);
    there.nodes.pushes.push(member.id, 'publish', { chat_count: 2 }, 20);
    here.nodes.pushes.push(member.id, 'publish', { chat_count: 1 }, 19);
    here.nodes.pushes.push(member.id, 'publish', { chat_count: 3 }, 20);
    await vi.waitFor(() => expect(counts(page)).toContain(3), PATIENCE);
    expect(counts(page).filter((count) => count !== 0)).toEqual([2, 3]);
  });

  it('close sockets at the other', async () => {
    const page = await joined(member, there);
    await send(here.t, signOut, {}, member.token);
    await vi.waitFor(() => expect(reasons(page)).toContain('signed-out'), PATIENCE);
  });

  it('go on while the way to Redis is cut; what was missed is made up, and pages ask anew', async () => {
    const [atHere, atThere] = [await joined(member, here), await joined(member, there)];
    const unconcerned = await joined(await addMember(t()), there);
    await line.cut();
    tell(here, 1);
    here.nodes.pushes.push(member.id, 'typing', { from: randomUUID() });
    tell(here, 2);
    tell(there, 3);
    // One's own pages hear at once, whatever happens to Redis.
    await vi.waitFor(() => expect(counts(atHere)).toEqual([1, undefined, 2]), PATIENCE);
    await vi.waitFor(() => expect(counts(atThere)).toEqual([3]), PATIENCE);

    await line.mend();
    // The other node hears late what was kept, in order and without what is stale.
    await vi.waitFor(() => expect(counts(atThere)).toEqual([3, 1, 2]), PATIENCE);
    // Late numbers may be old ones, and the node that was cut off heard nothing: their pages join anew.
    await vi.waitFor(() => {
      there.built.sockets.watch.look();
      here.built.sockets.watch.look();
      expect([atHere.joins.length, atThere.joins.length]).toEqual([2, 2]);
    }, PATIENCE);
    expect(unconcerned.joins).toEqual(['ok']);
    expect([atHere.closed, atThere.closed]).toEqual([[], []]);
  });

  it('close sockets within the rule at the other although the one that says so is cut off', async () => {
    const page = await joined(member, there);
    // From here on the look that comes anyway is further away than the test is patient.
    await there.built.sockets.watch.recheck();
    await line.cut();
    await send(here.t, signOut, {}, member.token);
    await vi.waitFor(() => expect(reasons(page)).toContain('signed-out'), PATIENCE);
    await line.mend();
  });

  it('close sockets within the rule although nobody hears that a session ended', async () => {
    const page = await joined(member, here);
    await line.cut();
    await send(there.t, signOut, {}, member.token);
    await vi.waitFor(() => expect(reasons(page)).toContain('signed-out'), PATIENCE);
    await line.mend();
  });
});

describe('pushes on a node whose Redis never answers', () => {
  const t = useApp();

  it('reach its own pages, and cost the caller nothing', async () => {
    const log = createLog({ logLevel: 'info' }, lineSink([]));
    const config = { communityCode: 'test', redisUrl: 'redis://127.0.0.1:1', databaseUrl: null };
    const { pushes, close } = await joinNodes(config, { clock: () => new Date(), log, db: t().db });
    const heard: unknown[] = [];
    pushes.subscribe({ push: ({ payload }) => heard.push(payload) });
    for (let count = 0; count < 20_000; count += 1) {
      pushes.push('someone', 'publish', { chat_count: count });
    }
    expect(heard).toHaveLength(20_000);
    await close();
  });
});
