import { coerce as allCoerce, iso as allIso } from 'zod/mini';

/**
 * The part of zod/mini that contracts are written in, shared by all units as one module.
 * zod cannot be tree-shaken once it is shared; this narrow face can. Add a name here before using it in a contract.
 */
export {
  _default,
  array,
  boolean,
  config,
  email,
  enum,
  extend,
  int,
  literal,
  looseObject,
  maxLength,
  maximum,
  minLength,
  minimum,
  nonnegative,
  nullable,
  number,
  object,
  omit,
  optional,
  overwrite,
  partial,
  partialRecord,
  positive,
  record,
  regex,
  strictObject,
  string,
  toLowerCase,
  trim,
  union,
  unknown,
  uuid,
} from 'zod/mini';
export type { infer, input, output, ZodMiniType } from 'zod/mini';

// Of these two only what contracts take: each is whole otherwise, times and durations and big numbers with it.
export const coerce = { number: allCoerce.number };
export const iso = { date: allIso.date, datetime: allIso.datetime };
