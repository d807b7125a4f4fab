import { useEffect, useRef } from 'react';
import { CallLogForm, type DoNotCall } from 'shared-contracts/calls/call-logs';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { useTexts } from 'shared-contracts/host';
import { Banner, TextField } from 'shared-contracts/ui/core';
import { entryTexts } from '../../locales/en/entry.ts';

interface RefusedNumberProps extends DoNotCall {
  readonly reason: string;
  readonly write: (reason: string) => void;
  /** Saving waits for the reason. */
  readonly isMissing: boolean;
}

/** Why a number is not to be called, and the place for the reason to call it all the same; takes the focus. */
export function RefusedNumber({ why, reason, write, isMissing }: RefusedNumberProps) {
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
