import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runMfctl } from '../mfctl/run-mfctl.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { fakeBuild, temporaryFolder } from './fake-build.ts';
import { TEST_TOKEN, testReleaseApi } from './test-release-api.ts';

/** The remote of that site. */
export const UNIT = 'mf-profiles';

/** A site with a shell and one remote live, and a command line that talks to it. */
export async function mfctlSite(check: (unit: string) => Promise<void> = async () => undefined) {
  const releases = await testReleaseApi();
  await publishBuilt(
    releases.registry,
    [await fakeBuild('shell', 's1'), await fakeBuild(UNIT, 'p1')],
    'test',
  );
  const mfctl = async (...words: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const exit = await runMfctl(words, {
      env: {},
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      now: () => 0,
      build: (unit) => fakeBuild(unit, 'p2', { 'expose.js': 'two' }),
      check,
      isLocal: (unit) => unit === UNIT,
      connect: async () => ({
        token: TEST_TOKEN,
        site: 'http://site.example',
        close: async () => undefined,
        port: async ({ method, path, headers, body }) => {
          const reply = await releases.app.inject({
            method,
            url: path,
            headers,
            ...(body === undefined ? {} : { payload: body }),
          });
          return { status: reply.statusCode, body: reply.body };
        },
      }),
    });
    return { exit, out: out.join('\n'), err: err.join('\n') };
  };
  const live = async () => (await releases.registry.generations.current())?.units[UNIT];
  return { ...releases, mfctl, live };
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
