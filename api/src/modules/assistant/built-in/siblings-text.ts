import type { Facts } from '../facts.ts';
import { KIN } from './kin.ts';
import type { Ask } from './question/ask.ts';
import type { Tongue } from './sentences/tongue.ts';
import { verdictOn } from './verdicts.ts';

/** What is said to whoever asks more of a brother or a sister than whether there is one; `sentence` tells of the siblings. */
export function siblingsText(
  { kin, supposed, beyond, asksMarriage, missing }: Ask,
  sentence: string,
  { tongue, facts }: { readonly tongue: Tongue; readonly facts: Facts },
): string {
  const details = facts.siblings_details ?? '';
  const isNone = facts.number_of_siblings === 0;
  if (!isNone && kin !== undefined && !KIN[kin].test(details))
    return tongue.noneNamed(kin, sentence);
  const told =
    supposed === undefined
      ? sentence
      : tongue.verdict(verdictOn(facts, { topic: 'siblings', supposed, sought: [] }), sentence);
  const isMissing = beyond === true || (asksMarriage === true && !OF_MARRIAGE.test(details));
  return isMissing && !isNone ? tongue.noMore(told, missing) : told;
}

const OF_MARRIAGE = /marri|\bsingle\b|विवाह|लग्न|शादी|\b(?:vivah|lagna|sha+di)/iu;
