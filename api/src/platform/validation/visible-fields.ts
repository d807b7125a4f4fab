import { visibleText } from 'shared-contracts/domain/visible-text';

/** Fields that are taken as they were typed. */
const SECRETS = new Set(['password', 'current_password']);

/** Deeper than any body that a call declares; what lies below is left for the schema to refuse. */
const DEEPEST = 16;

/** The parsed JSON of a request without characters that nobody sees; names of fields and passwords stay as they are. */
export function visibleFields(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  if (depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => visibleFields(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SECRETS.has(name) ? field : visibleFields(field, depth + 1),
    ]),
  );
}
