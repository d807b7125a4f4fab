import { visibleText } from 'shared-contracts/domain/visible-text';

/** Fields that are taken as they were typed. */
const SECRETS = new Set(['password', 'current_password']);

/** Deeper than any body that a call declares; what lies below is left for the schema to refuse. */
const DEEPEST = 16;

/**
 * The parsed body of a request without invisible characters; names of fields and passwords stay as they are. Bytes and
 * streams come back as they are: a stream leads to its socket and the whole server.
 */
export function visibleFields(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => visibleFields(item, depth + 1));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SECRETS.has(name) ? field : visibleFields(field, depth + 1),
    ]),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
