import { withSandbox } from '../demo/payment-sandbox/sandbox-of-server.ts';
import { readServerConfig } from './platform/config/config.ts';
import { guardConnections } from './platform/connections/guard-connections.ts';
import { assertPortIsFree, listen } from './platform/http/listen.ts';
import { runUntilStopped } from './platform/process/entry.ts';
import { stopServer } from './platform/process/graceful-stop.ts';
import { startApi } from './start.ts';

// The API alone on its own port; `deploy` serves it together with the site.
await runUntilStopped(async () => {
  const requested = readServerConfig(process.env);
  const { host, port } = requested;
  await assertPortIsFree({ host, port });
  const payments = await withSandbox(requested, ownAddress(requested), console);
  const { config } = payments;
  const api = await startApi(config).catch(async (error: unknown) => {
    await payments.close();
    throw error;
  });
  const { app, log, sockets, releaseNews } = api;
  // A page may ask a gateway that has not heard yet: the news of that one make it ask again.
  releaseNews.subscribe((generation) => {
    if (generation !== null) sockets.toAll('release', { generation });
  });
  const close = async () => {
    await api.close();
    await payments.close();
  };
  if (payments.warning !== null) log.warn(payments.warning);
  guardConnections(app.server, { config, log });
  try {
    await listen(app.server, { host, port });
  } catch (error) {
    await close();
    throw error;
  }
  log.info({ address: app.server.address() }, 'the API listens');
  return {
    async close() {
      await sockets.close();
      await stopServer(app.server);
      await close();
    },
  };
});

/** Where this server reaches itself. */
function ownAddress({ host, port }: { host: string; port: number }): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
