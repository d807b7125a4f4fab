import type { Kin } from '../kin.ts';
import type { Comparison, Missing, OnPanel, Topic } from '../topics.ts';
import type { Limit } from './limit.ts';

/** One part of a question. */
export interface Ask {
  readonly topic: Topic;
  /** What a yes-or-no question supposes; absent where an open answer is due. */
  readonly supposed?: string;
  /** What `contains` looks for, folded: all words of one of these. */
  readonly sought?: readonly (readonly string[])[];
  readonly compare?: Comparison;
  /** True where a comparison asks how much it is, and not whether. */
  readonly isOpen?: boolean;
  /** What a number is supposed to be above or below. */
  readonly limit?: Limit;
  /** The question goes beyond what profiles say of this relative. */
  readonly beyond?: boolean;
  /** Of a parent: whether they are alive. */
  readonly asksLife?: boolean;
  /** Of siblings: whether they are married, which some profiles say. */
  readonly asksMarriage?: boolean;
  /** Of siblings: which of them. */
  readonly kin?: Kin | undefined;
  /** The profile does not hold the answer; this topic comes nearest. */
  readonly isNearest?: boolean;
  /** Of both: what it is that the profile does not say; absent where the question asks nothing else, or it has no name. */
  readonly missing?: Missing | undefined;
  /** What only the Gun Milan panel shows. */
  readonly panel?: OnPanel | undefined;
}
