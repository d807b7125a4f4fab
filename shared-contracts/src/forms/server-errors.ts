import { describeError } from 'shared-contracts/host';
import type { MessageKey } from '../locales/en/messages.ts';

/** What is wrong with fields, in words; nothing where a field is in order. */
export type FieldErrors<Field extends string> = { readonly [Name in Field]?: string | undefined };

/** What the server said of a form: beside its fields, and about nothing that stands there. */
export interface ServerErrors<Field extends string> {
  readonly fieldErrors: FieldErrors<Field>;
  readonly general: readonly string[];
}

/** Which field an error of the server is about. */
export interface ErrorPlaces<Field extends string> {
  /** Gets a path without the `body.` before it, `profile.height` or `0.phone`; null where no field stands for it. */
  readonly fieldAt: (path: string) => Field | null;
  /** Fields that a refusal is about as a whole, by its code. */
  readonly fieldOfCode?: Readonly<Partial<Record<MessageKey, Field>>>;
}

/**
 * Finds the field of each of the server's errors, of several about one field the first. Empty without an error, and for
 * a failure that names no field. `message` is `useMessages()`.
 */
export function placeServerErrors<Field extends string>(
  error: unknown,
  { fieldAt, fieldOfCode = {} }: ErrorPlaces<Field>,
  message: (key: MessageKey) => string,
): ServerErrors<Field> {
  if (error === null || error === undefined) return { fieldErrors: {}, general: [] };
  const { errors, key } = describeError(error);
  const refused = fieldOfCode[key];
  const fieldErrors: { [Name in Field]?: string } = {};
  const general: string[] = [];
  if (refused !== undefined) fieldErrors[refused] = message(key);
  for (const { path, message: words } of errors) {
    const field = fieldAt(path.replace(/^body\./, ''));
    if (field === null) general.push(words);
    else fieldErrors[field] ??= words;
  }
  return { fieldErrors, general };
}

/** Finds fields by the last part of a path: `user.phone` is about `phone`. */
export function byLastPart<Field extends string>(fields: readonly Field[]) {
  return (path: string): Field | null =>
    fields.find((field) => field === path.split('.').at(-1)) ?? null;
}
