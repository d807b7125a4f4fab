import { CallLogForm } from 'shared-contracts/calls/call-logs';
import type { IdName } from 'shared-contracts/calls/desk';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { GENDERS } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import type * as z from 'shared-contracts/schema';
import { ListCombobox } from 'shared-contracts/ui/combobox';
import { CheckboxField, TextAreaField, TextField, Button } from 'shared-contracts/ui/core';
import { MomentField } from 'shared-contracts/ui/dates';
import { ChoiceField } from 'shared-contracts/ui/forms';
import { StatusTag } from '../../call-status/status-tag.tsx';
import { DESK_CLOCK, quickTimes } from '../../desk-time/desk-time.ts';
import { statusTexts } from '../../locales/en/desk.ts';
import { entryTexts } from '../../locales/en/entry.ts';
import { PeopleField } from '../../people/people-field.tsx';
import { AudioField } from './audio-field.tsx';
import type { EntryValues } from './entry-values.ts';
import type { EntryForm } from './use-entry-form.ts';

/** Whom and what can be chosen in a form. */
export interface EntryChoices {
  readonly callers: readonly z.infer<typeof IdName>[];
  readonly apps: readonly string[];
}

interface EntryFieldsProps {
  readonly form: EntryForm;
  readonly choices: EntryChoices;
}

/** Every field of a call log (section 3), in the order of a call. */
export function EntryFields({ form, choices }: EntryFieldsProps) {
  const text = useTexts(entryTexts);
  const words = useTexts(statusTexts);
  const { values, write, errorOf } = form;
  const field = <Name extends 'customer_name' | 'phone' | 'remark'>(name: Name) => ({
    id: `st-entry-${name}`,
    label: text(`field.${name}`),
    error: errorOf(name),
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      write(name, target.value as EntryValues[Name]),
  });
  // As an older entry may have it.
  const isOther = values.Gender !== '' && !GENDERS.some((gender) => gender === values.Gender);
  return (
    <div className="st-form">
      <TextField
        {...field('customer_name')}
        autoComplete="off"
        maxLength={maxLengthOf(CallLogForm.shape.customer_name)}
      />
      <TextField {...field('phone')} type="tel" autoComplete="off" />
      <div className="st-form__wide">
        <ListCombobox
          id="st-entry-status"
          label={text('field.status')}
          help={text('help.status')}
          error={errorOf('status')}
          note={text('status.none')}
          all={CALL_STATUSES.map((status) => ({ value: status, text: words(status) }))}
          value={values.status}
          byDigit
          draw={({ value }) => <StatusTag status={value} />}
          onChoose={(one) => one && write('status', one.value)}
        />
      </div>
      <div className="st-form__wide">
        <TextAreaField
          {...field('remark')}
          className="st-form__remark"
          rows={rowsOf(values.remark)}
        />
      </div>
      <div className="st-form__wide">
        <FollowUpFields form={form} />
      </div>
      <PeopleField
        id="st-entry-pid"
        label={text('field.pid')}
        app={values.app_name}
        name={values.pid_name}
        error={errorOf('pid')}
        onUnchosen={(typed) => form.noteUnchosen('pid', typed)}
        onChoose={(member) => {
          write('pid', member?.pid ?? null);
          write('pid_name', member?.name ?? '');
        }}
      />
      <ListCombobox
        id="st-entry-assigned_to_id"
        label={text('field.assigned_to_id')}
        error={errorOf('assigned_to_id')}
        note={text('callers.none')}
        all={choices.callers.map(({ id, name }) => ({ value: id, text: name }))}
        value={values.assigned_to_id}
        valueText={values.assigned_to_id_name}
        canBeEmpty
        onUnchosen={(typed) => form.noteUnchosen('assigned_to_id', typed)}
        onChoose={(one) => {
          write('assigned_to_id', one?.value ?? null);
          write('assigned_to_id_name', one?.text ?? '');
        }}
      />
      <ChoiceField
        id="st-entry-Gender"
        label={text('field.Gender')}
        error={errorOf('Gender')}
        value={values.Gender}
        options={[
          { value: '', label: text('gender.none') },
          ...GENDERS.map((gender) => ({ value: gender, label: text(`gender.${gender}`) })),
          ...(isOther ? [{ value: values.Gender, label: values.Gender }] : []),
        ]}
        onChange={(gender) => write('Gender', gender)}
      />
      <ChoiceField
        id="st-entry-app_name"
        label={text('field.app_name')}
        error={errorOf('app_name')}
        value={values.app_name}
        options={[...new Set([values.app_name, ...choices.apps])]
          .sort()
          .map((app) => ({ value: app, label: app }))}
        onChange={(app) => write('app_name', app)}
      />
      <CheckboxField
        id="st-entry-payment_done"
        label={text('field.payment_done')}
        checked={values.payment_done}
        onChange={({ target }) => write('payment_done', target.checked)}
      />
      <AudioField
        id="st-entry-upload"
        audio={form.audio}
        uploaded={values.upload === null ? '' : values.upload_name}
        error={errorOf('upload') && (form.isNoAudio ? text('audio.onlyAudio') : errorOf('upload'))}
        isRemoved={form.hasRecording ? values.remove_audio : null}
        onRemove={(isRemoved) => write('remove_audio', isRemoved)}
        onTakeAway={() => {
          write('upload', null);
          write('upload_name', '');
        }}
      />
    </div>
  );
}

/** So many lines that the whole remark can be read, where the browser does not grow the field itself. */
function rowsOf(remark: string): number {
  const lines = remark.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 52), 0);
  return Math.min(16, Math.max(3, lines));
}

/** Whether and when the next call is due, by the desk's clock; a time means that there is one. */
function FollowUpFields({ form }: { readonly form: EntryForm }) {
  const text = useTexts(entryTexts);
  const { values, write, errorOf } = form;
  const choose = (at: string) => {
    write('follow_up_at', at);
    write('followup', true);
  };
  const times = quickTimes();
  return (
    <div className="st-follow">
      <CheckboxField
        id="st-entry-followup"
        label={text('field.followup')}
        checked={values.followup}
        onChange={({ target }) => write('followup', target.checked)}
      />
      {values.followup && (
        <MomentField
          id="st-entry-follow_up_at"
          label={text('field.follow_up_at', { clock: DESK_CLOCK })}
          help={values.follow_up_at === '' ? text('help.follow_up_at') : undefined}
          error={errorOf('follow_up_at')}
          value={values.follow_up_at}
          onChange={(at) => write('follow_up_at', at)}
        />
      )}
      <div className="st-follow__quick" role="group" aria-label={text('quick.label')}>
        {(['hour', 'tomorrow', 'week'] as const).map((name) => (
          <Button key={name} size="small" onClick={() => choose(times[name])}>
            {text(`quick.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
