import type { Language } from '../../assistant/question/language.ts';

/** How a question is written. */
export const SCRIPTS = ['english', 'romanised', 'devanagari'] as const;
export type Script = (typeof SCRIPTS)[number];

/** What a question is about. */
export const GROUPS = [
  'personal',
  'work',
  'family',
  'habits and hopes',
  'stars',
  'comparing',
  'several at once',
  'not given',
  'polite no',
] as const;
export type Group = (typeof GROUPS)[number];

/** A question with what a right answer says and what it must not say. */
export interface Pair {
  readonly group: Group;
  readonly script: Script;
  /** Of the question, where the table says it. */
  readonly language?: Language | undefined;
  /** Of the page that asks, where the table says it. */
  readonly page?: Language | undefined;
  /** Whose profile, by the name in `people.ts`. */
  readonly of: 'sneha' | 'rohit' | 'kavita';
  readonly question: string;
  /** All of these stand in a right answer. */
  readonly says: readonly string[];
  /** None of these does. */
  readonly never: readonly string[];
}

/** A row of a table of pairs: whose, question, what it says, what it never says. */
export type Row = readonly [
  of: Pair['of'],
  question: string,
  says: string | readonly string[],
  never?: string | readonly string[],
];

/** The rows of one script, by group; `language` for a table that is in one, `page` for one that is asked from one. */
export function pairsOf(
  script: Script,
  tables: Partial<Record<Group, readonly Row[]>>,
  language?: Pair['language'],
  page?: Pair['page'],
): Pair[] {
  return Object.entries(tables).flatMap(([group, rows]) =>
    rows.map(([of, question, says, never = []]) => ({
      group: group as Group,
      script,
      language,
      page,
      of,
      question,
      says: [says].flat(),
      never: [never].flat(),
    })),
  );
}
