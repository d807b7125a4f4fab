import type { Gate } from '../gates.ts';
import { seeded } from './chance.ts';
import { hostileTraffic, type HostileScene, type Place } from './hostile-traffic.ts';
import { ours, playWith, type Course } from './simulated-rollout.ts';

/** How long hostile devices go on, in minutes. */
const SPAN = 6 * 60;
const TRAFFIC = [100, 1000];
const SHARES = [0.01, 0.05, 0.2];
const PLACES: readonly Place[] = ['one address', 'three addresses', 'an address each'];
const WELL = { stableFails: 0.001, canaryFails: 0.001 };
const NOBODY = { hostile: 0, place: 'one address', aim: 'roll back' } as const;

/**
 * What devices that lie can do: roll a good canary back, keep a bad one alive. And what it costs the honest that reports
 * are capped: the time until a bad canary is found, and false verdicts.
 */
export function hostile(print: (line: string) => void, rollouts: number): Gate[] {
  const many = (scene: HostileScene) =>
    Array.from({ length: rollouts }, (_, index) => {
      const random = seeded(scene.perHour * 1e6 + index);
      return playWith(scene.perHour, ours, SPAN, hostileTraffic(scene, random));
    });
  print(`\n#### hostile devices (${rollouts} rollouts a row, 6 hours each)\n`);
  const falseRollbacks = printLies(print, many);
  print('');
  const kept = printKept(print, many);
  print('');
  const slower = printCost(print, many);
  return [
    {
      what: 'good canaries rolled back from up to three addresses, %',
      value: falseRollbacks,
      most: 0,
    },
    { what: 'bad canaries kept alive from up to three addresses, %', value: kept, most: 0 },
    {
      what: 'minutes more until a canary that breaks every page is found',
      value: slower,
      most: 60,
    },
  ];
}

type Many = (scene: HostileScene) => Course[];

/** Good canaries; the largest share of ours that few addresses rolled back, in per cent. */
function printLies(print: (line: string) => void, many: Many): number {
  print('| sessions an hour | hostile | at | good canaries rolled back | without the caps |');
  print('| --- | --- | --- | --- | --- |');
  let worst = 0;
  for (const [perHour, share, place] of rows()) {
    const scene = { ...WELL, perHour, hostile: share, place, aim: 'roll back' } as const;
    const [now, before] = [true, false].map((capped) => foundShare(many({ ...scene, capped })));
    if (place !== 'an address each') worst = Math.max(worst, now ?? 1);
    print(`| ${perHour} | ${100 * share} % | ${place} | ${percent(now)} | ${percent(before)} |`);
  }
  return 100 * worst;
}

/** Canaries that break every page; the largest share of ours that few addresses kept alive, in per cent. */
function printKept(print: (line: string) => void, many: Many): number {
  print('| sessions an hour | hostile | at | bad canaries found | minutes, median |');
  print('| --- | --- | --- | --- | --- |');
  let worst = 0;
  for (const [perHour, share, place] of rows()) {
    const fails = { stableFails: 0.001, canaryFails: 1 };
    const found = many({ ...fails, perHour, hostile: share, place, aim: 'keep', capped: true });
    if (place !== 'an address each') worst = Math.max(worst, 1 - foundShare(found));
    print(
      `| ${perHour} | ${100 * share} % | ${place} | ${percent(foundShare(found))} | ${minutesOf(found)} |`,
    );
  }
  return 100 * worst;
}

/** The price without anybody hostile; by how many minutes the worst row's canary that breaks all is found later. */
function printCost(print: (line: string) => void, many: Many): number {
  print(
    '| sessions an hour | canary fails | found: with caps | without | minutes: with caps | without |',
  );
  print('| --- | --- | --- | --- | --- | --- |');
  let slower = 0;
  for (const perHour of [20, ...TRAFFIC]) {
    for (const canaryFails of [0.001, 0.051, 0.501, 1]) {
      const scene = { ...NOBODY, perHour, stableFails: 0.001, canaryFails };
      const now = many({ ...scene, capped: true });
      const before = many({ ...scene, capped: false });
      const [late, early] = [minutesOf(now), minutesOf(before)];
      if (canaryFails === 1) slower = Math.max(slower, late - early);
      print(
        `| ${perHour} | ${percent(canaryFails)} | ${percent(foundShare(now))} | ${percent(foundShare(before))} | ${late || '–'} | ${early || '–'} |`,
      );
    }
  }
  return slower;
}

function rows(): (readonly [number, number, Place])[] {
  return TRAFFIC.flatMap((perHour) =>
    SHARES.flatMap((share) => PLACES.map((place) => [perHour, share, place] as const)),
  );
}

function foundShare(courses: readonly Course[]): number {
  return courses.filter(({ rolledBackAt }) => rolledBackAt !== null).length / courses.length;
}

/** Median minute of the rollbacks; 0 where there were none. */
function minutesOf(courses: readonly Course[]): number {
  const times = courses
    .map(({ rolledBackAt }) => rolledBackAt)
    .filter((minute) => minute !== null)
    .toSorted((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}

function percent(share = 0): string {
  return `${Number((100 * share).toFixed(1))} %`;
}
