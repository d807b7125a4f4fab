import { useState } from 'react';
import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import {
  listHiddenProfiles,
  restoreProfile,
  type HiddenProfile,
} from 'shared-contracts/calls/reports';
import { describeError, useHost, useMessages, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery, useMutation } from 'shared-contracts/query';
import {
  Banner,
  Button,
  EmptyListDrawing,
  EmptyState,
  Skeleton,
  SkeletonText,
  TextField,
} from 'shared-contracts/ui/core';
import { reportTexts } from '../locales/en/reports.ts';
import { useMoment } from './moment.tsx';

/** Profiles that staff have hidden, for managers, who may show them again. */
export function HiddenProfiles() {
  const text = useTexts(reportTexts);
  const { pages } = useHost();
  const [restored, setRestored] = useState<string | null>(null);
  const list = useInfiniteQuery({
    ...pages(listHiddenProfiles, { query: {} }),
    staleTime: 0,
    gcTime: 0,
  });
  if (list.data === undefined && describeError(list.error).status === 404) {
    return (
      <EmptyState title={text('hidden.forManagers')}>{text('hidden.forManagersText')}</EmptyState>
    );
  }
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <QueryView
      query={list}
      loading={
        <Skeleton label={text('reports.wait')}>
          <SkeletonText lines={4} />
        </Skeleton>
      }
      failed={text('reports.failed')}
    >
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
          {list.hasNextPage && (
            <MorePages
              list={list}
              shown={rows.length}
              label={text('hidden.more')}
              progress={text('hidden.shown', { count: rows.length })}
              failed={text('hidden.moreFailed')}
            />
          )}
        </>
      )}
    </QueryView>
  );
}

function HiddenRow({ row, onRestored }: { row: HiddenProfile; onRestored: () => void }) {
  const text = useTexts(reportTexts);
  const message = useMessages();
  const moment = useMoment();
  const { send } = useHost();
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const restoring = useMutation({
    mutationFn: () => send(restoreProfile, { body: { id: row.id, note: note.trim() } }),
    onSuccess: onRestored,
  });
  const { name } = row;
  return (
    <li className="rp-hidden__row">
      <strong>{name}</strong>
      <span className="sp-muted">
        {text('hidden.by', { by: row.by ?? text('decide.somebody'), time: moment(row.hidden_at) })}
      </span>
      {row.reason !== '' && <blockquote className="rp-reason">{row.reason}</blockquote>}
      <TextField
        label={text('hidden.note')}
        value={note}
        maxLength={maxLengthOf(restoreProfile.body.shape.note)}
        error={isSubmitted && note.trim() === '' ? text('decide.missing') : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      {restoring.error !== null && (
        <Banner kind="danger" role="alert" title={text('hidden.failed')}>
          {message(describeError(restoring.error).key)}
        </Banner>
      )}
      <Button
        size="small"
        loading={restoring.isPending}
        aria-label={text('hidden.restoreNamed', { name })}
        onClick={() => {
          setSubmitted(true);
          if (note.trim() !== '') restoring.mutate();
        }}
      >
        {text('hidden.restore')}
      </Button>
    </li>
  );
}
