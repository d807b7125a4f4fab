import { exportStaffWeek, type StaffWeek } from 'shared-contracts/calls/staff-week';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { useMutation } from 'shared-contracts/query';
import {
  type Elements,
  Button,
  IconChevronLeft,
  IconChevronRight,
  Page,
  PageHeader,
  Surface,
} from 'shared-contracts/ui/core';
import { weekTexts } from '../locales/en/week.ts';
import { saveText } from '../save-text.ts';
import { Loaded } from '../states/loaded.tsx';
import { CallsByCaller } from './calls-by-caller.tsx';
import { CallsByStatus } from './calls-by-status.tsx';
import { PeopleFunnel } from './people-funnel.tsx';
import { ReviewWaits } from './review-waits.tsx';
import type { StatusWords } from './status-words.ts';
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
    <Page>
      <PageHeader
        title={text('title')}
        text={text('zone')}
        actions={
          <Button loading={exporting.isPending} onClick={() => exporting.mutate()}>
            {text('week.export')}
          </Button>
        }
      />
      <ErrorBanner error={exporting.error} />
      <Loaded query={week} wait={text('wait')} failed={text('failed')}>
        {({ data }) => (
          <>
            <WeekBar week={data} onGo={go} />
            <Parts week={data} statusWords={statusWords} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Which week it is, and the ways to its neighbours. */
function WeekBar({ week, onGo }: { week: StaffWeek; onGo: (day: string) => void }) {
  const text = useTexts(weekTexts);
  const { from, until, is_current: isCurrent } = week;
  return (
    <nav className="st-week__bar" aria-label={text('week.label')}>
      <Button icon={<IconChevronLeft />} onClick={() => onGo(weeksAfter(from, -1))}>
        {text('week.previous')}
      </Button>
      <p role="status">
        <strong>{text('week.days', { from: dayText(from), until: dayText(until) })}</strong>
        {isCurrent && <span className="sp-muted">{` ${text('week.current')}`}</span>}
      </p>
      <Button
        className="st-week__next"
        icon={<IconChevronRight />}
        aria-disabled={isCurrent || undefined}
        onClick={() => {
          if (!isCurrent) onGo(weeksAfter(from, 1));
        }}
      >
        {text('week.next')}
      </Button>
    </nav>
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
