import type {
  BoardBuild,
  BoardChange,
  BoardUnit,
  ContractPair,
  FailureGroup,
} from 'shared-contracts/calls/release-board';
import type { LiveUnit, Quarantined } from 'shared-contracts/domain/live-unit';
import { Tag } from 'shared-contracts/ui/core';
import { FactsTable, type FactsColumn } from './facts-table.tsx';
import { dayAndTime } from './times.ts';

interface DetailsProps {
  readonly unit: BoardUnit;
  readonly isWide: boolean;
}

/** What a report says, in words. */
const OUTCOMES: Readonly<Record<string, string>> = {
  api_failed: 'its calls failed',
  faulty: 'faulty after it was ready',
  fell_back: 'did not start; an older build ran',
  crashed: 'crashed, nothing else ran',
};

const PHASES: Readonly<Record<string, string>> = {
  load: 'a file did not load',
  slow: 'its files took too long',
  contract: 'it is no remote as agreed',
  render: 'it threw while drawing',
  page: 'the whole page ended',
  remotes: 'no remote started',
  error: 'an error that nothing caught',
  blank: 'nothing visible',
  covered: 'top bar or main button hidden or covered',
  text: '“undefined”, “NaN” or a placeholder on screen',
  refused: 'refused by the content security policy',
  busy: '1.5 s or more without an answer',
  calls: 'calls without end, or unknown to the server',
  left: 'led to another site',
  meddled: 'replaced a function of the browser, or emptied storage',
  silent: 'the page hung and ended',
  loop: 'the page loads itself again and again',
};

const FAILURES: readonly FactsColumn<FailureGroup>[] = [
  {
    key: 'what',
    title: 'What',
    heading: true,
    wraps: true,
    render: ({ outcome, phase }) => {
      const what = OUTCOMES[outcome] ?? outcome;
      return phase === '' ? what : `${what}: ${PHASES[phase] ?? phase}`;
    },
  },
  { key: 'build', title: 'Build', wraps: true, render: ({ build, track }) => `${build}, ${track}` },
  {
    key: 'sessions',
    title: 'Sessions',
    isNumber: true,
    width: 90,
    render: ({ sessions }) => sessions.toLocaleString('en'),
  },
  {
    key: 'reports',
    title: 'Reports',
    isNumber: true,
    width: 90,
    render: ({ reports }) => reports.toLocaleString('en'),
  },
  {
    key: 'first',
    title: 'First seen',
    wraps: true,
    render: ({ first, firstBuild }) => `${dayAndTime(first)}, with ${firstBuild}`,
  },
  { key: 'last', title: 'Last', width: 130, render: ({ last }) => dayAndTime(last) },
];

/** Groups of reports, the one with most sessions first. */
export function FailuresTable({ unit: { unit, failures }, isWide }: DetailsProps) {
  return (
    <FactsTable
      label={`Errors of ${unit}`}
      columns={FAILURES}
      rows={failures}
      idOf={({ build, track, outcome, phase }) => [build, track, outcome, phase].join(' ')}
      isWide={isWide}
      none="No failure was reported in this time."
    />
  );
}

const RESULTS = { done: 'success', refused: 'warning', lost: 'warning' } as const;

const HISTORY: readonly FactsColumn<BoardChange>[] = [
  { key: 'at', title: 'When', heading: true, width: 130, render: ({ at }) => dayAndTime(at) },
  { key: 'by', title: 'Who', width: 180, wraps: true, render: ({ by }) => by },
  { key: 'what', title: 'What and why', wraps: true, render: ({ what }) => what },
  {
    key: 'result',
    title: 'Result',
    width: 130,
    render: ({ result, generation }) => (
      <Tag tone={RESULTS[result]}>{generation === null ? result : `generation ${generation}`}</Tag>
    ),
  },
];

/** Changes and refused attempts, newest first. */
export function HistoryTable({ unit: { unit, history }, isWide }: DetailsProps) {
  return (
    <FactsTable
      label={`History of ${unit}`}
      columns={HISTORY}
      rows={history}
      idOf={({ at, what, generation }) => `${at} ${generation} ${what}`}
      isWide={isWide}
      none="Nothing has changed yet."
    />
  );
}

const FITS = {
  fits: { tone: 'success', word: 'fits' },
  warning: { tone: 'warning', word: 'to look at' },
  refusal: { tone: 'danger', word: 'breaks' },
} as const;

const PAIRS: readonly FactsColumn<ContractPair>[] = [
  {
    key: 'build',
    title: 'Build',
    heading: true,
    wraps: true,
    render: ({ unit, build, track }) => `${unit} ${build}, ${track}`,
  },
  { key: 'beside', title: 'Beside', width: 170, render: ({ beside }) => beside },
  {
    key: 'fit',
    title: 'Fit',
    width: 110,
    render: ({ fit }) => <Tag tone={FITS[fit].tone}>{FITS[fit].word}</Tag>,
  },
  {
    key: 'what',
    title: 'What',
    wraps: true,
    render: ({ what }) => (what.length === 0 ? '–' : what.join(' ')),
  },
];

const WEIGHTS = ['refusal', 'warning', 'fits'];

/** The contract matrix of one unit: its builds beside the others, and the others beside it; what breaks first. */
export function PairsTable({
  pairs,
  isWide,
}: {
  readonly pairs: readonly ContractPair[];
  readonly isWide: boolean;
}) {
  return (
    <FactsTable
      label="Contracts"
      columns={PAIRS}
      rows={pairs.toSorted((one, other) => WEIGHTS.indexOf(one.fit) - WEIGHTS.indexOf(other.fit))}
      idOf={({ unit, build, track, beside }) => [unit, build, track, beside].join(' ')}
      isWide={isWide}
      none="There is nothing beside it."
    />
  );
}

interface TrackedBuild extends BoardBuild {
  readonly use: string;
}

const BUILDS: readonly FactsColumn<TrackedBuild>[] = [
  {
    key: 'build',
    title: 'Build',
    heading: true,
    wraps: true,
    render: ({ build, version }) => `${build} (${version})`,
  },
  { key: 'use', title: 'Use', width: 110, render: ({ use }) => use },
  { key: 'owner', title: 'Owner', wraps: true, render: ({ owner }) => owner },
  {
    key: 'budget',
    title: 'Early bytes of budget',
    wraps: true,
    render: ({ budget }) => budgetInWords(budget),
  },
  {
    key: 'commit',
    title: 'Commit',
    wraps: true,
    render: ({ commit }) => commit?.replace(/^(\w{12})\w+/, '$1') ?? 'not known',
  },
  {
    key: 'published',
    title: 'Published',
    wraps: true,
    render: ({ at, by }) => `${dayAndTime(at)} by ${by}`,
  },
];

/** Builds that pages may get today. */
export function BuildsTable({
  unit: { unit, builds },
  live,
  isWide,
}: DetailsProps & { readonly live: LiveUnit | undefined }) {
  const useOf = (build: string) => {
    if (build === live?.stable) return 'stable';
    return build === live?.canary?.build ? 'canary' : 'fallback';
  };
  return (
    <FactsTable
      label={`Builds of ${unit}`}
      columns={BUILDS}
      rows={builds.map((one) => ({ ...one, use: useOf(one.build) }))}
      idOf={({ build }) => build}
      isWide={isWide}
      none="Pages get no build of it."
    />
  );
}

function budgetInWords(budget: BoardBuild['budget']): string {
  if (budget === null) return 'not known';
  const early = `${(budget.early / 1000).toFixed(1)} KB`;
  if (budget.limit === null) return `${early}, no limit`;
  const over = budget.early > budget.limit ? ', over' : '';
  return `${early} of ${(budget.limit / 1000).toFixed(1)} KB${over}`;
}

const QUARANTINE: readonly FactsColumn<Quarantined>[] = [
  { key: 'build', title: 'Build', heading: true, wraps: true, render: ({ build }) => build },
  { key: 'why', title: 'Why', wraps: true, render: ({ why }) => why },
];

/** Builds that no device gets, newest first. */
export function QuarantineTable({
  quarantined,
  isWide,
}: {
  readonly quarantined: readonly Quarantined[];
  readonly isWide: boolean;
}) {
  return (
    <FactsTable
      label="Quarantine"
      columns={QUARANTINE}
      rows={quarantined.toReversed()}
      idOf={({ build }) => build}
      isWide={isWide}
      none="No build of it is in quarantine. One that is there can be let out with “mfctl pardon”."
    />
  );
}
