import { useState } from 'react';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import {
  listHiddenProfiles,
  restoreProfile,
  type HiddenProfile,
} from 'shared-contracts/calls/reports';
import { describeError, useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery, useMutation } from 'shared-contracts/query';
import { Banner, EmptyListDrawing, EmptyState } from 'shared-contracts/ui/core';
import { momentText } from '../desk-time/moment-text.ts';
import { reportTexts } from '../locales/en/reports.ts';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { More } from '../states/more.tsx';
import { NoteForm } from '../states/note-form.tsx';

/** Profiles that staff have hidden, for managers, who may show them again. */
export function HiddenProfiles() {
  const text = useTexts(reportTexts);
  const { pages } = useHost();
  const [restored, setRestored] = useState<string | null>(null);
  const list = useInfiniteQuery({
    ...pages(listHiddenProfiles, { query: {} }),
    ...FETCHED_ONCE,
  });
  if (list.data === undefined && describeError(list.error).status === 404) {
    return (
      <EmptyState title={text('hidden.forManagers')}>{text('hidden.forManagersText')}</EmptyState>
    );
  }
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Loaded query={list} wait={text('reports.wait')} failed={text('reports.failed')}>
      {() => (
        <>
          {restored !== null && (
            <Banner kind="success" role="status">
              {text('hidden.restored', { name: restored })}
            </Banner>
          )}
          {rows.length === 0 ? (
            <EmptyState title={text('hidden.none')} drawing={<EmptyListDrawing />}>
              {text('hidden.noneText')}
            </EmptyState>
          ) : (
            <ul className="rp-hidden" aria-label={text('tab.hidden')}>
              {rows.map((row) => (
                <HiddenRow
                  key={row.id}
                  row={row}
                  onRestored={() => {
                    setRestored(row.name);
                    void list.refetch();
                  }}
                />
              ))}
            </ul>
          )}
          <More list={list} shown={rows.length} />
        </>
      )}
    </Loaded>
  );
}

function HiddenRow({ row, onRestored }: { row: HiddenProfile; onRestored: () => void }) {
  const text = useTexts(reportTexts);
  const { send, locale } = useHost();
  const { id, name, reason, by, hidden_at: at } = row;
  const restoring = useMutation({
    mutationFn: (note: string) => send(restoreProfile, { body: { id, note } }),
    onSuccess: onRestored,
  });
  return (
    <li className="rp-hidden__row">
      <span className="sp-muted">
        {text('hidden.by', { by: by ?? text('decide.somebody'), time: momentText(at, locale) })}
      </span>
      {reason !== '' && <blockquote className="rp-reason">{reason}</blockquote>}
      <NoteForm
        title={name}
        level="h2"
        label={text('hidden.note')}
        missing={text('decide.missing')}
        least={1}
        maxLength={maxLengthOf(restoreProfile.body.shape.note)}
        button={text('hidden.restore')}
        buttonName={text('hidden.restoreNamed', { name })}
        request={restoring}
      />
    </li>
  );
}
