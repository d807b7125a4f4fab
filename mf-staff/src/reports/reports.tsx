import { useState } from 'react';
import { listHiddenProfiles, type Report } from 'shared-contracts/calls/reports';
import { describeError, useTexts, useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { EmptyListDrawing, EmptyState, Tabs } from 'shared-contracts/ui/core';
import { DeskGone } from '../desk-gone.tsx';
import { IstTime } from '../desk-time/ist-time.tsx';
import { reportTexts } from '../locales/en/reports.ts';
import { DeskPage } from '../states/desk-page.tsx';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { PickTable } from '../states/pick-table.tsx';
import { HiddenProfiles } from './hidden-profiles.tsx';
import { ReportView } from './report-view.tsx';
import './reports.css';
import { useReports } from './use-reports.ts';

/** /reports: what members report about each other, and what was hidden after it. */
export function Reports() {
  const text = useTexts(reportTexts);
  const [tab, setTab] = useState('open');
  const [hasGone, setHasGone] = useState(false);
  const { list, rows, opened, decided, ...desk } = useReports(() => setHasGone(true));
  // Nothing of a report stays on screen; a manager who is no reviewer has the hidden profiles alone.
  if (hasGone || describeError(list.error).key === 'route.unknown') return <ManagersDesk />;

  const waiting = (
    <>
      <Loaded query={list} wait={text('reports.wait')} failed={text('reports.failed')}>
        {({ data }) =>
          data.length === 0 &&
          opened === null && (
            <EmptyState title={text('reports.none')} drawing={<EmptyListDrawing />}>
              {text('reports.noneText')}
            </EmptyState>
          )
        }
      </Loaded>
      <div className={opened === null ? 'rp-desk' : 'rp-desk rp-desk--open'}>
        {rows !== undefined && rows.length > 0 && (
          <div className="rp-desk__list">
            <ReportList rows={rows} openId={opened?.id ?? null} onOpen={desk.open} />
          </div>
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
    <DeskPage
      title={text('reports.title')}
      text={text('reports.intro')}
      list={list}
      offline={text('reports.offline')}
      done={
        decided?.decision &&
        text(`said.${decided.decision.outcome}`, {
          name: decided.about.name || text('person.gone'),
        })
      }
    >
      <Tabs
        label={text('reports.tabs')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'open', label: text('tab.open'), content: waiting },
          { id: 'hidden', label: text('tab.hidden'), content: <HiddenProfiles /> },
        ]}
      />
    </DeskPage>
  );
}

/** The desk of a member of staff who is no reviewer: hidden profiles for a manager, else the 404 page. */
function ManagersDesk() {
  const text = useTexts(reportTexts);
  const { query } = useHost();
  const { error } = useQuery({ ...query(listHiddenProfiles, { query: {} }), ...FETCHED_ONCE });
  if (describeError(error).status === 404) return <DeskGone />;
  return (
    <DeskPage title={text('tab.hidden')} text={text('hidden.noneText')}>
      <HiddenProfiles />
    </DeskPage>
  );
}

interface ReportListProps {
  readonly rows: readonly Report[];
  readonly openId: string | null;
  readonly onOpen: (report: Report) => void;
}

/** About whom, what for, since when, and how many there were before. */
function ReportList({ rows, openId, onOpen }: ReportListProps) {
  const text = useTexts(reportTexts);
  const gone = text('person.gone');
  return (
    <PickTable
      label={text('reports.list')}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ about, from }) =>
        text('row.named', { name: about.name || gone, from: from.name || gone })
      }
      open={openId}
      onOpen={onOpen}
      columns={[
        {
          key: 'about',
          title: text('column.about'),
          heading: true,
          wraps: true,
          render: ({ about, reason }) => (
            <>
              <span className="rp-row__who">{about.name || gone}</span>
              <span className="rp-row__what">{reason}</span>
            </>
          ),
        },
        {
          key: 'since',
          title: text('column.since'),
          width: 132,
          wraps: true,
          render: ({ created_at: at, earlier }) => (
            <>
              <IstTime at={at} />
              {earlier > 0 && (
                <span className="rp-row__what">{text('row.earlier', { count: earlier })}</span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
