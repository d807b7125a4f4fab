import { useState } from 'react';
import { joinCallLogs } from 'shared-contracts/calls/call-log-sharing';
import { listCallLogs, type CallLog } from 'shared-contracts/calls/call-logs';
import { keyOf } from 'shared-contracts/calls/query';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { useMutation, useQuery, useQueryClient } from 'shared-contracts/query';
import { Button, Dialog, FieldList, Spinner } from 'shared-contracts/ui/core';
import { DESK_CLOCK, deskMoment } from '../../desk-time/desk-time.ts';
import { entryTexts } from '../../locales/en/entry.ts';
import { valuesOf } from './entry-values.ts';
import { FIELD_LABELS, useValueText } from './value-text.ts';

interface JoinDialogProps {
  readonly open: boolean;
  readonly log: CallLog;
  /** Ids of other entries of the number, the newest first. */
  readonly others: readonly string[];
  readonly onClose: () => void;
  readonly onJoined: (id: string) => void;
}

/** Shows two entries of one number beside each other, and makes one of them. */
export function JoinDialog({ open, log, others, onClose, onJoined }: JoinDialogProps) {
  const { query, send } = useHost();
  const text = useTexts(entryTexts);
  const cache = useQueryClient();
  const [at, setAt] = useState(0);
  const [keeps, setKeeps] = useState<'this' | 'other'>('this');
  const found = useQuery({
    ...query(listCallLogs, { query: { app_name: log.app_name, q: log.phone } }),
    enabled: open,
  });
  const known = (found.data?.data.data ?? []).filter(({ id }) => others.includes(id));
  const other = known[at % Math.max(1, known.length)];
  const joining = useMutation({
    mutationFn: async (away: CallLog) => {
      const [keep, gone] = keeps === 'this' ? [log, away] : [away, log];
      return (await send(joinCallLogs, { body: { keep: keep.id, away: gone.id } })).data;
    },
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: keyOf(listCallLogs) });
      onJoined(id);
    },
  });
  return (
    <Dialog
      open={open}
      title={text('join.title')}
      className="st-join"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('join.cancel')}</Button>
          {other !== undefined && (
            <Button
              variant="primary"
              loading={joining.isPending}
              onClick={() => joining.mutate(other)}
            >
              {text('join.confirm')}
            </Button>
          )}
        </>
      }
    >
      <p>{text('join.text')}</p>
      <ErrorBanner error={joining.error} />
      {other === undefined ? (
        found.isFetching ? (
          <Spinner label={text('join.wait')} />
        ) : (
          <p role="alert">{text('join.failed')}</p>
        )
      ) : (
        <div className="st-join__both">
          <JoinSide
            log={log}
            title={text('join.this')}
            isKept={keeps === 'this'}
            onKeep={() => setKeeps('this')}
          />
          <JoinSide
            log={other}
            title={text('join.other')}
            isKept={keeps === 'other'}
            onKeep={() => setKeeps('other')}
          />
        </div>
      )}
      {known.length > 1 && (
        <Button size="small" onClick={() => setAt((before) => before + 1)}>
          {text('join.next')}
        </Button>
      )}
    </Dialog>
  );
}

function JoinSide(props: {
  readonly log: CallLog;
  readonly title: string;
  readonly isKept: boolean;
  readonly onKeep: () => void;
}) {
  const { log, title, isKept, onKeep } = props;
  const text = useTexts(entryTexts);
  const phrase = useTexts(phrases);
  const valueText = useValueText();
  const values = valuesOf(log);
  const shown = ['customer_name', 'status', 'remark', 'followup', 'assigned_to_id', 'pid'] as const;
  const at = deskMoment(log.created_at);
  return (
    <section className="st-join__side" aria-label={title}>
      <h3>{title}</h3>
      <p className="sp-muted">{text('logged', { at, clock: DESK_CLOCK })}</p>
      <FieldList
        missing={phrase('value.none')}
        fields={shown.map((field) => ({
          label: text(FIELD_LABELS[field], { clock: DESK_CLOCK }),
          value: valueText(field, values),
        }))}
      />
      <label className="sp-check">
        <input type="radio" name="st-join-keep" checked={isKept} onChange={onKeep} />
        <span>{text('join.keep')}</span>
      </label>
    </section>
  );
}
