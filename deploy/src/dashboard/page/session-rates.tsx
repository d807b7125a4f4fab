import type { BoardUnit, SessionSpan } from 'shared-contracts/calls/release-board';
import type { LiveUnit } from 'shared-contracts/domain/live-unit';
import { failingShare, wilson, type Tally } from 'shared-contracts/domain/wilson';
import { FactsTable, type FactsColumn } from './facts-table.tsx';
import { clockTime, dayAndTime } from './times.ts';

/** Standard deviations of 95 % in the middle: what a person reads, not what the rule decides by. */
const LIKELY = 1.96;

interface Rate extends Tally {
  readonly build: string;
  readonly track: string;
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`;

const rateInWords = (tally: Tally) => {
  const [lower, upper] = wilson(tally, LIKELY);
  return `${percent(failingShare(tally))} (${percent(lower)} to ${percent(upper)})`;
};

const COLUMNS: readonly FactsColumn<Rate>[] = [
  { key: 'build', title: 'Build', heading: true, render: ({ build }) => build },
  { key: 'track', title: 'Track', render: ({ track }) => track },
  {
    key: 'sessions',
    title: 'Sessions',
    isNumber: true,
    render: ({ sessions }) => sessions.toLocaleString('en'),
  },
  {
    key: 'failed',
    title: 'Failed',
    isNumber: true,
    render: ({ failed }) => failed.toLocaleString('en'),
  },
  { key: 'rate', title: 'Failure rate, 95 %', isNumber: true, render: rateInWords },
];

interface SessionRatesProps {
  readonly unit: BoardUnit;
  readonly spanMinutes: number;
  readonly live: LiveUnit | undefined;
  readonly isWide: boolean;
}

/** Sessions of each build: in all, and over time with the interval in which the true rate probably is. */
export function SessionRates({
  unit: { unit, spans },
  spanMinutes,
  live,
  isWide,
}: SessionRatesProps) {
  const rates = ratesOf(spans);
  const shown = rates.filter(
    ({ build }) => build === live?.stable || build === live?.canary?.build,
  );
  return (
    <>
      <FactsTable
        label={`Sessions and failures of ${unit}`}
        columns={COLUMNS}
        rows={rates}
        idOf={({ build, track }) => `${build} ${track}`}
        isWide={isWide}
        none="No sessions were counted in this time."
      />
      {(shown.length > 0 ? shown : rates).map(({ build, track }) => (
        <RateOverTime
          key={`${build} ${track}`}
          name={`${build} (${track})`}
          spans={spans.filter((span) => span.build === build && span.track === track)}
          spanMinutes={spanMinutes}
        />
      ))}
    </>
  );
}

function ratesOf(spans: readonly SessionSpan[]): Rate[] {
  const rates = new Map<string, Rate>();
  for (const { build, track, sessions, failed } of spans) {
    const key = `${build} ${track}`;
    const known = rates.get(key) ?? { build, track, sessions: 0, failed: 0 };
    const sums = { sessions: known.sessions + sessions, failed: known.failed + failed };
    rates.set(key, { build, track, ...sums });
  }
  return [...rates.values()].toSorted((one, other) => other.sessions - one.sessions);
}

const [WIDTH, HEIGHT] = [300, 64];

interface RateOverTimeProps {
  readonly name: string;
  readonly spans: readonly SessionSpan[];
  readonly spanMinutes: number;
}

/** A mark with its interval for each span; the words below hold the same for those who do not see it. */
function RateOverTime({ name, spans, spanMinutes }: RateOverTimeProps) {
  const marks = spans.map((span) => {
    const [lower, upper] = wilson(span, LIKELY);
    return { from: span.from, share: failingShare(span), lower, upper, span };
  });
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return null;
  const top = Math.max(0.05, ...marks.map(({ upper }) => upper));
  const begin = Date.parse(first.from);
  const length = Math.max(1, Date.parse(last.from) - begin) + spanMinutes * 60_000;
  const x = (from: string) => ((Date.parse(from) - begin + spanMinutes * 30_000) / length) * WIDTH;
  const y = (share: number) => HEIGHT - 2 - (share / top) * (HEIGHT - 4);
  const worst = marks.reduce((one, other) => (other.share > one.share ? other : one));
  return (
    <figure className="dashboard__rate">
      <figcaption>{`Failure rate of ${name} from ${dayAndTime(first.from)}, ${spanMinutes} minutes a mark, up to ${percent(top)}`}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" aria-hidden="true">
        <line className="dashboard__axis" x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} />
        {marks.map(({ from, share, lower, upper }) => (
          <g key={from}>
            <line x1={x(from)} x2={x(from)} y1={y(lower)} y2={y(upper)} />
            <circle cx={x(from)} cy={y(share)} r="3" />
          </g>
        ))}
      </svg>
      <p className="sp-muted">
        {`Highest at ${clockTime(worst.from)}: ${worst.span.failed} of ${worst.span.sessions}. Last: ${last.span.failed} of ${last.span.sessions}, ${rateInWords(last.span)}.`}
      </p>
    </figure>
  );
}
