import { exportStaffWeek, type StaffWeek } from 'shared-contracts/calls/staff-week';
import { type CallStatus, CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { groupIndian } from 'shared-contracts/domain/units';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import type { TextNamespace } from 'shared-contracts/i18n/i18n';
import { useMutation } from 'shared-contracts/query';
import {
  type Elements,
  Button,
  IconChevronLeft,
  IconChevronRight,
  Surface,
} from 'shared-contracts/ui/core';
import { DayField } from 'shared-contracts/ui/dates';
import { Statistic } from 'shared-contracts/ui/forms';
import { deskToday } from '../desk-time/desk-time.ts';
import { weekTexts } from '../locales/en/week.ts';
import { saveText } from '../save-text.ts';
import { DeskPage } from '../states/desk-page.tsx';
import { Loaded } from '../states/loaded.tsx';
import { BarTable } from './bar-table.tsx';
import { useWeek, weeksAfter } from './use-week.ts';
import './week.css';

/** /week: how a week went, one week at a time; `?day=` names one of its days. */
export function Week({ statusWords }: { readonly statusWords: StatusWords }) {
  const text = useTexts(weekTexts);
  const { send } = useHost();
  const { week, request, go } = useWeek();
  const exporting = useMutation({
    mutationFn: () => send(exportStaffWeek, { query: request }),
    onSuccess: ({ data: { name, csv } }) => saveText(csv, name),
  });
  return (
    <DeskPage
      title={text('title')}
      text={text('zone')}
      actions={
        <Button loading={exporting.isPending} onClick={() => exporting.mutate()}>
          {text('week.export')}
        </Button>
      }
    >
      <ErrorBanner error={exporting.error} />
      <Loaded query={week} wait={text('wait')} failed={text('failed')}>
        {({ data }) => (
          <>
            <WeekBar
              week={data}
              day={request.day ?? data.from}
              isOlder={week.isPlaceholderData}
              onGo={go}
            />
            {/* Other numbers get new elements: a browser's translator has replaced the texts of these. */}
            <div
              key={JSON.stringify(data)}
              className="st-week__shown"
              aria-busy={week.isPlaceholderData}
            >
              <Sums week={data} />
              <Parts week={data} statusWords={statusWords} />
            </div>
          </>
        )}
      </Loaded>
    </DeskPage>
  );
}

interface WeekBarProps {
  readonly week: StaffWeek;
  /** The day that names the week, also while that week is on its way. */
  readonly day: string;
  /** `week` is the previous one, and that of `day` on its way. */
  readonly isOlder: boolean;
  readonly onGo: (day: string) => void;
}

/** Which week it is, and the ways to its neighbours. */
function WeekBar({ week, day, isOlder, onGo }: WeekBarProps) {
  const text = useTexts(weekTexts);
  const { from, until, is_current: isCurrent } = week;
  // Which week is the last is known once it has come.
  const hasNext = !isCurrent && !isOlder;
  return (
    <nav className="st-week__bar" aria-label={text('week.label')}>
      <Button icon={<IconChevronLeft />} onClick={() => onGo(weeksAfter(day, -1))}>
        {text('week.previous')}
      </Button>
      <p role="status">
        <strong>{text('week.days', { from: dayText(from), until: dayText(until) })}</strong>
        {isCurrent && <span className="sp-muted">{` ${text('week.current')}`}</span>}
      </p>
      <Button
        className="st-week__next"
        icon={<IconChevronRight />}
        aria-disabled={!hasNext || undefined}
        onClick={() => {
          if (hasNext) onGo(weeksAfter(day, 1));
        }}
      >
        {text('week.next')}
      </Button>
      <DayField
        label={text('week.other')}
        value={day}
        max={deskToday()}
        onChange={(chosen) => chosen !== '' && onGo(chosen)}
      />
    </nav>
  );
}

/** Outcomes without a conversation. */
const NOT_REACHED: ReadonlySet<CallStatus> = new Set([
  'not_called',
  'call_failed',
  'invalid_number',
]);

/** The week in four numbers. */
function Sums({ week: { calls, people } }: { readonly week: StaffWeek }) {
  const text = useTexts(weekTexts);
  const reached = calls.filter(({ status }) => !NOT_REACHED.has(status));
  const sum = (some: StaffWeek['calls']) => some.reduce((all, { count }) => all + count, 0);
  const sums = [
    [text('count.column'), sum(calls)],
    [text('talked.column'), sum(reached)],
    [text('sums.registered'), people.registered],
    [text('sums.plans'), people.plan + people.plan_before],
  ] as const;
  return (
    <div className="st-week__sums">
      {sums.map(([title, value]) => (
        <Statistic key={title} title={title} value={groupIndian(value)} />
      ))}
    </div>
  );
}

function Parts({ week, statusWords }: { week: StaffWeek; statusWords: StatusWords }) {
  const text = useTexts(weekTexts);
  const { calls, people, reviews, is_current: isCurrent } = week;
  const none = calls.length === 0 ? <p className="sp-muted">{text('status.none')}</p> : null;
  return (
    <div className="st-week">
      <Part title={text('status.title')}>
        {none ?? <CallsByStatus calls={calls} words={statusWords} />}
      </Part>
      <Part title={text('caller.title')}>{none ?? <CallsByCaller calls={calls} />}</Part>
      <Part title={text('people.title')}>
        <PeopleFunnel people={people} />
      </Part>
      <Part title={text('reviews.title')}>
        <ReviewWaits reviews={reviews} isCurrent={isCurrent} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <Surface className="st-week__part">
      <h2>{title}</h2>
      {children}
    </Surface>
  );
}

interface Tally {
  readonly name: string | null;
  calls: number;
  reached: number;
}

/** Who logged how many, and how often there was a conversation; the busiest first, as the server counts them. */
function CallsByCaller({ calls }: { readonly calls: StaffWeek['calls'] }) {
  const text = useTexts(weekTexts);
  const tallies = new Map<string | null, Tally>();
  for (const { caller_id: id, caller: name, status, count } of calls) {
    const tally = tallies.get(id) ?? { name, calls: 0, reached: 0 };
    tally.calls += count;
    tally.reached += NOT_REACHED.has(status) ? 0 : count;
    tallies.set(id, tally);
  }
  return (
    <>
      <BarTable
        label={text('caller.title')}
        bars={text('bars')}
        columns={[text('caller.column'), text('count.column'), text('talked.column')]}
        rows={[...tallies].map(([id, { name, calls: count, reached }]) => ({
          key: id ?? '',
          name: name ?? text('caller.gone'),
          cells: [groupIndian(count), groupIndian(reached)],
          value: count,
        }))}
      />
      <p className="sp-muted">{text('talked.note')}</p>
    </>
  );
}

interface CallsByStatusProps {
  readonly calls: StaffWeek['calls'];
  readonly words: StatusWords;
}

/** What came of the calls, the most frequent first. */
function CallsByStatus({ calls, words }: CallsByStatusProps) {
  const text = useTexts(weekTexts);
  const word = useTexts(words);
  const rows = CALL_STATUSES.map((status) => ({
    status,
    count: calls.reduce((sum, one) => sum + (one.status === status ? one.count : 0), 0),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return (
    <BarTable
      label={text('status.title')}
      bars={text('bars')}
      columns={[text('status.column'), text('count.column')]}
      rows={rows.map(({ status, count }) => ({
        key: status,
        name: word(status),
        cells: [groupIndian(count)],
        value: count,
      }))}
    />
  );
}

/** In the order of the way, then those who were there before. */
const STEPS = ['called', 'registered', 'plan', 'registered_before', 'plan_before'] as const;

/** How many of the people called have registered and bought since. */
function PeopleFunnel({ people }: { readonly people: StaffWeek['people'] }) {
  const text = useTexts(weekTexts);
  const { locale } = useHost();
  const percent = new Intl.NumberFormat(`${locale}-IN`, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return (
    <>
      <BarTable
        label={text('people.title')}
        bars={text('bars')}
        columns={[text('people.head'), text('people.column'), text('share.column')]}
        rows={STEPS.map((step) => ({
          key: step,
          name: text(`people.${step}`),
          cells: [
            groupIndian(people[step]),
            people.called === 0 ? text('none') : percent.format(people[step] / people.called),
          ],
          value: people[step],
        }))}
      />
      <p className="sp-muted">{text('people.note')}</p>
    </>
  );
}

interface ReviewWaitsProps {
  readonly reviews: StaffWeek['reviews'];
  /** Whether it is the week of today: only then something waits. */
  readonly isCurrent: boolean;
}

/** Median and longest wait of what was decided, and what waits now; the bars are medians. */
function ReviewWaits({ reviews, isCurrent }: ReviewWaitsProps) {
  const text = useTexts(weekTexts);
  if (reviews.length === 0) return <p className="sp-muted">{text('reviews.none')}</p>;
  const now = isCurrent ? (['waiting', 'longestWaiting'] as const) : [];
  const names = ['kind', 'decided', 'median', 'longest', ...now] as const;
  return (
    <BarTable
      label={text('reviews.title')}
      bars={text('bars')}
      columns={names.map((name) => text(`reviews.${name}`))}
      rows={reviews.map(({ kind, decided, median, longest, waiting, longest_waiting: oldest }) => ({
        key: kind,
        name: text(`kind.${kind}`),
        cells: [
          groupIndian(decided),
          durationText(text, median),
          durationText(text, longest),
          ...(isCurrent ? [groupIndian(waiting ?? 0), durationText(text, oldest)] : []),
        ],
        value: median ?? 0,
      }))}
    />
  );
}

/** Seconds as people say them: '12 min', '3 h 5 min', '2 d 4 h'; a dash for none. */
function durationText(
  text: ReturnType<typeof useTexts<typeof weekTexts.en>>,
  seconds: number | null,
): string {
  if (seconds === null) return text('none');
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return text('time.minutes', { minutes });
  if (hours < 48) return text('time.hours', { hours, minutes: minutes % 60 });
  return text('time.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** The outcomes of a call in words, as the call logs have them. */
type StatusWords = TextNamespace<Readonly<Record<CallStatus, string>>>;
