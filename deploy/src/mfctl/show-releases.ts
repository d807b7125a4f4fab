import type { CallReply } from 'shared-contracts/calls/call';
import type { JudgedCanary } from 'shared-contracts/calls/release-board';
import type { getReleaseStatus } from 'shared-contracts/calls/release-desk';
import { percent } from '../registry/canary-changes.ts';
import type { Canary, Generation } from '../registry/live-unit.ts';

/** Builds in quarantine that are listed by default. */
const QUARANTINED = 5;

/** What is live, for a terminal; of what is in quarantine the newest, or all. */
export function showStatus(
  { live, builds, keptBack = [], canaries }: CallReply<typeof getReleaseStatus>['data'],
  all = false,
): string {
  if (live === null) return 'Nothing is live yet: begin with "mfctl publish shell --stable".';
  const version = (unit: string, build: string) =>
    builds.find((one) => one.unit === unit && one.build === build)?.version ?? build;
  const rows = Object.entries(live.units)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([unit, { stable, canary, previous }]) => [
      unit,
      version(unit, stable),
      canary === null ? '' : `${canary.build} ${shareOf(canary)}`,
      previous[0] ?? '',
    ]);
  const shown = all ? live.quarantined : live.quarantined.slice(-QUARANTINED);
  const older = live.quarantined.length - shown.length;
  const quarantined = [
    ...shown.toReversed().map(({ unit, build, why }) => `  ${unit} ${build}: ${why}`),
    ...(older === 0 ? [] : [`  and ${older} older: mfctl status --all`]),
  ];
  const missing = keptBack.map(
    ({ unit, build, served }) => `  ${unit} ${build}: ${served ?? 'nothing'} is served instead`,
  );
  const verdicts = showVerdicts(canaries);
  return [
    showGeneration(live),
    '',
    table([['unit', 'stable', 'canary', 'before'], ...rows]),
    ...(verdicts.length === 0 ? [] : ['', 'Canaries:', ...verdicts]),
    ...(missing.length === 0 ? [] : ['', 'Files are missing, publish again:', ...missing]),
    ...(quarantined.length === 0 ? [] : ['', 'In quarantine:', ...quarantined]),
  ].join('\n');
}

/** What the rule decides of each canary now, a line each; nothing from servers older than it. */
export function showVerdicts(canaries: readonly JudgedCanary[] = []): string[] {
  return canaries.map(
    ({ unit, build, words, probe }) =>
      `  ${unit} ${build} ${words}${probe === undefined ? '' : `; ${probe}`}`,
  );
}

/** One line of the history. */
export function showGeneration({ generation, at, by, why }: Generation): string {
  return `generation ${generation}  ${at}  ${by}: ${why}`;
}

/** Columns of one width, two spaces apart. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function shareOf({ basisPoints, state, stepSince }: Canary): string {
  const paused = state === 'paused' ? ', paused' : '';
  return `${percent(basisPoints)} since ${stepSince}${paused}`;
}
