import * as fc from 'fast-check';

/** A JSON Schema, as far as contracts use it. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  /** Further patterns, where there is more than one. */
  readonly allOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Which values of a schema are made. */
export interface Taste {
  /** `needed`: nothing that may be left out; `any`: each optional field now and then. */
  readonly fields: 'needed' | 'any';
  /** `plain`: letters; `any`: whatever Unicode has, as far as it can be written. */
  readonly texts: 'plain' | 'any';
}

type Values = fc.Arbitrary<unknown>;

/** Values that fit a schema. */
export function valuesOf(schema: JsonSchema, taste: Taste): Values {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, taste)));
  switch (schema.type) {
    case 'object':
      return objects(schema, taste);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, taste), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 3),
      });
    case 'string':
      return texts(schema, taste);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? lowestAbove(schema), -(2 ** 31)),
        max: Math.min(schema.maximum ?? 2 ** 31 - 1, 2 ** 31 - 1),
      });
    case 'number':
      return fc.float({
        min: Math.fround(schema.minimum ?? lowestAbove(schema)),
        noNaN: true,
        max: Math.fround(Math.min(schema.maximum ?? 1e9, 1e9)),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return taste.texts === 'plain' ? fc.constant('x') : fc.jsonValue({ maxDepth: 2 });
  }
}

function objects({ properties = {}, required = [] }: JsonSchema, taste: Taste): Values {
  const names = Object.keys(properties).filter(
    (name) => taste.fields === 'any' || required.includes(name),
  );
  const model = Object.fromEntries(
    names.map((name) => [name, valuesOf(properties[name] ?? {}, taste)]),
  );
  return fc.record(model, { requiredKeys: names.filter((name) => required.includes(name)) });
}

function texts(schema: JsonSchema, taste: Taste): Values {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return mailAddresses;
  if (schema.format === 'date') return days;
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.min(schema.maxLength ?? 40, Math.max(minLength, 40));
  const unit = taste.texts === 'plain' ? fc.constantFrom(...'abcdefghij') : 'grapheme';
  return fc.string({ unit, minLength: Math.max(minLength, 1), maxLength });
}

const mailAddresses = fc
  .tuple(fc.stringMatching(/^[a-z]{3,10}$/), fc.stringMatching(/^[a-z]{3,10}$/))
  .map(([name, host]) => `${name}@${host}.example`);

const days = fc
  .integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2026, 0, 1) })
  .map((time) => new Date(time).toISOString().slice(0, 10));

function lowestAbove({ exclusiveMinimum }: JsonSchema): number {
  return exclusiveMinimum === undefined ? -(2 ** 31) : exclusiveMinimum + 1;
}
