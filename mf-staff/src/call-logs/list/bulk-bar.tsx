import { useState } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { assignCallLogs } from 'shared-contracts/calls/call-log-sharing';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { Button, FieldError } from 'shared-contracts/ui/core';
import { texts } from '../../locales/en/desk.ts';
import type { EntryChoices } from '../entry/entry-fields.tsx';
import { FilterSelect } from './filter-fields.tsx';

interface BulkBarProps {
  readonly ids: readonly string[];
  readonly callers: EntryChoices['callers'];
  readonly onClear: () => void;
  readonly onDone: (count: number) => void;
}

const NO_ONE = 'nobody';
const EVENLY = 'evenly';

/** Gives the selected entries to one caller, to no one, or evenly to several. */
export function BulkBar({ ids, callers, onClear, onDone }: BulkBarProps) {
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
        body: { ids: [...ids], to: to === NO_ONE ? null : to === EVENLY ? [...among] : to },
      }),
    onSuccess: ({ data }) => onDone(data.length),
    onError: (error) => tellError(error),
    // A refusal too: another may have been quicker.
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(listCallLogs) }),
  });
  const toggle = (id: string) =>
    setAmong((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  return (
    <section className="st-bulk" aria-label={text('bulk.label')}>
      <strong role="status">{text('bulk.count', { count: ids.length })}</strong>
      <FilterSelect
        label={text('bulk.to')}
        value={to}
        options={[
          ...callers.map(({ id, name }) => [id, name] as const),
          [NO_ONE, text('bulk.nobody')],
          [EVENLY, text('bulk.evenly')],
        ]}
        onChange={setTo}
      />
      {to === EVENLY && (
        <fieldset className="st-bulk__among" aria-describedby="st-bulk-error">
          <legend className="st-filter__label">{text('bulk.among')}</legend>
          {callers.map(({ id, name }) => (
            <label key={id} className="st-bulk__one">
              <input type="checkbox" checked={among.includes(id)} onChange={() => toggle(id)} />
              <span>{name}</span>
            </label>
          ))}
          <FieldError id="st-bulk-error">
            {isSubmitted && isMissing ? text('bulk.amongNone') : null}
          </FieldError>
        </fieldset>
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
