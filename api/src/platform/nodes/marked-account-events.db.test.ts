import { describe, expect, it } from 'vitest';
import { lineSink, useApp } from '../../../test/app.ts';
import { joinNodes } from '../../join-nodes.ts';
import { createLog } from '../observability/log.ts';

const t = useApp();

/** A process without Redis on a database that others may have open; only whether it is null counts here. */
function join() {
  const config = { communityCode: 'test', redisUrl: null, databaseUrl: 'postgres://a-server/db' };
  const log = createLog({ logLevel: 'info' }, lineSink([]));
  return joinNodes(config, { clock: t().clock.read, log, db: t().db });
}

describe('two processes that share a database and nothing else', () => {
  it('see by a mark that the other announced something, and have no doubt of their own', async () => {
    const [server, command] = [await join(), await join()];
    expect(await server.accountEvents.uncertain()).toBe(true);
    expect(await server.accountEvents.uncertain()).toBe(false);
    command.accountEvents.publish({ accountId: 'a', because: 'signed-out', sockets: 'all' });
    await command.close();
    expect(await server.accountEvents.uncertain()).toBe(true);
    server.accountEvents.publish({ accountId: 'b', because: 'signed-out', sockets: 'all' });
    await server.close();
    expect(await server.accountEvents.uncertain()).toBe(false);
  });
});
