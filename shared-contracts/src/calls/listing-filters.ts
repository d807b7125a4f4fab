import * as z from 'shared-contracts/schema';
import { DIETS, MANGAL_DOSH, MARITAL_STATUSES, RASHIS } from '../domain/profile.ts';

/** The orders of a member's listing; all run downwards. */
export const LISTING_SORTS = ['relevance', 'newest', 'active'] as const;

/** Which part of the listing: the people whom the caller saved, or those whose plan carries a boost. */
export const LISTING_MODES = ['saved', 'featured'] as const;

/** What can be filtered by verification; the perk table names the plans that have it. */
export const FILTER_VERIFICATIONS = ['personal', 'job', 'salary'] as const;

/** What was completed, by its name or by a usual degree of it. */
export const EDUCATION_LEVELS = ['diploma', 'bachelor', 'master', 'doctorate'] as const;

/** Values of one filter at most. */
const MOST_VALUES = 20;

/** One value or several, as a query string carries them: `city=Pune&city=Nashik`. */
function oneOrMore<Value extends z.ZodMiniType>(value: Value) {
  return z.optional(z.union([z.array(value).check(z.maxLength(MOST_VALUES)), value]));
}

function wholeNumber(least: number, most: number) {
  return z.optional(z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most)));
}

/** A text with something in it that can be searched for. */
function words(least: number) {
  const shape = z.regex(/[\p{L}\p{N}]/u);
  return z.string().check(z.trim(), z.minLength(least), z.maxLength(60), shape);
}

const yes = z.optional(z.literal('true'));

/**
 * What a family filters the listing by; the same object in the listing's query, in saved searches and in the address of
 * the filtered listing. An absent filter lets everyone pass; an empty field passes no filter.
 */
export const ListingFilters = z.object({
  /** Completed years. */
  age_from: wholeNumber(18, 99),
  age_to: wholeNumber(18, 99),
  /** Centimetres; each end means the whole inch that it is shown as. */
  height_from: wholeNumber(90, 250),
  height_to: wholeNumber(90, 250),
  city: oneOrMore(words(1)),
  maritial_status: oneOrMore(z.enum(MARITAL_STATUSES)),
  /** The beginning of one or more words of education or degree. */
  education: z.optional(words(2)),
  /** Several mean any of them. */
  education_level: oneOrMore(z.enum(EDUCATION_LEVELS)),
  /** The beginning of one or more words of the occupation. */
  occupation: z.optional(words(2)),
  /** Rupees a year, at least. */
  income_from: wholeNumber(0, 1_000_000_000),
  diet: oneOrMore(z.enum(DIETS)),
  rashi: oneOrMore(z.enum(RASHIS)),
  mangal_dosh: oneOrMore(z.enum(MANGAL_DOSH)),
  /** None of these; an empty field passes. */
  gotra_not: oneOrMore(words(1)),
  /** Several mean all of them. */
  verified: oneOrMore(z.enum(FILTER_VERIFICATIONS)),
  photo: yes,
  /** Was here in the last ONLINE_LATELY_DAYS. */
  online: yes,
  /** In any script that the list has; several mean any of them. */
  mother_tongue: oneOrMore(words(1)),
  /**
   * Points of the Gun Milan with the caller, at least; among the first GUN_MILAN_OF people whom the other filters leave.
   * No one where the caller's birth name is missing.
   */
  gun_milan_from: wholeNumber(0, 36),
  /** The beginning of a name or last name as it sounds, in either script: 60 names a day, each as one opened profile. */
  q: z.optional(words(2)),
});
export type ListingFilters = z.infer<typeof ListingFilters>;

/** People whose Gun Milan is counted for one list at most. */
export const GUN_MILAN_OF = 2_000;

/** What a saved search keeps; not a name: opening a saved search would spend a name search. */
export const SavedFilters = z.extend(z.omit(ListingFilters, { q: true }), {
  sort: z.optional(z.enum(LISTING_SORTS)),
});
export type SavedFilters = z.infer<typeof SavedFilters>;

/** Everything of a listing's address but the place in it. */
export const ListingQuery = z.extend(ListingFilters, {
  sort: z._default(z.enum(LISTING_SORTS), 'relevance'),
});

/** Filters without which an empty listing counts its people; a build that is live reads no others. */
const LOOSENED = [
  'age',
  'height',
  'city',
  'maritial_status',
  'education',
  'occupation',
  'income',
  'diet',
  'rashi',
  'mangal_dosh',
  'verified',
  'photo',
  'online',
] as const;
export const LoosenedName = z.enum(LOOSENED);

/** The filters as a family thinks of them: from and to are one. */
export const FILTER_NAMES = [
  ...LOOSENED,
  'education_level',
  'gotra_not',
  'mother_tongue',
  'gun_milan',
  'q',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** How many people fit: exact unless `more`, which reads '500+'. */
export const PeopleCount = z.object({ people: z.number(), more: z.boolean() });
export type PeopleCount = z.infer<typeof PeopleCount>;

/** What a member searches for in own words, `written`, as the reader of the page writes it, `read`. */
export const FilterWord = z.object({
  filter: z.string(),
  written: z.string(),
  read: z.string(),
});
export type FilterWord = z.infer<typeof FilterWord>;

/** What would be found without one of the filters. */
export const Loosening = z.object({ without: LoosenedName, count: PeopleCount });
export type Loosening = z.infer<typeof Loosening>;
