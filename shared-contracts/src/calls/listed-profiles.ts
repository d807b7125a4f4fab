import * as z from 'shared-contracts/schema';
import { PHOTO_AUDIENCES } from '../domain/photo-audience.ts';
import { VERIFICATIONS } from '../domain/plan.ts';
import { GENDERS } from '../domain/profile.ts';
import { defineCall } from './call.ts';
import {
  FilterWord,
  LISTING_MODES,
  ListingQuery,
  Loosening,
  PeopleCount,
} from './listing-filters.ts';
import { Cursor, listOf, UserId } from './schemas.ts';

/** One photo: `url` about 960 px wide, `thumb` about 480 px; both 4:5. */
export const Pic = z.object({ id: z.string(), url: z.string(), thumb: z.string() });
export type Pic = z.infer<typeof Pic>;

const text = z.nullable(z.string());

/** For whom photos are that exist and the caller may not see; null where nothing is withheld. */
export const PhotoFor = z.optional(z.nullable(z.enum(PHOTO_AUDIENCES)));

/** A member as visitors get to see one (access.md, 'Fields per role'). */
export const LimitedProfile = z.object({
  id: UserId,
  name: z.string(),
  gender: z.enum(GENDERS),
  age: z.number(),
  current_city: text,
  occupation: text,
  education: text,
  /** The one photo that is shown to everyone, or null. */
  pic: z.nullable(Pic),
  photo_for: PhotoFor,
});
export type LimitedProfile = z.infer<typeof LimitedProfile>;

/** Verification badges; a key is absent where the viewer's plan does not show it (section 6). */
export const Badges = z.partialRecord(z.enum(VERIFICATIONS), z.boolean());
export type Badges = z.infer<typeof Badges>;

/** A member on a card of another member's listing. */
export const ListedProfile = z.object({
  id: UserId,
  name: z.string(),
  lastName: z.string(),
  gender: z.enum(GENDERS),
  age: z.number(),
  /** Centimetres. */
  height: z.nullable(z.number()),
  current_city: text,
  occupation: text,
  work: text,
  education: text,
  pics: z.array(Pic),
  primary_profile_pic: z.nullable(z.string()),
  photo_for: PhotoFor,
  badges: Badges,
  /** Total of the Gun Milan with the viewer, out of 36; null where a birth name is missing. */
  gun_milan: z.optional(z.nullable(z.number())),
  is_bookmarked: z.boolean(),
  /** The viewer's bookmark of this person, by which it is taken back; null without one. */
  bookmark_id: z.optional(text),
  /** Mutual or accepted interest: the card carries the heart ribbon. */
  matched: z.boolean(),
  /**
   * In the order by relevance: what this person has as the viewer looks for, such as `age` and `city`; whether the viewer
   * has stated so or it is close to the viewer's own. Null where nothing is.
   */
  why: z.optional(z.nullable(z.object({ stated: z.boolean(), of: z.array(z.string()) }))),
});
export type ListedProfile = z.infer<typeof ListedProfile>;

/** The member's listing: the other gender, never oneself, hidden, paused or deleted people. */
export const listProfiles = defineCall({
  method: 'GET',
  path: '/api/v1/profiles',
  access: 'member',
  summary: 'Page through the profiles a member may see',
  /** `mode` absent is everyone; `featured` are those with a profile boost, `saved` whom the caller saved. */
  query: z.extend(ListingQuery, { mode: z.optional(z.enum(LISTING_MODES)), cursor: Cursor }),
  reply: z.object({
    data: z.extend(listOf(ListedProfile).shape.data, {
      /** On the first page only. */
      count: z.optional(PeopleCount),
      /** On a first page by relevance: of how many people set aside the order has learned; absent where of none. */
      set_aside: z.optional(z.number()),
      /** With `gun_milan_from`: of how many people points were counted, where the other filters leave more. */
      gun_milan_of: z.optional(z.number()),
      /** On a first page where the filters leave no one: how many there are without each, the most first. */
      loosen: z.optional(z.array(Loosening)),
      /** On a first page with filters in words: those that are written otherwise in the requested language. */
      filter_words: z.optional(z.array(FilterWord)),
    }),
  }),
  planFeature: 'filters',
  fails: {
    402: 'plan.required',
    422: 'form.invalid',
    429: ['profile.dailyBudget', 'profile.nameBudget'],
  },
});

/** The visitor's limited listing. */
export const browseProfiles = defineCall({
  method: 'GET',
  path: '/api/v1/view/profiles/{x}',
  access: 'public',
  summary: 'Page through limited profiles without signing in',
  params: z.object({ x: z.enum(['all', 'brides', 'grooms']) }),
  query: z.object({ cursor: Cursor }),
  reply: z.object({
    data: z.extend(listOf(LimitedProfile).shape.data, {
      /** The list ends here for a visitor who has seen many; members see more. */
      join_for_more: z.optional(z.boolean()),
    }),
  }),
  fails: { 422: 'form.invalid', 429: 'profile.dailyBudget' },
});
