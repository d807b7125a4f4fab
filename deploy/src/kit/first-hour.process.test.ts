import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { recordPageViews } from 'shared-contracts/calls/analytics';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../build/units.ts';
import { temporaryFolder } from '../testing/fake-build.ts';
import { packedKit } from '../testing/packed-kit.ts';
import { startSiteProcess } from '../testing/site-process.ts';
import { installKit } from './own-folder.ts';

const UNIT = 'mf-events';
const SITE_TOKEN = 'the token of the site of this test, long enough';
/** Two processes beside the tools of a remote, perhaps on a busy machine (ms). */
const PATIENCE = { timeout: 240_000 };

/** The lines that a team runs, as the document has them. */
async function documentedLines(): Promise<string[]> {
  const text = await readFile(join(ROOT, 'deploy/docs/first-hour.md'), 'utf8');
  return [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => line !== ''),
  );
}

/** Files of the platform that are newer than a moment (ms since 1970): those of the units, without what is built. */
async function touchedSince(moment: number): Promise<string[]> {
  const units = (await readdir(ROOT)).filter((name) =>
    /^(mf-|shell|api|deploy|shared-)/.test(name),
  );
  const found: string[] = [];
  for (const unit of units) {
    for (const path of await readdir(join(ROOT, unit, 'src'), { recursive: true })) {
      const { mtimeMs } = await stat(join(ROOT, unit, 'src', path));
      if (mtimeMs > moment) found.push(join(unit, 'src', path));
    }
  }
  return found;
}

/** A site over two builds, and what a visitor and a search engine get of it. */
async function site() {
  const { child, url } = await startSiteProcess({ env: { RELEASE_TOKEN: SITE_TOKEN } });
  const address = await url;
  const open = async (path: string) => {
    const page = await fetch(address + path);
    return { status: page.status, body: await page.text() };
  };
  const countView = async (name: string) => {
    const views = [{ name, at: new Date().toISOString() }];
    const reply = await fetch(address + recordPageViews.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ views }),
    });
    return recordPageViews.reply.parse(await reply.json()).data.recorded;
  };
  return { child, address, open, countView };
}

it('a team goes through its first hour, word for word', PATIENCE, async ({ annotate }) => {
  const began = Date.now();
  const place = await mkdtemp(join(tmpdir(), 'sp-first-hour-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const folder = join(place, UNIT);
  await mkdir(folder);
  await installKit(folder, await packedKit());
  const { child, address, open, countView } = await site();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    HOME: await temporaryFolder(),
    RELEASE_SITE: address,
  };
  const times: string[] = [];
  const shell = async (line: string, token: string) => {
    const from = Date.now();
    const { stdout } = await promisify(execFile)('sh', ['-c', line], {
      cwd: folder,
      env: { ...env, RELEASE_TOKEN: token },
      maxBuffer: 1e8,
    });
    times.push(`${((Date.now() - from) / 1000).toFixed(1).padStart(5)} s  ${line}`);
    return stdout.trim();
  };

  const lines = await documentedLines();
  let token = '';
  const after: Record<string, () => Promise<void>> = {
    'npx mfctl publish mf-events --new --stable': async () => {
      const titles = { en: 'Events', mr: 'नवीन पान', hi: 'नया पेज' };
      const { body } = await open('/sitemap.xml');
      const mapped = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) => one);
      for (const language of LOCALES) {
        const page = await open(`/events?lang=${language}`);
        expect(page.status).toBe(200);
        expect(page.body).toContain(`<title>${titles[language]} – `);
        expect(mapped).toContain(`${address}/events?lang=${language}`);
      }
      expect(await countView('Events')).toBe(1);
      expect(await countView('No page of this name')).toBe(0);
    },
    'npx mfctl publish mf-events --canary 1': async () => {
      expect(await shell('npx mfctl status', token)).toMatch(/canary/);
    },
    'npx mfctl canary promote mf-events': async () => {
      expect((await open('/events')).status).toBe(200);
    },
  };
  expect((await open('/events')).status).toBe(404);
  for (const line of lines) {
    // The packages are installed; the release managers make the token with the tool of the checkout.
    if (line.startsWith('npm install')) continue;
    if (line.startsWith('npm run mfctl -- ')) {
      token = await shell(line.replace('npm run mfctl --', 'npx mfctl'), SITE_TOKEN);
      continue;
    }
    await shell(line, token);
    await after[line]?.();
  }
  expect(Object.keys(after).filter((line) => !lines.includes(line))).toEqual([]);
  expect(lines.at(-1)).toMatch(/^npx mfctl retire /);
  expect((await open('/events')).status).toBe(404);
  const text = await readFile(join(folder, 'src/locales/en/texts.ts'), 'utf8');
  expect(text).toContain('Weddings, fairs and meetings.');

  const history = await shell('npx mfctl history', token);
  expect(history).toContain('team-events');
  // The site is the process that was started, and nothing of it was edited.
  expect(child.exitCode).toBeNull();
  expect(await touchedSince(began)).toEqual([]);
  await annotate(times.join('\n'));
});
