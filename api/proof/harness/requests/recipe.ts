import type { LooseInput } from 'shared-contracts/calls/call';
import type { Scene } from '../fixtures/scene.ts';

/** What a valid request of a call needs of the world; the rest is made from the call's schemas. */
export interface Recipe {
  /** Parts of the input; they lie over generated ones, field by field. */
  readonly input?: (scene: Scene) => Promise<LooseInput> | LooseInput;
  /** Headers that the call cannot do without. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Dotted places of the id of something that is the caller's own. */
  readonly own?: readonly string[];
  /** Dotted place of another person's id, and whether it travels as a pid. */
  readonly person?: { readonly at: string; readonly as: 'id' | 'pid' };
  /** Costs Argon2, files or a PDF: the fuzzer makes fewer of it. */
  readonly slow?: true;
}
