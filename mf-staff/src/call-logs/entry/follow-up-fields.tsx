import { useTexts } from 'shared-contracts/host';
import { Button, CheckboxField, TextField } from 'shared-contracts/ui/core';
import { DESK_CLOCK, quickTimes } from '../../desk-time/desk-time.ts';
import { entryTexts } from '../../locales/en/entry.ts';
import type { EntryForm } from './use-entry-form.ts';

/** Whether and when the next call is due, by the desk's clock; a time means that there is one. */
export function FollowUpFields({ form }: { readonly form: EntryForm }) {
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
        <TextField
          id="st-entry-follow_up_at"
          type="datetime-local"
          label={text('field.follow_up_at', { clock: DESK_CLOCK })}
          help={values.follow_up_at === '' ? text('help.follow_up_at') : undefined}
          error={errorOf('follow_up_at')}
          value={values.follow_up_at}
          onChange={({ target }) => write('follow_up_at', target.value)}
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
