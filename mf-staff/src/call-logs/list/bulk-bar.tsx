import { useState } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { assignCallLogs } from 'shared-contracts/calls/call-log-sharing';
import { listCallLogs, type CallLog } from 'shared-contracts/calls/call-logs';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui/core';
import { ChoiceField, ChoicesField } from 'shared-contracts/ui/forms';
import { dueState } from '../../desk-time/desk-time.ts';
import { texts } from '../../locales/en/desk.ts';
import type { EntryChoices } from '../entry/entry-fields.tsx';

interface BulkBarProps {
  readonly logs: readonly CallLog[];
  readonly callers: EntryChoices['callers'];
  readonly onClear: () => void;
  readonly onDone: (count: number) => void;
}

const NO_ONE = 'nobody';
const EVENLY = 'evenly';

/** The totals of the selected entries; gives them to one caller, to no one, or evenly to several. */
export function BulkBar({ logs, callers, onClear, onDone }: BulkBarProps) {
  const { send } = useHost();
  const text = useTexts(texts);
  const cache = useQueryClient();
  const tellError = useErrorNotice();
  const [to, setTo] = useState(callers[0]?.id ?? NO_ONE);
  const [among, setAmong] = useState<readonly string[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const isMissing = to === EVENLY && among.length === 0;
  const assigning = useMutation({
    mutationFn: () =>
      send(assignCallLogs, {
        body: {
          ids: logs.map(({ id }) => id),
          to: to === NO_ONE ? null : to === EVENLY ? [...among] : to,
        },
      }),
    onSuccess: ({ data }) => onDone(data.length),
    onError: (error) => tellError(error),
    // A refusal too: another may have been quicker.
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(listCallLogs) }),
  });
  const isDue = ({ followup, follow_up_at: at, due }: CallLog) =>
    ['overdue', 'today'].includes(due ?? dueState({ followup, follow_up_at: at ?? null }));
  return (
    <section className="st-bulk" aria-label={text('bulk.label')}>
      <p role="status">
        <strong>{text('bulk.count', { count: logs.length })}</strong>
        <span className="st-bulk__totals">
          {text('bulk.totals', {
            due: logs.filter(isDue).length,
            paid: logs.filter((log) => log.payment_done).length,
            recorded: logs.filter((log) => log.file_url !== null).length,
          })}
        </span>
      </p>
      <ChoiceField
        label={text('bulk.to')}
        value={to}
        none={text('filter.noCaller')}
        options={[
          ...callers.map(({ id, name }) => ({ value: id, label: name })),
          { value: NO_ONE, label: text('bulk.nobody') },
          { value: EVENLY, label: text('bulk.evenly') },
        ]}
        onChange={setTo}
      />
      {to === EVENLY && (
        <ChoicesField
          label={text('bulk.among')}
          value={among}
          none={text('filter.noCaller')}
          error={isSubmitted && isMissing ? text('bulk.amongNone') : undefined}
          options={callers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setAmong}
        />
      )}
      <Button
        size="small"
        variant="primary"
        loading={assigning.isPending}
        onClick={() => {
          setSubmitted(true);
          if (!isMissing) assigning.mutate();
        }}
      >
        {text('bulk.assign')}
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        {text('bulk.clear')}
      </Button>
    </section>
  );
}
