import { FIRST, languageOf, measureAll, type Measured } from 'api/assistant-pairs';
import { percentile } from '../statistics.ts';

/** Part of all pairs that has to be right. */
const GATE = 0.9;
/** Rounds in which times are taken, after one that warms up. */
const ROUNDS = 15;

/** How many questions about a profile the built-in answerer answers rightly, by what and how they ask, and how fast. */
export async function assistant(print: (line: string) => void): Promise<boolean> {
  const { seen, unseen, later, families, worries } = measureAll();
  const all = [...seen, ...unseen, ...later, ...families, ...worries];
  print('### Assistant: questions about a profile, built-in answerer\n');
  print(
    '| pairs | built with | written afterwards | written last | of families | of worried families |',
  );
  print('|---|---|---|---|---|---|');
  for (const group of groupsOf(all, ({ pair }) => pair.group)) row(group);
  for (const script of groupsOf(all, ({ pair }) => pair.script)) row(script);
  for (const language of groupsOf(all, spokenIn)) row(language);
  print(
    `| **all** | ${rightOf(seen)} | ${rightOf(unseen)} | ${rightOf(later)} | ${rightOf(families)} | ${rightOf(worries)} |`,
  );
  print(
    `| when first asked, before anything was changed for them | – | ${share(FIRST.unseen)} | ${share(FIRST.later)} | ${share(FIRST.families)} | ${share(FIRST.worries)} |\n`,
  );
  const afterwards = { right: all.length - seen.length, of: all.length };
  print(`Written when the answerer was finished: ${share(afterwards)}.\n`);
  const latin = [...seen, ...unseen, ...later].filter(({ pair }) => pair.script === 'romanised');
  const recognised = latin.filter(({ pair }) => languageOf(pair.question, 'en') !== 'en');
  print(
    `In Latin letters, recognised as Hindi or Marathi on a page in English: ${share({ right: recognised.length, of: latin.length })} of the parts that tell no page.\n`,
  );
  const times = Array.from({ length: ROUNDS }, measureAll)
    .flatMap((round) => Object.values(round).flat())
    .map(({ ms }) => ms);
  print(
    `An answer takes ${percentile(times, 0.5).toFixed(2)} ms (p50), ${percentile(times, 0.95).toFixed(2)} ms (p95); ${times.length} answers.\n`,
  );
  for (const { pair, message } of all.filter(({ isRight }) => !isRight))
    print(`- wrong: ${pair.question} -> ${message}`);
  return all.filter(({ isRight }) => isRight).length / all.length >= GATE;

  function row({ name, is }: Grouped): void {
    const parts = [seen, unseen, later, families, worries].map((part) => rightOf(part.filter(is)));
    print(`| ${name} | ${parts.join(' | ')} |`);
  }
}

/** The language that a question is answered in: of Latin letters, English where no page is told (decision 051). */
function spokenIn({ pair }: Measured): string {
  return LANGUAGES[pair.language ?? languageOf(pair.question, pair.page)];
}

const LANGUAGES = {
  en: 'answered in English',
  mr: 'answered in Marathi',
  hi: 'answered in Hindi',
} as const;

interface Grouped {
  readonly name: string;
  readonly is: (one: Measured) => boolean;
}

function groupsOf(all: readonly Measured[], by: (one: Measured) => string): Grouped[] {
  return [...new Set(all.map(by))].map((name) => ({ name, is: (one) => by(one) === name }));
}

function rightOf(measured: readonly Measured[]): string {
  return share({ right: measured.filter(({ isRight }) => isRight).length, of: measured.length });
}

function share({ right, of }: { readonly right: number; readonly of: number }): string {
  return of === 0 ? '–' : `${right} of ${of} (${((100 * right) / of).toFixed(1)} %)`;
}
