import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Surroundings } from '../mfctl/command-context.ts';
import type { ReleasePort } from '../mfctl/release-port.ts';
import { runMfctl } from '../mfctl/run-mfctl.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { hashOfToken } from '../registry/token-store.ts';
import type { ReleaseActions } from '../release-api/release-actions.ts';
import { releaseApi, type ReleaseApiPlace } from '../release-api/release-api.ts';
import { fakeBuild, temporaryFolder } from './fake-build.ts';
import { testRegistry, type TestReleases } from './test-releases.ts';

/** Of asha, for all units. */
export const TEST_TOKEN = 'a release token for tests';
/** Of those who run the site. */
export const SITE_TOKEN = 'the token of a site for tests';
const TEST_SECRET = 'a release secret for tests, long enough';

/** The release managers' side over a registry of this test's own. */
export interface TestReleaseApi extends Omit<TestReleases, 'cache'> {
  readonly app: FastifyInstance;
  /** Moves the clock on, in ms. */
  readonly pass: (ms: number) => void;
}

/** The remote of that site. */
export const UNIT = 'mf-profiles';

/** A site with a shell and one remote live, and a command line that talks to it. */
export async function mfctlSite(check?: (unit: string) => Promise<void>) {
  const releases = await testReleaseApi();
  await publishBuilt(
    releases.registry,
    [await fakeBuild('shell', 's1'), await fakeBuild(UNIT, 'p1')],
    'test',
  );
  const mfctl = mfctlOver(releases.app, TEST_TOKEN, check);
  const live = async () => (await releases.registry.generations.current())?.units[UNIT];
  return { ...releases, mfctl, live };
}

/** A command line that talks to a desk. */
export function mfctlOver(
  app: FastifyInstance,
  token: string,
  check: (unit: string) => Promise<void> = async () => undefined,
  {
    env = {},
    answers = [],
  }: { readonly env?: Record<string, string>; readonly answers?: string[] } = {},
) {
  const port: ReleasePort = async ({ method, path, headers, body }) => {
    const reply = await app.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: reply.statusCode, body: reply.body };
  };
  const site = 'https://site.example';
  return (...words: string[]) =>
    runWith(words, {
      env,
      answers,
      build: (unit) => fakeBuild(unit, 'p2', { 'expose.js': 'two' }),
      check,
      isLocal: (unit) => unit === UNIT,
      connect: async () => ({ token, site, close: async () => undefined, port }),
      reach: async (_env, named = site) => ({ site: named, port }),
    });
}

type Given = Pick<Surroundings, 'connect' | 'reach'> &
  Partial<Surroundings> & {
    /** What the person types, a line for each question; a question without one fails the command. */
    readonly answers?: string[];
  };

/** Runs one command on a machine that has no unit of its own unless `given` says so. */
export async function runWith(words: readonly string[], { answers = [], ...given }: Given) {
  const out: string[] = [];
  const err: string[] = [];
  const exit = await runMfctl(words, {
    env: {},
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    now: () => 0,
    build: async () => '',
    check: async () => undefined,
    reaches: '',
    isLocal: () => false,
    ask: async (question) => answers.shift() ?? Promise.reject(new Error(`asks: ${question}`)),
    ...given,
  });
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

/** A folder as another bundler may leave it. */
export async function foreignFolder(files: Record<string, string>): Promise<string> {
  const dir = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
}

/** A manifest as a bundler writes it, of a remote that starts with `js/entry.js`. */
export const manifest = (change: object = {}, exposed = './remote') =>
  JSON.stringify({
    id: 'profiles',
    metaData: {
      name: 'profiles',
      globalName: 'profiles_global',
      publicPath: 'auto',
      remoteEntry: { name: 'entry.js', path: 'js', type: 'module' },
      ...change,
    },
    exposes: [{ path: exposed, assets: { js: { sync: ['js/page.js'], async: [] } } }],
  });

export async function testReleaseApi(
  change: Partial<ReleaseActions> = {},
  place: ReleaseApiPlace = {},
): Promise<TestReleaseApi> {
  let now = new Date('2026-11-21T09:00:00Z').getTime();
  const { dataDir, registry } = await testRegistry(() => new Date(now));
  await registry.db
    .insertInto('releases.tokens')
    .values({
      hash: hashOfToken(TEST_TOKEN),
      name: 'asha',
      units: null,
      made_at: new Date(now),
      made_by: 'test',
      expires_at: new Date('2099-01-01'),
      revoked_at: null,
      account_id: null,
      account_version: null,
    })
    .execute();
  const app = fastify({ logger: false, routerOptions: { maxParamLength: 500 } });
  await app.register(
    releaseApi(
      {
        registry: async () => registry,
        firstShare: async () => 500,
        token: SITE_TOKEN,
        secret: TEST_SECRET,
        clock: () => new Date(now),
        needsProbe: false,
        onChange: async () => undefined,
        onError: (error) => {
          throw error;
        },
        ...change,
      },
      place,
    ),
  );
  onTestFinished(() => app.close());
  return { dataDir, registry, app, pass: (ms) => void (now += ms) };
}
