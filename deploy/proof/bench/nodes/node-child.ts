import { readConfig } from 'api/config';
import { runUntilStopped } from 'api/entry';
import { stopServer } from 'api/graceful-stop';
import { listen } from 'api/listen';
import { startApi } from 'api/start';
import pg from 'pg';

/** What a node has spent so far; sent to whoever sends it any word. */
export interface Spent {
  /** Processor time of the process, in ms. */
  readonly cpuMs: number;
  /** Statements sent to the database, those that begin and end transactions included. */
  readonly statements: number;
}

// One node of the API as a process that counts its statements, whichever part of it sends them.
let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function count(this: pg.Client, ...args: unknown[]): unknown {
  statements += 1;
  return Reflect.apply(query, this, args);
} as typeof query;

await runUntilStopped(async () => {
  const config = readConfig(process.env);
  const api = await startApi(config);
  const url = await listen(api.app.server, config);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, statements } satisfies Spent);
  });
  process.stdout.write(`${url}\n`);
  return {
    async close() {
      await stopServer(api.app.server);
      await api.close();
    },
  };
});
