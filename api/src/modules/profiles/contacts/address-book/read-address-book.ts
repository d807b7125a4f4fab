import { readCsv } from './read-csv.ts';
import { hasVcards, readVcards } from './read-vcards.ts';
import { suggestionsOf, type Suggestions } from './suggestions.ts';

/** The people of a text with vCards or rows; nothing of it is kept. */
export function readAddressBook(text: string): Promise<Suggestions> {
  return suggestionsOf(hasVcards(text) ? readVcards(text) : readCsv(text));
}
