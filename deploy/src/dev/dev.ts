import { join } from 'node:path';
import { runUntilStopped } from 'api/entry';
import { REMOTES } from 'shared-contracts/platform/routes';
import { buildAll } from '../build/build-all.ts';
import { makeAllPrograms } from '../build/programs.ts';
import { buildUnits, distOf, ROOT } from '../build/units.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { greeting } from '../site/greeting.ts';
import { startSite } from '../site/site.ts';
import { serveRemote } from './dev-server.ts';
import { buildDevShell } from './dev-shell.ts';

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
