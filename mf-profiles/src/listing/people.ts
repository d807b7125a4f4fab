/** How long an unused listing is kept, in ms: longer than reading a few profiles takes. */
export const LISTING_KEPT = 30 * 60_000;

/** After this many pages the next is fetched by the button, so that the foot of the page can be reached. */
export const PAGES_BY_THEMSELVES = 3;

interface Page<Person> {
  readonly data: { readonly data: readonly Person[] };
}

/** The people of all pages, each once: a person may move to a later page meanwhile. */
export function peopleOf<Person extends { id: string }>(pages: readonly Page<Person>[]): Person[] {
  const byId = new Map<string, Person>();
  for (const person of pages.flatMap((page) => page.data.data)) {
    if (!byId.has(person.id)) byId.set(person.id, person);
  }
  return [...byId.values()];
}
