import { readConfig, type Config } from 'api/config';
import { StartError } from 'api/database';
import { fastify } from 'fastify';
import { releaseApi } from '../release-api/release-api.ts';
import { releaseTokenOf } from '../site/release-secrets.ts';
import { addressIn } from '../site/site-file.ts';
import { registryOpener, siteReleaseActions } from '../site/site-releases.ts';
import { overHttp, PATIENCE_MS, type Connection } from './connect-site.ts';
import { CommandFailed, EXIT } from './failures.ts';

/**
 * The site that was named; else the one that runs on the data folder; else the registry itself, opened here, which the
 * folder's lock allows only while no site has it.
 */
export async function connect(
  env: Readonly<Record<string, string | undefined>>,
  site: string | undefined,
): Promise<Connection> {
  const config = configOf(env);
  if (site !== undefined) {
    if (config.releaseToken !== null) return overHttp(site, config.releaseToken);
    throw new CommandFailed(EXIT.usage, `Set RELEASE_TOKEN to the release token of ${site}.`);
  }
  const running = await addressIn(config.dataDir);
  if (running !== null && (await answers(running.url))) {
    return overHttp(running.url, await releaseTokenOf(config));
  }
  return inThisProcess(config);
}

function configOf(env: Readonly<Record<string, string | undefined>>): Config {
  try {
    // Nothing is listened on here: the site's own port and host do not matter.
    return readConfig({ ...env, HOST: undefined, PORT: undefined });
  } catch (error) {
    if (error instanceof StartError) throw new CommandFailed(EXIT.usage, error.message);
    throw error;
  }
}

async function inThisProcess(config: Config): Promise<Connection> {
  const opener = registryOpener(config, () => undefined);
  try {
    await opener.registry();
  } catch (error) {
    if (error instanceof StartError) throw new CommandFailed(EXIT.unreachable, error.message);
    throw error;
  }
  const app = fastify({ logger: false, routerOptions: { maxParamLength: 500 } });
  const defects: unknown[] = [];
  const actions = await siteReleaseActions(config, opener, (error) => defects.push(error));
  await app.register(releaseApi(actions));
  return {
    token: actions.token,
    site: '',
    port: async ({ method, path, headers, body }) => {
      const reply = await app.inject({
        method,
        url: path,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      });
      if (defects.length > 0) throw defects[0];
      return { status: reply.statusCode, body: reply.body };
    },
    close: async () => {
      await app.close();
      await opener.close();
    },
  };
}

/** Whether anything answers; a site that was cut off has left its address behind. */
async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })).text();
    return true;
  } catch {
    return false;
  }
}
