import * as z from 'shared-contracts/schema';

/** `application/problem+json` as our API answers it (RFC 9457): `code` is a message key of the catalogue. */
export const Problem = z.object({
  status: z.number(),
  title: z.string(),
  detail: z.optional(z.string()),
  code: z.string(),
  request_id: z.string(),
  /** Validation errors, one per wrong field; `path` is dotted. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** Of a 409: what the request ran into, such as the newer thing; in which shape, the call says. */
  conflict: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof Problem>;
