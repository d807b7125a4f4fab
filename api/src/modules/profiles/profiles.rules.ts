import type { ScoreAspect } from 'shared-contracts/calls/completion';
import {
  badgesSeenOn,
  VERIFICATIONS,
  type PlanCode,
  type Verification,
} from 'shared-contracts/domain/plan';
import type { Gender } from 'shared-contracts/domain/profile';
import type { PhotoPrivacy } from './profiles.tables.ts';

/** What a member has verified. */
export type Verified = Readonly<Record<Verification, boolean>>;

/** Fields of section 3 that a member may leave empty; each filled one counts the same. */
export const COMPLETION_FIELDS = [
  'maritial_status',
  'height',
  'current_city',
  'bloodgroup',
  'mother_tongue',
  'work',
  'occupation',
  'annual_income',
  'education',
  'degree',
  'career_goals',
  'property_details',
  'number_of_siblings',
  'siblings_details',
  'father_occupation',
  'mother_occupation',
  'mamkul',
  'family_financial_status',
  'family_type',
  'family_values',
  'hobbies_and_interests',
  'aboutme',
  'dietary_preferences',
  'drinking_habits',
  'smoking_habits',
  'expectation',
  'type_of_marriage_ceremony',
  'interest_in_continuing_education',
  'rashi',
  'gotra',
  'mangal_dosh',
  'birthname',
] as const;
export type CompletionField = (typeof COMPLETION_FIELDS)[number];

/**
 * Points of the profile score, 100 in all. Contacts earn 20 as section 9 says; the rest is ours:
 * `fields` is shared out by the part of COMPLETION_FIELDS that is filled.
 */
export const SCORE_WEIGHTS = {
  fields: 35,
  photo: 15,
  contacts: 20,
  videoIntro: 5,
  verified: { personal: 10, job: 5, salary: 5, property: 5 },
} as const;

/**
 * Points of the default order of listings. Only what changes when a profile is edited, verified or
 * bought for counts: with recency in it, people would move between two pages of one reader.
 */
export const LISTING_WEIGHTS = {
  /** The perk 'profile boost' of section 9. */
  plan: { hope: 0, belief: 200, trust: 300 },
  photo: 150,
  fields: 100,
  verified: { personal: 100, job: 30, salary: 30, property: 30 },
} as const;

/** Everything that both scores are reckoned from. */
export interface Standing {
  readonly fields: Readonly<Partial<Record<CompletionField, unknown>>>;
  readonly photos: number;
  readonly contacts: number;
  readonly videoIntro: boolean;
  readonly verified: Verified;
  readonly plan: PlanCode;
}

/** What one aspect of the profile score brings, and what it could bring. */
export interface AspectPoints {
  readonly aspect: ScoreAspect;
  readonly points: number;
  readonly most: number;
}

/** The profile score by its aspects, in the order of SCORE_ASPECTS. */
export function scoreAspects(standing: Standing): AspectPoints[] {
  const part = (aspect: ScoreAspect, most: number, share: number | boolean) => ({
    aspect,
    points: Math.floor(most * Number(share)),
    most,
  });
  const { fields, photo, contacts, videoIntro, verified } = SCORE_WEIGHTS;
  return [
    part('fields', fields, filledShare(standing.fields)),
    part('photo', photo, standing.photos > 0),
    part('contacts', contacts, standing.contacts > 0),
    part('video_intro', videoIntro, standing.videoIntro),
    ...VERIFICATIONS.map((kind) => part(kind, verified[kind], standing.verified[kind])),
  ];
}

/** The 'Profile Score: N' of the top bar, 0 to 100: the sum of its aspects. */
export function profileScore(standing: Standing): number {
  return scoreAspects(standing).reduce((sum, { points }) => sum + points, 0);
}

/** A profile's weight in the default order, by LISTING_WEIGHTS; higher comes first. */
export function listingScore(standing: Standing): number {
  return (
    LISTING_WEIGHTS.plan[standing.plan] +
    (standing.photos > 0 ? LISTING_WEIGHTS.photo : 0) +
    Math.floor(LISTING_WEIGHTS.fields * filledShare(standing.fields)) +
    verifiedPoints(LISTING_WEIGHTS.verified, standing.verified)
  );
}

/** What ranks members with a photo for everyone above all others; more than a listing score can reach. */
const SHOWN_PHOTO = 10_000;

/** A profile's weight in the visitors' list: the first people whom a stranger meets have a face. */
export function visitorScore(standing: Standing, privacy: PhotoPrivacy): number {
  const shown = standing.photos > 0 && privacy === 'everyone';
  return listingScore(standing) + (shown ? SHOWN_PHOTO : 0);
}

/** What a viewer on a plan sees of a member's verifications; the other keys are absent. */
export function badgesFor(plan: PlanCode, verified: Verified): Partial<Verified> {
  return Object.fromEntries(badgesSeenOn(plan).map((kind) => [kind, verified[kind]]));
}

/** The same for replies that must name all four: what the viewer may not see reads as not verified. */
export function verificationSeenOn(plan: PlanCode, verified: Verified): Verified {
  const seen = badgesSeenOn(plan);
  const shown = (kind: Verification) => seen.includes(kind) && verified[kind];
  return {
    personal: shown('personal'),
    job: shown('job'),
    salary: shown('salary'),
    property: shown('property'),
  };
}

/** Whom a member is shown: brides to grooms and grooms to brides. */
export function matchingGender(gender: Gender): Gender {
  return gender === 'female' ? 'male' : 'female';
}

/** Heart ribbon: one side's interest was accepted, or both sent one and no one declined. */
export function isMatch(sent: InterestState | null, received: InterestState | null): boolean {
  if (sent?.accepted || received?.accepted) return true;
  return sent !== null && received !== null && !sent.declined && !received.declined;
}

/** How an interest was answered; neither means not yet. */
export interface InterestState {
  readonly accepted: boolean;
  readonly declined: boolean;
}

/** What is still empty, in the order of COMPLETION_FIELDS. */
export function emptyFields(fields: Standing['fields']): CompletionField[] {
  return COMPLETION_FIELDS.filter((field) => !isFilled(fields[field]));
}

function filledShare(fields: Standing['fields']): number {
  const all = COMPLETION_FIELDS.length;
  return (all - emptyFields(fields).length) / all;
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && !(typeof value === 'string' && !value.trim());
}

function verifiedPoints(weights: Readonly<Record<Verification, number>>, verified: Verified) {
  return VERIFICATIONS.reduce((sum, kind) => sum + (verified[kind] ? weights[kind] : 0), 0);
}
