import type { Badges } from 'shared-contracts/calls/profiles';
import type { Kin } from '../kin.ts';
import type { Parent, Topic } from '../topics.ts';
import type { Tongue } from './tongue.ts';
import type { Voice } from './voice.ts';

/** Topics composed of others, the same way in every language. */
export const COMPOSED = [
  'summary',
  'family',
  'father_occupation',
  'mother_occupation',
  'horoscope',
  'verification',
] as const;
export type PlainTopic = Exclude<Topic, (typeof COMPOSED)[number]>;

/** What a language supplies: words and sentences. What is said when stands in `tongue-of.ts`, once for all languages. */
export interface Wording extends Pick<
  Tongue,
  'notGiven' | 'missing' | 'panel' | 'lost' | 'manner' | 'suggestion'
> {
  /** A sentence about a topic; null where the profile does not give it. */
  readonly tell: Readonly<Record<PlainTopic, (voice: Voice) => string | null>>;
  /** First sentence of a summary; without it age and city follow each other. */
  readonly introduction?: (voice: Voice) => string;
  readonly parents: Readonly<
    Record<
      Parent,
      {
        readonly works: (voice: Voice, work: string) => string;
        readonly isNoMore: (voice: Voice) => string;
        /** What is written of a parent who died. */
        readonly was: (text: string) => string;
      }
    >
  >;
  readonly verification: {
    readonly kinds: Readonly<Record<keyof Badges, string>>;
    readonly proven: (kinds: readonly string[]) => string;
    readonly open: (kinds: readonly string[]) => string;
    /** That a dearer plan shows more; `showsSome`: whether the present one shows any. */
    readonly dearerPlan: (showsSome: boolean) => string;
  };
  /** Each with its full stop, to stand before a sentence. */
  readonly yes: string;
  readonly no: string;
  /** That the profile leaves open what was supposed. */
  readonly notExactly: string;
  readonly noMore: string;
  /** That no brother or no sister is named. */
  readonly noneNamed: Readonly<Record<Kin, string>>;
  readonly comparison: {
    /** That the viewer's own side is not given. */
    readonly unknown: (topic: Topic) => string;
    readonly same: string;
    readonly different: string;
    readonly equal: (topic: Topic) => string;
    /** By how much, in years or centimetres and never negative, the shown person has more or less. */
    readonly apart: (topic: Topic, amount: number, more: boolean, voice: Voice) => string;
  };
}
