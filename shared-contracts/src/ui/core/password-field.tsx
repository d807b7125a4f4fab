import { useState } from 'react';
import { IconEye, IconEyeOff } from '../icons/icons.tsx';
import { Field } from './field.tsx';
import type { TextFieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password; seeing it prevents more mistakes than repeating it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, note, id, className, showLabel, hideLabel, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error} note={note} id={id}>
      {(control) => (
        <div className="sp-password">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            className={`sp-input ${className ?? ''}`}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <IconEyeOff /> : <IconEye />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
