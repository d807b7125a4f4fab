import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { FieldError } from './field-error.tsx';

/** The attributes that tie a control to its label, help and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What every field shares. */
export interface FieldFrameProps {
  label: ReactNode;
  /** Below the control. */
  help?: ReactNode;
  /** In words, what to change; its presence marks the field. */
  error?: ReactNode;
  /** Beside the label, for example 'optional'. */
  note?: string | undefined;
}

export interface FieldProps extends FieldFrameProps {
  id?: string | undefined;
  children: (control: FieldControl) => Elements;
}

/** Label above, help below, error in words; the control gets the ties. */
export function Field({ label, help, error, note, id, children }: FieldProps) {
  const own = useId();
  const base = id ?? own;
  const describedBy = classNames(error ? `${base}-error` : false, help ? `${base}-help` : false);
  return (
    <div className={classNames('sp-field', error ? 'sp-field--wrong' : false)}>
      <label className="sp-field__label" htmlFor={base}>
        <span>{label}</span>
        {note && <span className="sp-field__note">{note}</span>}
      </label>
      {children({
        id: base,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${base}-error`}>{error}</FieldError>
      {help && (
        <p className="sp-field__help" id={`${base}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'children'> {}

/** One line of text. */
export function TextField({ label, help, error, note, id, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} note={note} id={id}>
      {(control) => <input {...rest} {...control} className={classNames('sp-input', className)} />}
    </Field>
  );
}

export interface TextAreaFieldProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Several lines of text; at least 3. */
export function TextAreaField({
  label,
  help,
  error,
  note,
  id,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} error={error} note={note} id={id}>
      {(control) => (
        <textarea rows={3} {...rest} {...control} className={classNames('sp-input', className)} />
      )}
    </Field>
  );
}

/** Children are `option`s. */
export interface SelectFieldProps extends FieldFrameProps, ComponentPropsWithRef<'select'> {}

/** A choice from a native list. */
export function SelectField({
  label,
  help,
  error,
  note,
  id,
  className,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error} note={note} id={id}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className={classNames('sp-input sp-input--select', className)}
        >
          {children}
        </select>
      )}
    </Field>
  );
}
