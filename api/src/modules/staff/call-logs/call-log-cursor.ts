import * as z from 'zod';
import type { Position } from '../../../platform/paging/pages.ts';

/** An entry in the order of a list: the part of the list that it stands in, and its place in that part. */
export interface ListedId {
  readonly part: number;
  /** What the part is ordered by, in ms. */
  readonly at: number;
  readonly id: string;
}

/** The key of a position in the call logs: an entry, and the number of the page that begins there. */
export const CallLogKey = z.object({
  part: z.int(),
  at: z.number(),
  id: z.string(),
  page: z.int(),
});
export type CallLogPosition = Position<z.infer<typeof CallLogKey>>;
