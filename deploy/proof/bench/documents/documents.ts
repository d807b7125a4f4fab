import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { buildAll } from '../../../src/build/build-all.ts';
import { ROOT } from '../../../src/build/units.ts';
import { printGates, type Gate } from '../gates.ts';
import { siteProcess } from '../site-process.ts';
import { median, percentile, spread } from '../statistics.ts';
import { type Pipeline, PIPELINES } from './pipelines.ts';

const ROUNDS = Number(process.env['BENCH_PAIRS'] ?? 15);
/** The most that nobody else may have to wait, in ms. */
const MOST_GAP = 50;

interface Times {
  /** ms an item. */
  readonly items: number[];
  /** The longest gap in the event loop of the API while an item was made, and while nothing was, in ms. */
  readonly gaps: number[];
  readonly idle: number[];
}

/**
 * `npm run bench -- documents`: biodata and photos through the API as members ask for them, in turns with a site at
 * rest; time per item, and for how long the API answered nobody meanwhile.
 */
export async function documents(print: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  await buildAll(() => undefined);
  const script = join(ROOT, 'deploy/proof/bench/documents/watched-site.ts');
  const site = await siteProcess(join(folder, 'site'), {}, script);
  try {
    const gates: Gate[] = [];
    print(`\n### documents and pictures (${ROUNDS} rounds, in turns with an idle site)\n`);
    print('| what | p50, ms | p95, ms | longest gap, ms | longest gap at rest, ms |');
    print('| --- | --- | --- | --- | --- |');
    for (const [name, pipeline] of Object.entries(PIPELINES)) {
      const { items, gaps, idle } = await measure(await pipeline(site.url), () => site.ask());
      print(
        `| ${name} | ${median(items).toFixed(0)} | ${percentile(items, 0.95).toFixed(0)} | ${spread(gaps, 1)} | ${spread(idle, 1)} |`,
      );
      gates.push({ what: `${name}: longest gap, ms`, value: Math.max(...gaps), most: MOST_GAP });
    }
    return printGates(print, gates);
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first item is made before anything is measured: it starts the thread and reads the fonts. */
async function measure(
  { make, clear }: Pipeline,
  longestGap: () => Promise<unknown>,
): Promise<Times> {
  const times: Times = { items: [], gaps: [], idle: [] };
  for (let round = -1; round < ROUNDS; round += 1) {
    await longestGap();
    const start = performance.now();
    await make();
    const took = performance.now() - start;
    const gap = Number(await longestGap());
    await clear?.();
    // At rest for as long as the item took: what else runs on this machine shows in both.
    await longestGap();
    await after(took);
    const idle = Number(await longestGap());
    if (round < 0) continue;
    times.items.push(took);
    times.gaps.push(gap);
    times.idle.push(idle);
  }
  return times;
}
