/** Largest draft as JSON, in bytes. */
export const DRAFT_BYTES = 64 * 1024;

/** How many drafts one member may have. */
export const MOST_DRAFTS = 100;

/** How deep a draft may be nested: a form is two deep, and the database cannot take any depth. */
const DRAFT_DEPTH = 16;

/** A draft as the database takes it; null when it is too large or too deep. */
export function storableDraft(content: unknown): string | null {
  if (isDeeper(content, DRAFT_DEPTH)) return null;
  const json = storableJson(content);
  return Buffer.byteLength(json) <= DRAFT_BYTES ? json : null;
}

/** JSON without zero bytes and half characters, which PostgreSQL's cannot hold: they become U+FFFD. */
function storableJson(content: unknown): string {
  // Whole characters are written as they are, so an escaped half is a half.
  return JSON.stringify(content).replaceAll(/\\(?:u(?:d[89a-f][\da-f]{2}|0000)|[^])/g, (escape) =>
    escape.length === 6 ? '\\ufffd' : escape,
  );
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((one) => isDeeper(one, depth - 1));
}
