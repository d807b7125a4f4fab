import { readConfig, type Config } from 'api/config';
import { StartError } from 'api/database';
import { fastify } from 'fastify';
import { releaseApi } from '../release-api/release-api.ts';
import { releaseTokenOf } from '../site/release-secrets.ts';
import { addressIn } from '../site/site-file.ts';
import { registryOpener, siteReleaseActions } from '../site/site-releases.ts';
import { overHttp, PATIENCE_MS, type Connection } from './connect-site.ts';
import { CommandFailed, EXIT } from './failures.ts';
import { signedInToken } from './sign-in-file.ts';

/**
 * The site that was named; else the one that runs on the data folder; else the registry itself, opened here, which the
 * folder's lock allows only while no site has it.
 */
export async function connect(
  env: Readonly<Record<string, string | undefined>>,
  site: string | undefined,
): Promise<Connection> {
  const config = configOf(env);
  // The sign-in of a person before the token of the data folder, so that the history names them.
  const tokenFor = async (address: string) =>
    config.releaseToken ?? (await signedInToken(env, address, new Date()));
  if (site !== undefined) {
    const token = await tokenFor(site);
    if (token !== undefined) return overHttp(site, token);
    throw new CommandFailed(
      EXIT.usage,
      `Sign in with "mfctl login --site ${site}", or set RELEASE_TOKEN to a release token of it.`,
    );
  }
  const running = await runningSite(config);
  if (running === null) return inThisProcess(config);
  return overHttp(running, (await tokenFor(running)) ?? (await releaseTokenOf(config)));
}

/** The way to the site that was named, or to the one that runs on the data folder, without a token. */
export async function reach(
  env: Readonly<Record<string, string | undefined>>,
  site: string | undefined,
): Promise<Connection> {
  const address = site ?? (await runningSite(configOf(env)));
  if (address !== null) return overHttp(address, '');
  throw new CommandFailed(
    EXIT.unreachable,
    'Signing in needs the site, and none runs here: start it, or name one with --site.',
  );
}

async function runningSite({ dataDir }: Pick<Config, 'dataDir'>): Promise<string | null> {
  const running = await addressIn(dataDir);
  return running !== null && (await answers(running.url)) ? running.url : null;
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
