import type { CallShape } from 'shared-contracts/calls/call';
import { toJSONSchema } from 'zod/v4/core';
import type { JsonSchema } from './valid-values.ts';

/** Parts of a request that a call describes. */
export const PARTS = ['params', 'query', 'body'] as const;
export type Part = (typeof PARTS)[number];

/** What a caller may write into a part; undefined where the call takes nothing. */
export function schemaOf(call: CallShape, part: Part): JsonSchema | undefined {
  const schema = call[part];
  if (schema === undefined) return undefined;
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
