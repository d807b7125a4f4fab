import { createServer } from 'node:http';
import { readConfig } from 'api/config';
import { guardConnections, REQUEST_TIMES } from 'api/connections';
import { runUntilStopped } from 'api/entry';
import { stopServer } from 'api/graceful-stop';
import { listen } from 'api/listen';
import { withSandbox } from 'api/payment-sandbox/of-server';
import { startApi } from 'api/start';

// The API alone as a process, with the limits of connections that a site has; asked, it tells its memory in bytes.
process.on('message', () => process.send?.(process.memoryUsage.rss()));
await runUntilStopped(async () => {
  // Orders are made at the sandbox; nobody pays them, so that there are no events for anybody.
  const payments = await withSandbox(readConfig(process.env), 'http://127.0.0.1:9', console);
  const { config } = payments;
  const api = await startApi(config);
  const server = createServer(REQUEST_TIMES, (request, response) =>
    api.app.routing(request, response),
  );
  guardConnections(server, { config, log: api.log });
  const url = await listen(server, config);
  process.stdout.write(`${url}\n`);
  return {
    close: async () => {
      await stopServer(server);
      await api.close();
      await payments.close();
    },
  };
});
