import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTask } from 'api/entry';
import { chromium } from 'playwright';
import { chromiumFlags, findTestBrowser } from '../browser/find-chromium.ts';
import { readArtifact } from '../registry/artifact.ts';
import { probeBuild } from './probe-build.ts';
import type { ProbeResult } from './probe-store.ts';
import { openStage } from './stage.ts';

/** What this process is given: folders of builds, the last one the candidate, and its time in ms. */
const [budget = '', candidate = '', ...stable] = process.argv.slice(2);

// Opens one build on a stage of its own and sends the result to its parent, which alone knows the registry.
await runTask(async () => {
  const began = performance.now();
  const now = () => performance.now() - began;
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: chromiumFlags(),
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'saptapadi-stage-'));
  try {
    const artifacts = await Promise.all(stable.map((folder) => readArtifact(folder)));
    const stage = await openStage(browser, dataDir, { stable, candidate });
    try {
      const { unit, build } = stage.candidate;
      const builds = Object.fromEntries(artifacts.map((one) => [one.unit, one.build]));
      const limits = { endsAt: Number(budget), now };
      const found = await probeBuild(stage, builds[unit] ?? '', limits);
      const result: ProbeResult = {
        unit,
        build,
        ...found,
        ms: now(),
        stage: { browser: `Chromium ${browser.version()}`, builds },
      };
      process.send?.(result);
    } finally {
      await stage.close();
    }
  } finally {
    await browser.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
process.exit();
