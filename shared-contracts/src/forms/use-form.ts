import { useEffect, useMemo, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { FormDraft } from './drafts/use-form-draft.ts';
import type { FieldErrors } from './server-errors.ts';
import { useFormErrors, type FormErrorsOptions } from './use-form-errors.ts';

type FieldOf<Values> = keyof Values & string;
type TextFieldOf<Values> = {
  [Name in FieldOf<Values>]: Values[Name] extends string ? Name : never;
}[FieldOf<Values>];

/** What a form of single fields consists of. */
export interface FormOptions<Values extends object> extends Pick<
  FormErrorsOptions<FieldOf<Values>>,
  'request' | 'fieldAt' | 'fieldOfCode'
> {
  /** What stands in the fields at first; its keys are the fields, in reading order. */
  readonly start: Values;
  /** Those on the screen, where that is not all of them. */
  readonly fields?: readonly FieldOf<Values>[];
  /** What keeps these values from being sent, in words, by the contract's schema and the rules beside it. */
  readonly check: (values: Values) => FieldErrors<FieldOf<Values>>;
  /** Gets values with which nothing is wrong. */
  readonly onSubmit: (values: Values) => void;
  /** Where what is typed is kept until it is sent; the sender deletes the draft. */
  readonly draft?: FormDraft<Values>;
}

/**
 * A form of single fields over `useFormErrors`: its values, and the props of its fields. What was typed stays, whatever
 * the server says, until the form is left, and with a draft beyond that.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  type Field = FieldOf<Values>;
  const { start: given, check, onSubmit, draft, ...rest } = options;
  const [start] = useState(given);
  const [typed, setTyped] = useState<Partial<Values> | null>(null);
  // What is typed before the draft has come stands over it.
  const earlier = draft?.earlier?.content;
  const values = useMemo(() => ({ ...start, ...earlier, ...typed }), [start, earlier, typed]);
  const keep = draft?.keep;
  useEffect(() => {
    if (typed !== null) keep?.(isSame(values, start) ? null : values, typed);
  }, [keep, typed, values, start]);
  const { changed, submit, formProps, ...errors } = useFormErrors<Field>({
    // In the order in which the start was written down.
    fields: Object.keys(start) as Field[],
    ...rest,
    errors: check(values),
  });

  const set = <Name extends Field>(field: Name, value: Values[Name]): void => {
    changed(field);
    setTyped((before) => ({ ...before, [field]: value }) as Partial<Values>);
  };
  return {
    ...errors,
    values,
    set,
    /** Back to what stood in the fields at first. */
    reset(): void {
      setTyped(null);
    },
    /** The props of a field of text. */
    text: <Name extends TextFieldOf<Values>>(name: Name) => ({
      name,
      value: values[name] as string,
      error: errors.errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, target.value as Values[Name]),
    }),
    /** For the `form` element. */
    formProps: {
      ...formProps,
      onSubmit(event: SubmitEvent<HTMLFormElement>): void {
        event.preventDefault();
        submit(() => onSubmit(values));
      },
    },
  };
}

function isSame<Values extends object>(one: Values, other: Values): boolean {
  return (Object.keys(other) as (keyof Values)[]).every((field) => one[field] === other[field]);
}
