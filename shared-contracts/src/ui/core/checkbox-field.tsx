import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

export interface CheckboxFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'children'
> {
  label: ReactNode;
  error?: ReactNode;
}

/** A native check box; the whole line of words is its target. */
export function CheckboxField({ label, error, id, ...rest }: CheckboxFieldProps) {
  const own = useId();
  const base = id ?? own;
  return (
    <div className="sp-field">
      <label className="sp-check">
        <input
          {...rest}
          id={base}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${base}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${base}-error`}>{error}</FieldError>
    </div>
  );
}
