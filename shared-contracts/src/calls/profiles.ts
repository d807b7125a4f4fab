import * as z from 'shared-contracts/schema';
import { PHOTO_AUDIENCES } from '../domain/photo-audience.ts';
import { VERIFICATIONS } from '../domain/plan.ts';
import {
  DIETS,
  FAMILY_TYPES,
  FAMILY_VALUES,
  GENDERS,
  HABITS,
  MANGAL_DOSH,
  MARITAL_STATUSES,
  RASHIS,
} from '../domain/profile.ts';
import { defineCall } from './call.ts';
import { Completion } from './completion.ts';
import { Contact } from './contacts.ts';
import { NoPoints, Points } from './gun-milan.ts';
import { LISTING_MODES, ListingQuery, Loosening, PeopleCount } from './listing-filters.ts';
import { PartnerPreferences } from './partner-preferences.ts';
import { Cursor, dataOf, Day, listOf, UserId } from './schemas.ts';

// They stand apart because every member's page needs them for its top bar.
export { Completion, profileCompletion } from './completion.ts';

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
});
export type ListedProfile = z.infer<typeof ListedProfile>;

/** Every field of section 3 that members see of each other, wire names as written there. */
export const Profile = z.object({
  id: UserId,
  name: z.string(),
  lastName: z.string(),
  gender: z.enum(GENDERS),
  age: z.number(),
  birthdate: Day,
  maritial_status: z.nullable(z.enum(MARITAL_STATUSES)),
  /** Centimetres. */
  height: z.nullable(z.number()),
  current_city: text,
  bloodgroup: text,
  mother_tongue: text,
  work: text,
  occupation: text,
  /** Rupees a year. */
  annual_income: z.nullable(z.number()),
  education: text,
  degree: text,
  career_goals: text,
  property_details: text,
  number_of_siblings: z.nullable(z.number()),
  siblings_details: text,
  father_occupation: text,
  mother_occupation: text,
  mamkul: text,
  family_financial_status: text,
  family_type: z.nullable(z.enum(FAMILY_TYPES)),
  family_values: z.nullable(z.enum(FAMILY_VALUES)),
  hobbies_and_interests: text,
  aboutme: text,
  dietary_preferences: z.nullable(z.enum(DIETS)),
  drinking_habits: z.nullable(z.enum(HABITS)),
  smoking_habits: z.nullable(z.enum(HABITS)),
  expectation: text,
  type_of_marriage_ceremony: text,
  interest_in_continuing_education: z.nullable(z.boolean()),
  rashi: z.nullable(z.enum(RASHIS)),
  gotra: text,
  mangal_dosh: z.nullable(z.enum(MANGAL_DOSH)),
  birthname: text,
  video_intro: text,
  pics: z.array(Pic),
  primary_profile_pic: z.nullable(z.string()),
  photo_for: PhotoFor,
  badges: Badges,
});
export type Profile = z.infer<typeof Profile>;

/** A family contact as another member sees it: the phone masked and the address null until it is revealed. */
export const ShownContact = z.object({
  name: z.string(),
  relation: z.string(),
  phone: z.string(),
  occupation: text,
  current_city: text,
  address: text,
  /** Of an address that is kept back: whether it comes with the numbers, or once an interest was accepted. */
  address_opens: z.optional(z.nullable(z.enum(['reveal', 'match']))),
});
export type ShownContact = z.infer<typeof ShownContact>;

/**
 * How somebody's contacts stand to the viewer (readings, 'Contacts'): behind a plan, behind the own
 * verification, masked until asked for, shown, or one's own.
 */
export const CONTACT_ACCESS = ['upgrade', 'verify', 'masked', 'revealed', 'own'] as const;
export type ContactAccess = (typeof CONTACT_ACCESS)[number];

/** How a profile stands: paused and marriage_fixed are the owner's choice, hidden is the staff's. */
export const PROFILE_STATES = ['active', 'paused', 'marriage_fixed', 'hidden'] as const;

/** One's own profile: what nobody else gets of it stands beside what members see. */
export const OwnProfile = z.extend(Profile, {
  name_devanagari: text,
  last_name_devanagari: text,
  phone: text,
  contact: z.array(Contact),
  /** Null as long as nothing was said; so it is in a profile that others read. */
  partner_preferences: z.optional(z.nullable(PartnerPreferences)),
  state: z.enum(PROFILE_STATES),
  /** `members` also stands for the narrower audiences; `listPics` tells which. */
  photo_privacy: z.enum(['everyone', 'members']),
  /** What staff did to it after a report, in their words: a warning of the last 30 days, or that it is hidden. */
  moderation: z.optional(
    z.nullable(
      z.object({ kind: z.enum(['warned', 'hidden']), reason: z.string(), at: z.string() }),
    ),
  ),
  /** When its owner last changed it, ISO 8601; `if_updated_at` of `updateProfile` names it. */
  updated_at: z.string(),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

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
      /** On a first page where the filters leave nobody: how many there are without each, the most first. */
      loosen: z.optional(z.array(Loosening)),
    }),
  }),
  planFeature: 'filters',
  fails: { 402: 'plan.required', 422: 'form.invalid' },
});

/** Literal keys of section 7: `data.data`, completion and the four flags stand beside each other. */
export const getProfile = defineCall({
  method: 'GET',
  path: '/api/v1/profiles/{id}',
  access: 'member',
  summary: 'One profile with everything the viewer may see',
  params: z.object({ id: UserId }),
  /** `reveal` shows the contacts: counted once for viewer, profile and day, and told to the shown member. */
  query: z.object({ reveal: z.optional(z.enum(['contacts'])) }),
  reply: z.object({
    data: z.object({
      /** `contact` is empty where the viewer may not see it: `contacts` says why and how many there are. */
      data: z.extend(Profile, {
        contact: z.optional(z.array(ShownContact)),
        partner_preferences: z.optional(z.nullable(PartnerPreferences)),
        /** Gun Milan with the viewer; `no_points` says why there is none. Absent on one's own profile. */
        points: z.optional(z.nullable(Points)),
        no_points: z.optional(z.nullable(NoPoints)),
      }),
    }),
    contacts: z.optional(z.object({ access: z.enum(CONTACT_ACCESS), count: z.number() })),
    completion: Completion,
    is_bookmarked: z.boolean(),
    bookmark_id: z.optional(text),
    is_chat_requested: z.boolean(),
    i_am_interested: z.boolean(),
    profile_interested: z.boolean(),
  }),
  planFeature: 'contacts',
  fails: {
    402: 'plan.required',
    403: 'contacts.verifyFirst',
    404: 'profile.notFound',
    410: 'profile.marriageFixed',
    429: 'profile.dailyBudget',
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
  reply: listOf(LimitedProfile),
  fails: { 422: 'form.invalid' },
});

/** One limited profile by raw user id. */
export const viewProfile = defineCall({
  method: 'GET',
  path: '/api/v1/view/profile',
  access: 'public',
  summary: 'One limited profile without signing in',
  query: z.object({ id: UserId }),
  reply: z.object({
    data: LimitedProfile,
    /** True for a member who blocked this person: all that is left to do is to unblock. */
    is_blocked: z.optional(z.boolean()),
  }),
  fails: { 404: 'profile.notFound', 429: 'profile.viewBudget' },
});

/** One's own profile. */
export const myProfile = defineCall({
  method: 'GET',
  path: '/api/v1/myprofile',
  access: 'member',
  summary: "The caller's own profile",
  reply: dataOf(OwnProfile),
});
