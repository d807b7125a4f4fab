import type {
  LimitedProfile,
  OwnProfile,
  Pic,
  Profile,
  ListedProfile,
} from 'shared-contracts/calls/profiles';
import type { PlanCode } from 'shared-contracts/domain/plan';
import type { Agreement } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { Context } from '../../platform/calls/context.ts';
import { replyLanguage } from '../../platform/http/request-language.ts';
import type { AddressedPic, Audience, PhotoAddresses } from '../../storage/photo-addresses.ts';
import { pointsBetween, totalBetween, type Answer, type Astrology } from './gun-milan/points.ts';
import { agreementsOf } from './listing/for-you.ts';
import type { Ranked } from './listing/listing-orders.ts';
import type { listCards, listLimited } from './listing/listing.store.ts';
import {
  educationIn,
  firstNameIn,
  listedNamesIn,
  namesIn,
  occupationIn,
  placeIn,
} from './localized-names.ts';
import { badgesFor, isMatch, type InterestState, type Verified } from './profiles.rules.ts';
import {
  PROFILE_FIELDS,
  type FoundProfile,
  type OwnRow,
  type StoredModeration,
} from './profiles.store.ts';
import type { OpenedProfile } from './view/opened-profile.store.ts';

/** One person of a query that answers an array of them. */
type RowOf<Query extends (...input: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<Query>
>[number];
type CardRow = RowOf<typeof listCards>;

const NOTHING: ReadonlySet<Agreement> = new Set();

/** A photo as it is stored, as far as replies need it. */
export interface StoredPic extends AddressedPic {
  readonly is_primary: boolean;
}

/** What a reply depends on beside the row and who gets it. */
export interface Viewing {
  readonly today: Date;
  readonly photos: PhotoAddresses;
  /** Names of people and places are in its script where they are known in both (decision 182). */
  readonly language: Locale;
}

/** The same of the request that is answered; the reply says which language it is in. */
export function viewingOf({
  clock,
  photos,
  request,
  reply,
}: Pick<Context, 'clock' | 'photos' | 'request' | 'reply'>): Viewing {
  return { today: clock(), photos, language: replyLanguage(request, reply) };
}

// Each reply below names every key it gives: what a role may not see cannot slip in with a new column.

/**
 * What a visitor sees (access.md). Its photo is addressed to a visitor or to the member who gets it: a visitor's address
 * shows nothing of a person whom visitors may not see.
 */
export function toLimited(
  row: Omit<RowOf<typeof listLimited>, keyof Omit<Ranked, 'id'>>,
  { today, photos, language }: Viewing,
  audience: Audience,
): LimitedProfile {
  const [pic] = row.pics;
  return {
    id: row.id,
    name: firstNameIn(language, row),
    gender: row.gender,
    age: ageOn(row.birthdate, today),
    current_city: placeIn(language, row.current_city),
    occupation: occupationIn(language, row.occupation, row.gender),
    education: educationIn(language, row.education),
    pic: pic === undefined ? null : photos.picOf(pic, audience),
    photo_for: row.photo_for,
  };
}

/** The same person without a face, where the one who gets the reply may not see it now. */
export function withoutPhotos<Row extends { pics: unknown; photo_for: unknown }>(row: Row) {
  return { ...row, pics: [], photo_for: null };
}

/** A card of the member's listing; badges by the viewer's plan. `stated`: what the viewer does not leave open. */
export function toCard(
  row: CardRow,
  viewer: { plan: PlanCode },
  { today, photos, language }: Viewing,
  stated: ReadonlySet<Agreement> = NOTHING,
): ListedProfile {
  const agreed = agreementsOf(row);
  return {
    id: row.id,
    ...namesIn(language, row),
    gender: row.gender,
    age: ageOn(row.birthdate, today),
    height: row.height,
    current_city: placeIn(language, row.current_city),
    occupation: occupationIn(language, row.occupation, row.gender),
    work: row.work,
    education: educationIn(language, row.education),
    ...photosOf(row.pics, photos),
    photo_for: row.photo_for,
    gun_milan:
      row.my_gender === null ? null : totalBetween(viewerOf(row, row.my_gender), astrologyOf(row)),
    badges: badgesFor(viewer.plan, verifiedOf(row)),
    is_bookmarked: row.bookmark_id !== null,
    bookmark_id: row.bookmark_id,
    matched: interestsOf(row).matched,
    why: agreed.length === 0 ? null : whyOf(agreed, stated),
  };
}

/** What was stated is named alone; where nothing stated agrees, what was assumed. */
function whyOf(agreed: readonly Agreement[], stated: ReadonlySet<Agreement>): ListedProfile['why'] {
  const hoped = agreed.filter((one) => stated.has(one));
  return { stated: hoped.length > 0, of: hoped.length > 0 ? hoped : [...agreed] };
}

/** Everything that members see of each other; never contacts, e-mail or phone. */
export function toProfile(row: FoundProfile, badges: Profile['badges'], viewing: Viewing): Profile {
  const { language } = viewing;
  return {
    ...toWrittenProfile(row, badges, viewing),
    ...namesIn(language, row),
    ...listedNamesIn(language, row),
  };
}

/** The same with names and places as their owner wrote them: to be changed, or to be printed in another language. */
export function toWrittenProfile(
  row: FoundProfile,
  badges: Profile['badges'],
  { today, photos }: Omit<Viewing, 'language'>,
): Profile {
  const fields = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, row[field]]));
  return {
    ...(fields as Pick<FoundProfile, (typeof PROFILE_FIELDS)[number]>),
    id: row.id,
    age: ageOn(row.birthdate, today),
    // A film of a face is for whom the photos are.
    video_intro:
      row.video_intro === null || !row.is_face_shown
        ? null
        : photos.videoOf(row.id, row.video_intro, row.shown_to),
    ...photosOf(row.pics, photos),
    photo_for: row.photo_for,
    badges,
    made_for: row.made_for,
  };
}

/** One's own profile: what its owner alone gets stands beside what members see. */
export function toOwnProfile(row: OwnRow, viewing: Omit<Viewing, 'language'>): OwnProfile {
  return {
    ...toWrittenProfile(row, verifiedOf(row), viewing),
    name_devanagari: row.name_devanagari,
    last_name_devanagari: row.last_name_devanagari,
    phone: row.phone,
    gender_open: Boolean(row.gender_open) && !row.verified_personal,
    contact: row.contacts,
    partner_preferences: row.partner_preferences,
    state: row.state,
    photo_privacy: row.photo_privacy,
    visitors_allowed: row.visitors_allowed,
    moderation: moderationFor(row.moderation, viewing.today),
    updated_at: row.updated_at.toISOString(),
  };
}

/** How long a warning stands on the page of whom it is for, in ms: 30 days. */
const WARNED_MS = 30 * 24 * 60 * 60 * 1000;

function moderationFor(stored: StoredModeration | null, now: Date): OwnProfile['moderation'] {
  if (stored === null) return null;
  const at = new Date(stored.created_at);
  const { kind, reason } = stored;
  if (kind === 'warned' && now.getTime() - at.getTime() > WARNED_MS) return null;
  return { kind, reason, at: at.toISOString() };
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

/** The photo that stands for a person. */
export function primaryOf(pics: readonly StoredPic[]): StoredPic | undefined {
  return pics.find((pic) => pic.is_primary) ?? pics[0];
}

/** All photos, and the address of the one that is shown first. */
export function photosOf(
  pics: readonly StoredPic[],
  photos: PhotoAddresses,
): { pics: Pic[]; primary_profile_pic: string | null } {
  const primary = primaryOf(pics);
  return {
    pics: pics.map((pic) => photos.picOf(pic, 'member')),
    primary_profile_pic: primary === undefined ? null : photos.picOf(primary, 'member').url,
  };
}

/** What of a card's row says how two stars agree; mangal dosh is no part of a total. */
function astrologyOf({ gender, birthname, rashi }: CardRow): Astrology {
  return { gender, birthname, rashi, mangal_dosh: null };
}

function viewerOf({ my_birthname, my_rashi }: CardRow, gender: Astrology['gender']): Astrology {
  return { gender, birthname: my_birthname, rashi: my_rashi, mangal_dosh: null };
}

/** Gun Milan of the one who opened a profile with its person. */
export function pointsWith(row: OpenedProfile): Answer {
  const viewer = {
    gender: row.viewer_gender,
    birthname: row.viewer_birthname,
    rashi: row.viewer_rashi,
    mangal_dosh: row.viewer_mangal_dosh,
  };
  return pointsBetween(viewer, row);
}

/** Both interests of a pair by the columns of their joins, and whether they make a match. */
export function interestsOf(row: {
  readonly sent_accepted: boolean | null;
  readonly sent_declined: boolean | null;
  readonly received_accepted: boolean | null;
  readonly received_declined: boolean | null;
}) {
  const sent = interestState(row.sent_accepted, row.sent_declined);
  const received = interestState(row.received_accepted, row.received_declined);
  return { sent, received, matched: isMatch(sent, received) };
}

/** Both null where the join found no interest. */
function interestState(accepted: boolean | null, declined: boolean | null): InterestState | null {
  return accepted === null || declined === null ? null : { accepted, declined };
}
