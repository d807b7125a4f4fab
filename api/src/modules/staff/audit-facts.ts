/** Longest fact, in characters; the rest of a reason stands in the database. */
const FACT_LENGTH = 500;

/** How many words of a list are told; a longer one is told by its length. */
const FEW = 5;

/** What was noted about an action, as words by name; what is null or empty is left out, as is what is nested. */
export function factsOf(detail: object): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [name, value] of Object.entries(detail)) {
    const text = textOf(value);
    if (text !== '') facts[name] = text.slice(0, FACT_LENGTH);
  }
  return facts;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isFew = value.length <= FEW && value.every((one) => typeof one === 'string');
    return isFew ? value.join(', ') : String(value.length);
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
