import { useId, useState } from 'react';
import { TRAIL_NOTE } from 'shared-contracts/calls/trails';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { describeError, useMessages, useTexts } from 'shared-contracts/host';
import { Banner, Button, SelectField, TextAreaField } from 'shared-contracts/ui/core';
import { statusTexts, trailTexts } from '../locales/en/desk.ts';
import type { TrailEntry } from './use-trails.ts';

/** Its words stay until the server has them. */
interface AddTrailProps {
  /** What an earlier visit left. */
  readonly earlier: TrailEntry | null;
  readonly busy: boolean;
  readonly error: unknown;
  /** What stands there now, null for nothing. */
  readonly onChange: (entry: TrailEntry | null) => void;
  /** Resolves to whether it was added. */
  readonly onAdd: (entry: TrailEntry) => Promise<boolean>;
}

const NOTHING: TrailEntry = { note: '', status: null };

/** One field and a status; Ctrl and Enter adds too. */
export function AddTrail({ earlier, busy, error, onChange, onAdd }: AddTrailProps) {
  const t = useTexts(trailTexts);
  const statusText = useTexts(statusTexts);
  const message = useMessages();
  const id = useId();
  const [entry, setEntry] = useState(earlier ?? NOTHING);
  const [isSubmitted, setSubmitted] = useState(false);
  const isEmpty = entry.note.trim() === '' && entry.status === null;
  const change = (next: TrailEntry) => {
    setEntry(next);
    onChange(next.note === '' && next.status === null ? null : next);
  };
  const add = async () => {
    if (busy) return;
    setSubmitted(isEmpty);
    if (isEmpty) return document.getElementById(id)?.focus();
    if (await onAdd({ ...entry, note: entry.note.trim() })) setEntry(NOTHING);
  };
  return (
    <form
      className="st-trail-add"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextAreaField
        id={id}
        label={t('trail.note')}
        help={t('trail.noteHelp')}
        rows={2}
        value={entry.note}
        maxLength={TRAIL_NOTE}
        readOnly={busy}
        error={isSubmitted && isEmpty ? t('trail.empty') : undefined}
        onChange={({ target }) => change({ ...entry, note: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          // What stands around the panel may be saved by the same keys.
          event.preventDefault();
          void add();
        }}
      />
      <SelectField
        label={t('trail.status')}
        value={entry.status ?? ''}
        onChange={({ target }) =>
          change({ ...entry, status: CALL_STATUSES.find((one) => one === target.value) ?? null })
        }
      >
        <option value="">{t('trail.noStatus')}</option>
        {CALL_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statusText(status)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" loading={busy}>
        {t('trail.add')}
      </Button>
      {error !== null && (
        <Banner kind="danger" role="alert" title={t('trail.notAdded')}>
          {message(describeError(error).key)}
        </Banner>
      )}
    </form>
  );
}
