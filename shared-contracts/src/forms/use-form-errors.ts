import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useMessages } from 'shared-contracts/host';
import { focusErrors } from './focus-errors.ts';
import {
  byLastPart,
  placeServerErrors,
  type ErrorPlaces,
  type FieldErrors,
} from './server-errors.ts';

/** The call that takes a form, as react-query's `useMutation` gives it. */
export interface FormRequest {
  readonly error: unknown;
  readonly isPending: boolean;
}

/** A form as it stands. Where `fieldAt` is absent, the server's errors find their field by the last part of their path. */
export interface FormErrorsOptions<Field extends string> extends Partial<ErrorPlaces<Field>> {
  /** The fields on the screen, in reading order. */
  readonly fields: readonly Field[];
  /** What keeps them from being sent, shown or not yet. */
  readonly errors: FieldErrors<Field>;
  /** Absent where no request is sent. */
  readonly request?: FormRequest;
  /** Fields whose errors show at once: choices, in which nothing stands half written. */
  readonly shownAtOnce?: readonly Field[];
}

/** What a form shows of its errors, and the ways to have them shown. */
export interface FormErrors<Field extends string> {
  /** What stands beside a field. */
  readonly errorOf: (field: Field) => string | undefined;
  /** The fields that kept the form from being taken and are not mended yet, in reading order. */
  readonly wrong: readonly Field[];
  /** What the server said of no field. */
  readonly general: readonly string[];
  /** Why the form was not taken, where neither `wrong` nor `general` say it; null otherwise. */
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** A field is written into: what the server said of it is out of date. */
  readonly changed: (field: Field) => void;
  /** Shows what is wrong with these fields, or with all; the focus goes to it. True where nothing is. */
  readonly reveal: (fields?: readonly Field[]) => boolean;
  /** Calls `send` where nothing is wrong and nothing is on its way. */
  readonly submit: (send: () => void) => void;
  /** For the `form` element. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly 'aria-busy': true | undefined;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

/**
 * The errors of any form. A field's own error shows once the writer goes on from it to the next, or wants to send; it
 * goes as it is mended, and the server's with the next change. After a refusal the focus goes to the summary, or to the
 * first field that is wrong.
 */
export function useFormErrors<Field extends string>(
  options: FormErrorsOptions<Field>,
): FormErrors<Field> {
  const { fields, errors, request, shownAtOnce = [] } = options;
  const { fieldAt = byLastPart(fields), fieldOfCode = {} } = options;
  const message = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const written = useRef(new Set<Field>());
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [submitted, setSubmitted] = useState<ReadonlySet<Field>>(new Set());
  // Of the error for which they were mended: the next one is about the form as it is then.
  const [mended, setMended] = useState<Mended<Field>>({ error: null, fields: [] });
  const error = request?.error ?? null;
  const isBusy = request?.isPending ?? false;
  const said = placeServerErrors(error, { fieldAt, fieldOfCode }, message);

  useEffect(() => {
    if (error !== null) focusErrors(form.current);
  }, [error]);

  const isShown = (field: Field) =>
    submitted.has(field) || left.has(field) || shownAtOnce.includes(field);
  const saidOf = (field: Field): string | undefined => {
    const isMended = mended.error === error && mended.fields.includes(field);
    return isMended ? undefined : said.fieldErrors[field];
  };
  const reveal = (some: readonly Field[] = fields): boolean => {
    setSubmitted((before) => new Set([...before, ...some]));
    const isRight = some.every((field) => errors[field] === undefined);
    if (!isRight) focusErrors(form.current);
    return isRight;
  };

  return {
    errorOf: (field) => (isShown(field) ? errors[field] : undefined) ?? saidOf(field),
    wrong: fields.filter(
      (field) =>
        (submitted.has(field) && errors[field] !== undefined) || saidOf(field) !== undefined,
    ),
    general: said.general,
    failure: said.general.length + Object.keys(said.fieldErrors).length > 0 ? null : error,
    isBusy,
    changed(field) {
      written.current.add(field);
      if (error === null) return;
      setMended((before) => ({
        error,
        fields: before.error === error ? [...before.fields, field] : [field],
      }));
    },
    reveal,
    submit(send) {
      if (!isBusy && reveal()) send();
    },
    formProps: {
      ref: form,
      noValidate: true,
      'aria-busy': isBusy || undefined,
      onBlur(event) {
        if (goesOn(event)) setLeft(new Set(written.current));
      },
    },
  };
}

/** Fields that were written into since the server refused them. */
interface Mended<Field extends string> {
  readonly error: unknown;
  readonly fields: readonly Field[];
}

/** Whether the focus goes on to another field to type in: what is below the pointer then may move. */
function goesOn({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>): boolean {
  if (!(relatedTarget instanceof HTMLElement) || !currentTarget.contains(relatedTarget))
    return false;
  const group = target.closest('[data-field]');
  return group?.contains(relatedTarget) !== true && relatedTarget.matches(TYPED_INTO);
}

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), select, textarea';
