import { useState } from 'react';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useIsOnline } from 'shared-contracts/behaviour/use-is-online';
import { listHiddenProfiles, type Report } from 'shared-contracts/calls/reports';
import { describeError, useTexts, useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import {
  Banner,
  Button,
  EmptyListDrawing,
  EmptyState,
  Page,
  PageHeader,
  Skeleton,
  SkeletonText,
  Tabs,
} from 'shared-contracts/ui/core';
import { DeskGone } from '../desk-gone.tsx';
import { reportTexts } from '../locales/en/reports.ts';
import { HiddenProfiles } from './hidden-profiles.tsx';
import { useMoment } from './moment.tsx';
import { ReportView } from './report-view.tsx';
import './reports.css';
import { useReports } from './use-reports.ts';

/** /reports: what members report about each other, and what was hidden after it. */
export function Reports() {
  const text = useTexts(reportTexts);
  const isOnline = useIsOnline();
  const [tab, setTab] = useState('open');
  const [hasGone, setHasGone] = useState(false);
  const { list, rows, opened, decided, ...desk } = useReports(() => setHasGone(true));
  // Nothing of a report stays on screen; a manager who is no reviewer has the hidden profiles alone.
  if (hasGone || describeError(list.error).key === 'route.unknown') return <ManagersDesk />;

  const waiting = (
    <>
      <QueryView
        query={list}
        loading={
          <Skeleton label={text('reports.wait')}>
            <SkeletonText lines={6} />
          </Skeleton>
        }
        failed={text('reports.failed')}
      >
        {({ data }) =>
          data.length === 0 &&
          opened === null && (
            <EmptyState title={text('reports.none')} drawing={<EmptyListDrawing />}>
              {text('reports.noneText')}
            </EmptyState>
          )
        }
      </QueryView>
      <div className={opened === null ? 'rp-desk' : 'rp-desk rp-desk--open'}>
        {rows !== undefined && rows.length > 0 && (
          <ReportList rows={rows} openedId={opened?.id} onOpen={desk.open} />
        )}
        {opened !== null && (
          <ReportView
            key={opened.id}
            report={opened}
            isDeciding={desk.isDeciding}
            error={desk.error}
            onRefused={desk.onRefused}
            onDecide={(choice, note) => desk.decide({ id: opened.id, choice, note })}
            onNext={() => desk.open(rows?.find(({ id }) => id !== opened.id) ?? null)}
          />
        )}
      </div>
    </>
  );
  return (
    <Page>
      <PageHeader
        title={text('reports.title')}
        text={text('reports.intro')}
        actions={
          <Button loading={list.isFetching} onClick={() => void list.refetch()}>
            {text('reports.reload')}
          </Button>
        }
      />
      {!isOnline && (
        <Banner kind="warning" role="status">
          {text('reports.offline')}
        </Banner>
      )}
      {decided?.decision && (
        <Banner kind="success" role="status">
          {text(`said.${decided.decision.outcome}`, {
            name: decided.about.name || text('person.gone'),
          })}
        </Banner>
      )}
      <Tabs
        label={text('reports.tabs')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'open', label: text('tab.open'), content: waiting },
          { id: 'hidden', label: text('tab.hidden'), content: <HiddenProfiles /> },
        ]}
      />
    </Page>
  );
}

/** The desk of a member of staff who is no reviewer: hidden profiles for a manager, else the 404 page. */
function ManagersDesk() {
  const text = useTexts(reportTexts);
  const { query } = useHost();
  const { error } = useQuery({
    ...query(listHiddenProfiles, { query: {} }),
    staleTime: 0,
    gcTime: 0,
  });
  if (describeError(error).status === 404) return <DeskGone />;
  return (
    <Page>
      <PageHeader title={text('tab.hidden')} text={text('hidden.noneText')} />
      <HiddenProfiles />
    </Page>
  );
}

interface ReportListProps {
  readonly rows: readonly Report[];
  readonly openedId: string | undefined;
  readonly onOpen: (report: Report) => void;
}

/** About whom, what for, since when, and how many there were before. */
function ReportList({ rows, openedId, onOpen }: ReportListProps) {
  const text = useTexts(reportTexts);
  const moment = useMoment();
  const gone = text('person.gone');
  return (
    <ul className="rp-list" aria-label={text('reports.list')}>
      {rows.map((report) => (
        <li key={report.id}>
          <button
            type="button"
            className="rp-row"
            aria-current={report.id === openedId || undefined}
            aria-label={text('row.named', {
              name: report.about.name || gone,
              from: report.from.name || gone,
            })}
            onClick={() => onOpen(report)}
          >
            <span className="rp-row__who">
              {text('row.about', { name: report.about.name || gone })}
            </span>
            <span className="rp-row__since">{moment(report.created_at)}</span>
            <span className="rp-row__what">{report.reason}</span>
            {report.earlier > 0 && (
              <span className="rp-row__earlier">
                {text('row.earlier', { count: report.earlier })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
