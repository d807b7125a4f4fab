import { isRelative, type Missing, type Relative, type Topic } from '../topics.ts';
import { askOf } from './ask-of.ts';
import type { Ask } from './ask.ts';
import type { Named } from './carry-over.ts';
import type { Spot } from './spot.ts';

/**
 * What may be said of one's work is said of a relative's too, and whether brothers and sisters are married where their
 * brother or sister wrote it; anything else stands in no profile.
 */
export function relativeAsks(
  relative: Relative,
  topics: readonly (Spot & { about: Topic })[],
  wanted: {
    readonly beyond: boolean;
    readonly isYesNo: boolean;
    readonly isMore: boolean;
    readonly named: Named | undefined;
    readonly asksLife: boolean;
  },
): Ask[] {
  const relatives = topics.filter((spot): spot is Spot & { about: Relative } =>
    isRelative(spot.about),
  );
  const others = topics.filter(
    ({ about }) => !isRelative(about) && !OF_A_RELATIVE.has(about) && about !== 'summary',
  );
  const asksMarriage = relative === 'siblings' && isOnly(others, 'maritial_status');
  const asksLife = wanted.asksLife && relative !== 'siblings';
  const beyond = wanted.beyond || asksLife || (others.length > 0 && !asksMarriage);
  const isMore =
    wanted.isMore || beyond || asksMarriage || topics.some(({ about }) => OF_WORK.has(about));
  const more = {
    ...(beyond && { beyond }),
    ...(asksMarriage && { asksMarriage }),
    ...(asksLife && { asksLife }),
    ...(isMore && { kin: wanted.named?.kin }),
  };
  return relatives.map((spot) => ({
    ...askOf(spot, wanted.isYesNo && !isMore),
    ...((spot.about === relative || asksLife) && {
      ...more,
      ...(isMore && { missing: MISSING_OF[spot.about] }),
    }),
  }));
}

const MISSING_OF = {
  father_occupation: 'of_father',
  mother_occupation: 'of_mother',
  siblings: 'of_siblings',
} as const satisfies Record<Relative, Missing>;

function isOnly(topics: readonly Spot[], topic: Topic): boolean {
  return topics.length > 0 && topics.every(({ about }) => about === topic);
}

const OF_WORK: ReadonlySet<Topic> = new Set(['occupation', 'work']);
const OF_A_RELATIVE: ReadonlySet<Topic> = new Set([...OF_WORK, 'family']);

const ALIVE =
  /\b(?:alive|passed away|expired|dead|died|deceased|no more|haya+t|[jz]inda+|jivant|jivit|gu[jz]ar)\b|\blate\s*$|हयात|जिवंत|जिवीत|(?:ज\u093C?|\u095B)िंदा|जीवित|वारल|गु(?:ज\u093C?|\u095B)र|निधन/iu;
const PARENTS =
  /\b(?:parents?|ma+ta+ pita+|ma+a?n? ba+p|a+i vadil|a+i ba+ba+)\b|आई[\s-]?वडील|आई[\s-]?बाबा|माता[\s-]?पिता|म(?:ाँ|ां)[\s-]?बाप|पालक/iu;

/** Whether a clause asks if a person is alive, which some profiles write beside a parent's work. */
export function asksOfLife(clause: string): boolean {
  return ALIVE.test(clause);
}

/** Topics of a clause that asks of both parents at once, as those of father and mother. */
export function ofBothParents(
  clause: string,
  topics: readonly (Spot & { about: Topic })[],
): readonly (Spot & { about: Topic })[] {
  if (!PARENTS.test(clause) || topics.some(({ about }) => isRelative(about))) return topics;
  return [
    { about: 'father_occupation', words: [] },
    { about: 'mother_occupation', words: [] },
    ...topics.filter(({ about }) => about !== 'family'),
  ];
}
