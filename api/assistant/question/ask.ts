import type { Kin } from '../kin.ts';
import type { Comparison, Missing, OnPanel, Topic } from '../topics.ts';
import type { Limit } from './limit.ts';

/** One thing that was asked. */
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
  /** True where more was asked of a relative than a profile ever says. */
  readonly beyond?: boolean;
  /** Of a parent: true where it is asked whether they are alive. */
  readonly asksLife?: boolean;
  /** Of siblings: true where it is asked whether they are married, which some profiles say. */
  readonly asksMarriage?: boolean;
  /** Of siblings: whom more was asked of. */
  readonly kin?: Kin | undefined;
  /** True where the profile does not say what was asked, and this is the topic that comes nearest. */
  readonly isNearest?: boolean;
  /** Of both: what it is that the profile does not say; absent where the question asks nothing else, or it has no name. */
  readonly missing?: Missing | undefined;
  /** What is asked that only the Gun Milan panel shows. */
  readonly panel?: OnPanel | undefined;
}
