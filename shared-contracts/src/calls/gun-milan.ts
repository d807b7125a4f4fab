import * as z from 'shared-contracts/schema';
import { RASHIS } from '../domain/profile.ts';

/** The eight aspects of a Gun Milan in the order in which they are shown. */
export const KOOTAS = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'graha_maitri',
  'gana',
  'bhakoot',
  'nadi',
] as const;

/** What a birth name was read as, so that its owner can correct a spelling. */
export const NameReading = z.object({
  /** The syllable as the table writes it: चे. */
  akshara: z.string(),
  /** 1 to 27. */
  nakshatra: z.number(),
  /** 1 to 4. */
  pada: z.number(),
  rashi: z.enum(RASHIS),
  /** The rashi that the member gave is another one. */
  conflict: z.boolean(),
});
export type NameReading = z.infer<typeof NameReading>;

/** `points` of section 3: the total and what each aspect brings; all points are multiples of 0.5. */
export const Points = z.object({
  total: z.number(),
  info: z.array(
    z.object({
      aspect: z.enum(KOOTAS),
      points: z.number(),
      most: z.number(),
      /** What was compared: a group, an animal, a planet, a sign or a count, by its key. */
      girl: z.string(),
      boy: z.string(),
      /** A classical exception applies; it never changes the points. */
      softened: z.boolean(),
    }),
  ),
  girl: NameReading,
  boy: NameReading,
  /** What both declared of mangal dosh: never part of the points. */
  mangal: z.enum(['same', 'differs', 'not_given']),
});
export type Points = z.infer<typeof Points>;

/** Why there are no points: one's own birth name is missing, or the other profile says too little. */
export const NoPoints = z.enum(['own_birthname', 'information']);
export type NoPoints = z.infer<typeof NoPoints>;
