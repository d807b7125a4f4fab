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
  asked: {
    readonly beyond: boolean;
    readonly isYesNo: boolean;
    readonly isMore: boolean;
    readonly named: Named | undefined;
  },
): Ask[] {
  const relatives = topics.filter(({ about }) => isRelative(about));
  const others = topics.filter(
    ({ about }) => !isRelative(about) && !OF_A_RELATIVE.has(about) && about !== 'summary',
  );
  const asksMarriage = relative === 'siblings' && isOnly(others, 'maritial_status');
  const beyond = asked.beyond || (others.length > 0 && !asksMarriage);
  const isMore =
    asked.isMore || beyond || asksMarriage || topics.some(({ about }) => OF_WORK.has(about));
  const more = {
    ...(beyond && { beyond }),
    ...(asksMarriage && { asksMarriage }),
    ...(isMore && { kin: asked.named?.kin, missing: MISSING_OF[relative] }),
  };
  return relatives.map((spot) => ({
    ...askOf(spot, asked.isYesNo && !isMore),
    ...(spot.about === relative && more),
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
