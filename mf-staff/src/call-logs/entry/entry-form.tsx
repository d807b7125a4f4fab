import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { type CallLog, CallLogForm, type DoNotCall } from 'shared-contracts/calls/call-logs';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { DraftLine } from 'shared-contracts/forms/drafts/draft-line';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useMessages, useTexts } from 'shared-contracts/host';
import { Button, Banner, TextField } from 'shared-contracts/ui/core';
import { DESK_CLOCK } from '../../desk-time/desk-time.ts';
import { entryTexts } from '../../locales/en/entry.ts';
import { BothVersions } from './both-versions.tsx';
import { EntryFields, type EntryChoices } from './entry-fields.tsx';
import type { EntryValues } from './entry-values.ts';
import { useEntryForm } from './use-entry-form.ts';
import { FIELD_LABELS } from './value-text.ts';

/** What an open entry may ask of its form. */
export interface EntryFormHandle {
  /** Puts a line below the remark. */
  readonly addToRemark: (words: string) => void;
  readonly setStatus: (status: EntryValues['status']) => void;
  readonly save: () => void;
  /** The name of a recording that did not arrive, which leaving would lose; null without one. */
  readonly unsentAudio: () => string | null;
}

interface EntryFormProps {
  /** The entry as it was when the form opened; null for a new one. */
  readonly log: CallLog | null;
  readonly start: EntryValues;
  /** The entry as the list knows it now. */
  readonly newest: CallLog | null;
  readonly choices: EntryChoices;
  readonly handle: Ref<EntryFormHandle>;
  readonly onSaved: (log: CallLog) => void;
  /** Called with the values, and whether they differ from what is saved. */
  readonly onValues: (values: EntryValues, isChanged: boolean) => void;
}

/** The one form to begin and to edit a call log (section 4). */
export function EntryForm(props: EntryFormProps) {
  const { log, start, newest, choices, handle, onSaved, onValues } = props;
  const text = useTexts(entryTexts);
  const message = useMessages();
  const form = useEntryForm({ log, start, newest, onSaved });
  const { values, write, isChanged, draft, versions, refusal } = form;
  const save = useRef<HTMLButtonElement>(null);

  useEffect(() => onValues(values, isChanged), [onValues, values, isChanged]);
  useImperativeHandle(handle, () => ({
    addToRemark: (words) =>
      write('remark', values.remark === '' ? words : `${values.remark}\n${words}`),
    setStatus: (status) => write('status', status),
    save: () => save.current?.form?.requestSubmit(),
    unsentAudio: () => (form.audio.chosen?.state === 'failed' ? form.audio.chosen.file.name : null),
  }));
  const { status } = draft;
  return (
    <form {...form.formProps} className="st-entry__form" aria-label={text('label')}>
      <DraftLine from={draft.earlier?.from ?? null} onThrowAway={form.throwAway} />
      {versions !== null && <BothVersions versions={versions} isSubmitted={form.isSubmitted} />}
      <ErrorSummary
        form={form}
        failed={message('callLog.failed')}
        stillHere={text('stillHere')}
        lineOf={(field, error) => ({
          id: `st-entry-${field}`,
          text: text('line.error', {
            field: text(FIELD_LABELS[field], { clock: DESK_CLOCK }),
            error,
          }),
        })}
      />
      <EntryFields form={form} choices={choices} />
      {refusal !== null && (
        <RefusedNumber {...refusal} isMissing={form.isSubmitted && refusal.reason.trim() === ''} />
      )}
      <div className="st-entry__save">
        <Button ref={save} type="submit" variant="primary" loading={form.isSaving}>
          {text('save')}
        </Button>
        <span className="st-entry__hint">{text('save.hint')}</span>
        <span className="st-entry__draft" role="status">
          {isChanged || status === 'onDevice' ? text(`draft.${status}`) : null}
        </span>
      </div>
    </form>
  );
}

interface RefusedNumberProps extends DoNotCall {
  readonly reason: string;
  readonly write: (reason: string) => void;
  /** Saving waits for the reason. */
  readonly isMissing: boolean;
}

/** Why a number is not to be called, and the place for the reason to call it all the same; takes the focus. */
function RefusedNumber({ why, reason, write, isMissing }: RefusedNumberProps) {
  const text = useTexts(entryTexts);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="st-refused">
      <Banner kind="warning" role="alert">
        {text(`refused.${why}`)}
      </Banner>
      <TextField
        ref={field}
        label={text('refused.reason')}
        help={text('refused.help')}
        error={isMissing ? text('refused.needed') : undefined}
        maxLength={maxLengthOf(CallLogForm.shape.override_reason)}
        value={reason}
        onChange={({ target }) => write(target.value)}
      />
    </div>
  );
}
