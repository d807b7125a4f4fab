import * as fc from 'fast-check';
import type { CallShape, LooseInput } from 'shared-contracts/calls/call';
import { nameOf } from '../calls/call-names.ts';
import type { Scene } from '../fixtures/scene.ts';
import { PARTS, schemaOf } from './call-schemas.ts';
import { recipes } from './recipes.ts';
import { valuesOf, type Taste } from './valid-values.ts';

const NEEDED: Taste = { fields: 'needed', texts: 'plain' };

/** A request that the call takes and the world of the scene answers; the seed chooses what is free. */
export async function validRequest(
  call: CallShape,
  scene: Scene,
  { seed = 1, taste = NEEDED }: { seed?: number; taste?: Taste } = {},
): Promise<LooseInput> {
  const known = (await recipes[nameOf(call)].input?.(scene)) ?? {};
  return overlay(generated(call, seed, taste), known) as LooseInput;
}

/** Input made from the schemas alone. */
function generated(call: CallShape, seed: number, taste: Taste): LooseInput {
  const parts = PARTS.flatMap((part) => {
    const schema = schemaOf(call, part);
    if (schema === undefined || (call.encoding === 'multipart' && part === 'body')) return [];
    const [value] = fc.sample(valuesOf(schema, taste), { seed, numRuns: 1 });
    return [[part, value] as const];
  });
  return Object.fromEntries(parts);
}

/** Plain objects are laid over each other field by field; anything else takes the place. */
function overlay(below: unknown, above: unknown): unknown {
  if (!isPlain(below) || !isPlain(above)) return above;
  const names = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      Object.hasOwn(above, name) ? overlay(below[name], above[name]) : below[name],
    ]),
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}
