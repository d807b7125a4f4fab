import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { runUntilStopped } from 'api/entry';
import { devConfig, devGlobal } from 'shared-contracts/build/dev-config';
import { sourceStamp, stampIn } from 'shared-contracts/build/source-stamp';
import { unitConfig } from 'shared-contracts/build/unit-config';
import type { Candidate } from 'shared-contracts/platform/resolution';
import { REMOTES } from 'shared-contracts/platform/routes';
import { buildAll } from '../build/build-all.ts';
import { makeAllPrograms } from '../build/programs.ts';
import { buildUnits, distOf, ROOT } from '../build/units.ts';
import { RegistryError } from '../registry/registry-errors.ts';
import { greeting } from '../site/greeting.ts';
import { startSite } from '../site/site.ts';

// `npm run dev -w mf-billing`: the whole site with a development-built shell, and this one remote from its folder.
await runUntilStopped(async () => {
  const remote = process.argv[2] ?? '';
  if (!REMOTES.some((one) => one === remote)) {
    throw new RegistryError(`There is no remote "${remote}"; there are ${REMOTES.join(', ')}.`);
  }
  // The site runs from its sources; its database and its workers do not.
  await makeAllPrograms();
  await buildAll(({ unit }) => process.stdout.write(`built ${unit}\n`));
  const shell = await buildDevShell();
  const server = await serveRemote(remote);
  const published = buildUnits().filter((unit) => unit !== 'shell');
  const site = await startSite({
    env: {
      DATA_DIR: join(ROOT, '.data/dev'),
      LOG_LEVEL: 'warn',
      PREVIEW_LANGUAGES: 'yes',
      ...process.env,
    },
    builds: [shell, ...published.map((unit) => distOf(unit))],
    overrides: { [remote]: server.candidate },
  });
  process.stdout.write(greeting(site));
  process.stdout.write(
    `  ${remote} comes from its folder; what you save appears on the open page.\n\n`,
  );
  return {
    close: async () => {
      await server.close();
      await site.close();
    },
  };
});

/** A remote under development, served with its changes. */
interface DevServer {
  readonly candidate: Candidate;
  readonly close: () => Promise<void>;
}

/** Serves a remote's folder on a free loopback port; modules that change are replaced on the open page. */
async function serveRemote(remote: string): Promise<DevServer> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const config = devConfig(join(ROOT, remote), origin);
  const server = new RspackDevServer(config.devServer || {}, rspack(config));
  await server.start();
  return {
    candidate: {
      build: 'dev',
      version: 'dev',
      track: 'override',
      format: 'container',
      entry: `${origin}/remoteEntry.js`,
      global: devGlobal(remote),
      integrity: '',
      early: [],
      base: `${origin}/`,
    },
    close: () => server.stop(),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/**
 * The shell built for development, into the cache folder; built again only when its source changed. A remote in
 * development needs React's development build, and React comes from the shell (toolchain, 'Federation traps').
 */
async function buildDevShell(): Promise<string> {
  const folder = join(ROOT, '.cache/dev/shell');
  if (stampIn(folder) === sourceStamp(ROOT, 'shell', 'development')) return folder;
  const config = unitConfig({ dir: join(ROOT, 'shell'), kind: 'shell' }, 'development');
  const compiler = rspack({ ...config, output: { ...config.output, path: folder } });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats === undefined || stats.hasErrors()) {
    throw new RegistryError(`The shell does not build.\n${stats?.toString('errors-only') ?? ''}`);
  }
  return folder;
}
