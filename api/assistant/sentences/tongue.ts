import type { Kin } from '../kin.ts';
import type { Comparison, Manner, Missing, OnPanel, Parent, Topic } from '../topics.ts';
import type { Voice } from './voice.ts';

/** What two people were found to have: the difference of the viewer's side from the shown one's. */
export interface Compared {
  readonly topic: Topic;
  readonly compare: Comparison;
  /** Years or centimetres by which the shown person has more; for `same`: null. */
  readonly difference: number | null;
  /** For `same`: whether both have the same value. */
  readonly isSame: boolean | null;
  /** The question wants the difference, not yes or no. */
  readonly isOpen: boolean;
}

/** How a supposition stands to the profile; null where the profile leaves it open. */
export type Verdict = boolean | null;

/** Everything that is said in one language. */
export interface Tongue {
  /** A sentence about a topic; null where the profile does not give it. */
  readonly tell: Readonly<Record<Topic, (voice: Voice) => string | null>>;
  /** That a topic is not given. */
  readonly notGiven: (topic: Topic, voice: Voice) => string;
  /** Joins yes or no to the sentence that says why; an open verdict is one of a text that does not mention it. */
  readonly verdict: (verdict: Verdict, sentence: string) => string;
  /** That the profile does not hold what the question names. */
  readonly missing: (what: Missing) => string;
  /** That the Gun Milan panel shows it. */
  readonly panel: Readonly<Record<OnPanel, string>>;
  /** That a parent died, where the profile says so. */
  readonly late: (parent: Parent, voice: Voice) => string | null;
  /** Joins 'not given' to the nearest sentence. */
  readonly noMore: (sentence: string, missing?: Missing) => string;
  /** Joins that no such brother or sister is named to what is said of the others. */
  readonly noneNamed: (kin: Kin, sentence: string) => string;
  readonly compared: (compared: Compared, voice: Voice) => string;
  readonly manner: Readonly<Record<Manner, (voice: Voice) => string>>;
  /** When nothing was understood. */
  readonly lost: (voice: Voice) => string;
  /** A question about a topic that leads to it. */
  readonly suggestion: Readonly<Record<Topic, (voice: Voice) => string>>;
}
