import type { Schema } from 'shared-contracts/lock/describe-contract';

/** Parts of a schema that say how a value is built; everything else narrows it. */
const STRUCTURE = new Set([
  '$schema',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'enum',
  'const',
  'title',
  'description',
  'default',
]);

/**
 * Places of a value at which a reader may stumble over what was written by another schema; none: every value that the
 * writer sends, the reader takes. Readers drop what they do not know (the bus is tolerant). In doubt a place is named.
 */
export function unreadable(reader: Schema, written: Schema, at = ''): string[] {
  if (same(reader, written) || isAnything(reader)) return [];
  if (written.anyOf)
    return [...new Set(written.anyOf.flatMap((one) => unreadable(reader, one, at)))];
  if (reader.anyOf) {
    return reader.anyOf.some((one) => unreadable(one, written, at).length === 0) ? [] : [place(at)];
  }
  return [
    ...(narrows(reader, written) || !kindsFit(reader, written) ? [place(at)] : []),
    ...unreadableFields(reader, written, at),
    ...(reader.items && written.items ? unreadable(reader.items, written.items, `${at}[]`) : []),
  ];
}

function unreadableFields(reader: Schema, written: Schema, at: string): string[] {
  const known = written.properties ?? {};
  const sure = new Set(written.required);
  const others = recordOf(written);
  const absent = (reader.required ?? []).filter((name) => !sure.has(name));
  const changed = Object.entries(reader.properties ?? {}).flatMap(([name, schema]) => {
    const sent = known[name] ?? others;
    return sent === undefined || absent.includes(name)
      ? []
      : unreadable(schema, sent, `${at}.${name}`);
  });
  return [
    ...absent.map((name) => place(`${at}.${name}`)),
    ...changed,
    ...otherFields(reader, written, at),
  ];
}

/** What a reader asks of every field whose name it does not know beforehand. */
function otherFields(reader: Schema, written: Schema, at: string): string[] {
  const wanted = recordOf(reader);
  if (wanted === undefined) return [];
  const sent = [...Object.values(written.properties ?? {}), recordOf(written)];
  return sent.flatMap((one) => (one === undefined ? [] : unreadable(wanted, one, `${at}.*`)));
}

function recordOf({ additionalProperties }: Schema): Schema | undefined {
  return typeof additionalProperties === 'object' && additionalProperties !== null
    ? (additionalProperties as Schema)
    : undefined;
}

/** True when the reader takes the writer's kinds of values, and of named values all that are named. */
function kindsFit(reader: Schema, written: Schema): boolean {
  const [taken, sent] = [valuesOf(reader), valuesOf(written)];
  if (taken !== null)
    return sent !== null && sent.every((one) => taken.some((other) => same(one, other)));
  const kinds = sent === null ? typesOf(written) : sent.map(typeOf);
  const own = typesOf(reader);
  if (own.length === 0) return true;
  return (
    kinds.length > 0 &&
    kinds.every((kind) => own.includes(kind) || (kind === 'integer' && own.includes('number')))
  );
}

/** True when the reader has a condition that the writer does not promise in the same words. */
function narrows(reader: Schema, written: Schema): boolean {
  return Object.entries(reader).some(([key, value]) => {
    if (STRUCTURE.has(key) || same(value, written[key])) return false;
    const promised = written[key];
    if (typeof value !== 'number' || typeof promised !== 'number') return true;
    return key.startsWith('max')
      ? promised > value
      : key.startsWith('min')
        ? promised < value
        : true;
  });
}

function isAnything(schema: Schema): boolean {
  return Object.keys(schema).every((key) =>
    ['$schema', 'title', 'description', 'default'].includes(key),
  );
}

function valuesOf(schema: Schema): readonly unknown[] | null {
  return schema.enum ?? ('const' in schema ? [schema.const] : null);
}

function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Number.isInteger(value)) return 'integer';
  return Array.isArray(value) ? 'array' : typeof value;
}

function place(at: string): string {
  return at === '' ? 'the whole of it' : at.replace(/^\./, '');
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
