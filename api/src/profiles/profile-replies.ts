import type {
  LimitedProfile,
  OwnProfile,
  Pic,
  Profile,
  ProfileCard,
} from 'shared-contracts/calls/profiles';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { ageOn } from 'shared-contracts/domain/units';
import { picOf } from '../files/file-addresses.ts';
import type { Ranked } from './listing.rules.ts';
import type { listCards, listLimited } from './listing.store.ts';
import { badgesFor, isMatch, type InterestState, type Verified } from './profiles.rules.ts';
import { PROFILE_FIELDS, type FoundProfile, type OwnRow } from './profiles.store.ts';

/** One person of a query that answers an array of them. */
type RowOf<Query extends (...input: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<Query>
>[number];
/** A photo as it is stored, as far as replies need it. */
export type StoredPic = { id: string; file_key: string; is_primary: boolean };

// Each reply below names every key it gives: what a role may not see cannot slip in with a new column.

/** What a visitor sees; the photo only if its owner shows it to everyone (access.md). */
export function toLimited(
  row: Omit<RowOf<typeof listLimited>, keyof Omit<Ranked, 'id'>>,
  today: Date,
): LimitedProfile {
  const [pic] = row.pics;
  return {
    id: row.id,
    name: row.name,
    gender: row.gender,
    age: ageOn(row.birthdate, today),
    current_city: row.current_city,
    occupation: row.occupation,
    education: row.education,
    pic: pic !== undefined && row.photo_privacy === 'everyone' ? picOf(pic) : null,
  };
}

/** A card of the member's listing; badges by the viewer's plan. */
export function toCard(
  row: RowOf<typeof listCards>,
  viewer: { plan: PlanCode },
  today: Date,
): ProfileCard {
  return {
    id: row.id,
    name: row.name,
    lastName: row.lastName,
    gender: row.gender,
    age: ageOn(row.birthdate, today),
    height: row.height,
    current_city: row.current_city,
    occupation: row.occupation,
    work: row.work,
    education: row.education,
    ...photosOf(row.pics),
    badges: badgesFor(viewer.plan, verifiedOf(row)),
    is_bookmarked: row.bookmark_id !== null,
    matched: isMatch(
      interestState(row.sent_accepted, row.sent_declined),
      interestState(row.received_accepted, row.received_declined),
    ),
  };
}

/** Everything that members see of each other; never contacts, e-mail or phone. */
export function toProfile(row: FoundProfile, badges: Profile['badges'], today: Date): Profile {
  const fields = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, row[field]]));
  return {
    ...(fields as Pick<FoundProfile, (typeof PROFILE_FIELDS)[number]>),
    id: row.id,
    age: ageOn(row.birthdate, today),
    video_intro: row.video_intro,
    ...photosOf(row.pics),
    badges,
  };
}

/** One's own profile: what its owner alone gets stands beside what members see. */
export function toOwnProfile(row: OwnRow, today: Date): OwnProfile {
  return {
    ...toProfile(row, verifiedOf(row), today),
    name_devanagari: row.name_devanagari,
    last_name_devanagari: row.last_name_devanagari,
    phone: row.phone,
    contact: row.contacts,
    state: row.state,
    photo_privacy: row.photo_privacy,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The four verification flags of a row under the contract's names. */
export function verifiedOf(row: {
  verified_personal: boolean;
  verified_job: boolean;
  verified_salary: boolean;
  verified_property: boolean;
}): Verified {
  return {
    personal: row.verified_personal,
    job: row.verified_job,
    salary: row.verified_salary,
    property: row.verified_property,
  };
}

/** All photos, and the address of the one that is shown first. */
export function photosOf(pics: readonly StoredPic[]): {
  pics: Pic[];
  primary_profile_pic: string | null;
} {
  const primary = pics.find((pic) => pic.is_primary) ?? pics[0];
  return {
    pics: pics.map((pic) => picOf(pic)),
    primary_profile_pic: primary === undefined ? null : picOf(primary).url,
  };
}

/** Both null where the join found no interest. */
function interestState(accepted: boolean | null, declined: boolean | null): InterestState | null {
  return accepted === null || declined === null ? null : { accepted, declined };
}
