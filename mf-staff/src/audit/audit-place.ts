/** What the address of the audit page asks for; a part that is absent leaves nothing out. */
export type AuditPlace = Partial<
  Record<'actor' | 'action' | 'target' | 'from' | 'to' | 'cursor', string>
>;

const PARTS = ['actor', 'action', 'target', 'from', 'to', 'cursor'] as const;

/** Reads an address; a day that is none counts as absent. */
export function placeOf(query: URLSearchParams): AuditPlace {
  const place: AuditPlace = {};
  for (const part of PARTS) {
    const value = query.get(part);
    const isDay = part === 'from' || part === 'to';
    if (value === null || value === '' || (isDay && !/^\d{4}-\d{2}-\d{2}$/.test(value))) continue;
    place[part] = value;
  }
  return place;
}

/** The place with another filter, from its beginning on; '' takes a filter away. */
export function filtered(place: AuditPlace, change: AuditPlace): AuditPlace {
  const { cursor: _, ...rest } = { ...place, ...change };
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
}
