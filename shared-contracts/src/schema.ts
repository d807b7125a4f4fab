/**
 * The part of zod/mini that contracts are written in, shared by all units as one module.
 * zod cannot be tree-shaken once it is shared; this narrow face can. Add a name here before using it in a contract.
 */
export {
  _default,
  array,
  boolean,
  coerce,
  config,
  email,
  enum,
  extend,
  int,
  iso,
  literal,
  looseObject,
  maxLength,
  maximum,
  minLength,
  nonnegative,
  nullable,
  number,
  object,
  omit,
  optional,
  partial,
  partialRecord,
  positive,
  record,
  regex,
  string,
  toLowerCase,
  trim,
  union,
  unknown,
  uuid,
} from 'zod/mini';
export type { infer, input, output, ZodMiniType } from 'zod/mini';
