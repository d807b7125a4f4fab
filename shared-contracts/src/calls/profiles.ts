import * as z from 'shared-contracts/schema';
import {
  DIETS,
  FAMILY_TYPES,
  FAMILY_VALUES,
  GENDERS,
  HABITS,
  MADE_FOR,
  MANGAL_DOSH,
  MARITAL_STATUSES,
  RASHIS,
} from '../domain/profile.ts';
import { defineCall } from './call.ts';
import { Completion } from './completion.ts';
import { Contact } from './contacts.ts';
import { NoPoints, Points } from './gun-milan.ts';
import { Badges, LimitedProfile, ListedProfile, PhotoFor, Pic } from './listed-profiles.ts';
import { PartnerPreferences } from './partner-preferences.ts';
import { dataOf, Day, UserId } from './schemas.ts';

// They stand apart because every member's page needs them for its top bar.
export { Completion, profileCompletion } from './completion.ts';
// And these because the first page of everybody needs no more (deploy/decisions/150).
export {
  Badges,
  browseProfiles,
  LimitedProfile,
  ListedProfile,
  listProfiles,
  PhotoFor,
  Pic,
} from './listed-profiles.ts';

const text = z.nullable(z.string());

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
  /** For whom the profile is managed; null where that is not given, absent from older servers. */
  made_for: z.optional(z.nullable(z.enum(MADE_FOR))),
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
 * How far the viewer may see contacts (readings, 'Contacts'): behind a plan, behind the own verification, masked until
 * revealed, shown, or the viewer's own.
 */
export const CONTACT_ACCESS = ['upgrade', 'verify', 'masked', 'revealed', 'own'] as const;
export type ContactAccess = (typeof CONTACT_ACCESS)[number];

/** How a profile stands: paused and marriage_fixed are the owner's choice, hidden is the staff's. */
export const PROFILE_STATES = ['active', 'paused', 'marriage_fixed', 'hidden'] as const;

/** The own profile: what only the owner gets, beside what members see. */
export const OwnProfile = z.extend(Profile, {
  name_devanagari: text,
  last_name_devanagari: text,
  phone: text,
  /** Whether a mistaken gender can still be corrected. */
  gender_open: z.optional(z.boolean()),
  contact: z.array(Contact),
  /** Null as long as nothing was said; so it is in a profile that others read. */
  partner_preferences: z.optional(z.nullable(PartnerPreferences)),
  state: z.enum(PROFILE_STATES),
  /** `members` also stands for the narrower audiences; `listPics` tells which. */
  photo_privacy: z.enum(['everyone', 'members']),
  /** Whether those who are not signed in may see the profile; absent from servers older than it. */
  visitors_allowed: z.optional(z.boolean()),
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

/** Literal keys of section 7: `data.data`, completion and the four flags stand beside each other. */
export const getProfile = defineCall({
  method: 'GET',
  path: '/api/v1/profiles/{id}',
  access: 'member',
  summary: 'One profile with everything the viewer may see',
  params: z.object({ id: UserId }),
  /** `reveal` shows the contacts: counted once for viewer, profile and day, and reported to the shown member. */
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
    /** The caller's mark by which this profile is set aside; null without one. */
    not_for_me_id: z.optional(text),
    is_chat_requested: z.boolean(),
    i_am_interested: z.boolean(),
    /** Whether the viewer's interest was declined, also after the viewer took it off the list of sent ones; ours. */
    interest_declined: z.optional(z.boolean()),
    profile_interested: z.boolean(),
    /** Accepted by either, or sent by both (readings, 'Calls'); absent from servers older than it. */
    matched: z.optional(z.boolean()),
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
  fails: {
    404: 'profile.notFound',
    429: ['profile.viewBudget', 'profile.dailyBudget', 'request.tooMany'],
  },
});

/** One's own profile. */
export const myProfile = defineCall({
  method: 'GET',
  path: '/api/v1/myprofile',
  access: 'member',
  summary: "The caller's own profile",
  reply: dataOf(OwnProfile),
});

/** Ours: at most six people who are like the one whose profile is open; whom the listing leaves out is left out here. */
export const listLikePeople = defineCall({
  method: 'GET',
  path: '/api/v1/profiles/{id}/like',
  access: 'member',
  summary: 'People like the one of a profile',
  params: z.object({ id: UserId }),
  reply: z.object({ data: z.array(ListedProfile) }),
  fails: { 404: 'profile.notFound', 429: 'profile.dailyBudget' },
});
