import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fake-build.ts';
import { chromiumFlags, findChromium, findTestBrowser, NoChromium } from './find-chromium.ts';

/** A folder with programs of these names in it. */
async function programs(...names: string[]): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
  return folder;
}

const nowhere = () => join('nowhere', 'chrome');

describe('finding a browser', () => {
  it('takes CHROMIUM_PATH before anything else', async () => {
    const [mine, others] = [await programs('mine'), await programs('chromium')];
    const env = { CHROMIUM_PATH: join(mine, 'mine'), PATH: others };
    expect(findChromium({ env, own: nowhere })).toBe(env.CHROMIUM_PATH);
  });

  it('says so when CHROMIUM_PATH cannot be started, instead of taking another', async () => {
    const env = { CHROMIUM_PATH: '/gone/chromium', PATH: await programs('chromium') };
    expect(() => findChromium({ env, own: nowhere })).toThrow(
      'CHROMIUM_PATH is /gone/chromium, which is no program that can be started.',
    );
  });

  it('prefers Chromium to Chrome, wherever on the path they are', async () => {
    const folders = [await programs('google-chrome'), await programs('chromium')];
    const env = { PATH: ['', ...folders].join(delimiter) };
    expect(findChromium({ env, own: nowhere })).toBe(join(folders[1] ?? '', 'chromium'));
  });

  it('prefers the headless shell for browser tests, and for nothing else', async () => {
    const folder = await programs('chromium', 'chromium-headless-shell');
    const around = { env: { PATH: folder }, own: nowhere };
    expect(findTestBrowser(around)).toBe(join(folder, 'chromium-headless-shell'));
    expect(findChromium(around)).toBe(join(folder, 'chromium'));
    const without = { env: { PATH: await programs('chromium') }, own: nowhere };
    expect(findTestBrowser(without)).toBe(findChromium(without));
  });

  it("falls back to Playwright's own and passes over files that are no programs", async () => {
    const folder = await programs('own');
    writeFileSync(join(folder, 'chromium'), 'text', { mode: 0o644 });
    mkdirSync(join(folder, 'empty'));
    const own = join(folder, 'own');
    expect(findChromium({ env: { PATH: folder }, own: () => own })).toBe(own);
  });

  it('starts without a sandbox only as root', () => {
    expect(chromiumFlags(true)).toContain('--no-sandbox');
    expect(chromiumFlags(false)).toEqual([]);
  });

  it('says in one sentence what to install when there is none', () => {
    const search = () => findChromium({ env: { PATH: '' }, own: nowhere });
    expect(search).toThrow(NoChromium);
    expect(search).toThrow(/^No browser found: install .*chromium.*CHROMIUM_PATH to one\.$/);
  });
});
