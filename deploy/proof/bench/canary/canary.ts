import { printGates } from '../gates.ts';
import { median } from '../statistics.ts';
import { seeded } from './chance.ts';
import { hostile } from './hostile.ts';
import { naive, ours, play, type Course, type Scene } from './simulated-rollout.ts';

/** Rollouts played for each row. */
const ROLLOUTS = Number(process.env['BENCH_ROLLOUTS'] ?? 1000);
const AN_HOUR = 60;
const A_DAY = 24 * AN_HOUR;

const TRAFFIC = [20, 100, 500, 3000];
/** True chances of failure, stable and canary; the first two canaries are innocent. */
const CHANCES: readonly (readonly [number, number])[] = [
  [0.001, 0.001],
  [0.02, 0.02],
  [0.001, 0.011],
  [0.001, 0.051],
  [0.001, 0.501],
  [0.001, 1],
];

/**
 * `npm run bench -- canary`: plays rollouts by chance under our rule and under the one that comes to mind first. An
 * innocent canary may be rolled back in less than one of a hundred hours; a broken one has to be found.
 */
export async function canary(print: (line: string) => void): Promise<boolean> {
  const scenes = TRAFFIC.flatMap((perHour) =>
    CHANCES.map(([stableFails, canaryFails]) => ({ perHour, stableFails, canaryFails })),
  );
  const innocent = scenes.filter((scene) => scene.stableFails === scene.canaryFails);
  const guilty = scenes.filter((scene) => scene.stableFails !== scene.canaryFails);
  print(`\n### canary (${ROLLOUTS} simulated rollouts a row, judged every minute)\n`);
  const false1 = printFalse(print, innocent);
  print('');
  const missed = printFound(print, guilty);
  return printGates(print, [
    { what: 'false rollbacks within an hour, worst row, %', value: 100 * false1, most: 1 },
    { what: 'canaries with 50 points more not found in a day, %', value: 100 * missed, most: 0 },
    ...hostile(print, Math.ceil(ROLLOUTS / 20)),
  ]);
}

/** Innocent canaries; the largest share of ours that was rolled back within an hour. */
function printFalse(print: (line: string) => void, scenes: readonly Scene[]): number {
  print(
    '| sessions an hour | both fail | false rollbacks in 1 h | in 24 h | naive, 1 h | naive, 24 h | stable after |',
  );
  print('| --- | --- | --- | --- | --- | --- | --- |');
  const worst = scenes.map((scene) => {
    const [our, simple] = [ours, naive].map((rule) => playMany(scene, rule));
    if (our === undefined || simple === undefined) throw new Error('bench: no rule');
    const early = within(our, AN_HOUR);
    print(
      `| ${scene.perHour} | ${percent(scene.stableFails)} | ${percent(early)} | ${percent(within(our, A_DAY))} | ${percent(within(simple, AN_HOUR))} | ${percent(within(simple, A_DAY))} | ${promotion(our)} |`,
    );
    return early;
  });
  return Math.max(...worst);
}

/** Broken canaries; the largest share of those with 50 points more that ours did not find in a day. */
function printFound(print: (line: string) => void, scenes: readonly Scene[]): number {
  print(
    '| sessions an hour | stable fails | canary fails | found in 24 h | minutes, median | minutes, 95 % | sessions failed till then | made stable | naive: found, minutes |',
  );
  print('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const missed = scenes.map((scene) => {
    const our = playMany(scene, ours);
    const simple = playMany(scene, naive);
    const found = our.filter((one) => one.rolledBackAt !== null);
    const promoted = our.filter((one) => one.promotedAt !== null).length / our.length;
    print(
      `| ${scene.perHour} | ${percent(scene.stableFails)} | ${percent(scene.canaryFails)} | ${percent(within(our, A_DAY))} | ${minutesAt(our, 0.5)} | ${minutesAt(our, 0.95)} | ${found.length === 0 ? '–' : median(found.map((one) => one.failed))} | ${percent(promoted)} | ${percent(within(simple, A_DAY))}, ${minutesAt(simple, 0.5)} |`,
    );
    return scene.canaryFails - scene.stableFails >= 0.5 ? 1 - within(our, A_DAY) : 0;
  });
  return Math.max(...missed);
}

function playMany(scene: Scene, rule: typeof ours): Course[] {
  return Array.from({ length: ROLLOUTS }, (_, index) =>
    play(scene, rule, A_DAY, seeded(scene.perHour * 1e6 + index)),
  );
}

function within(courses: readonly Course[], minutes: number): number {
  const found = courses.filter((one) => (one.rolledBackAt ?? Infinity) <= minutes);
  return found.length / courses.length;
}

/** The minute by which this part of the rolled back canaries was found. */
function minutesAt(courses: readonly Course[], part: number): string {
  const times = courses
    .map((one) => one.rolledBackAt)
    .filter((minute) => minute !== null)
    .toSorted((one, other) => one - other);
  return String(times[Math.max(0, Math.ceil(times.length * part) - 1)] ?? '–');
}

function promotion(courses: readonly Course[]): string {
  const times = courses.map((one) => one.promotedAt).filter((minute) => minute !== null);
  const part = times.length / courses.length;
  return times.length === 0 ? 'not in 24 h' : `${median(times)} min (${percent(part)})`;
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(2))} %`;
}
