import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AddressReaders } from 'shared-contracts/calls/contacts';
import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { PIC_STATES, PicEdit } from 'shared-contracts/calls/pictures';
import type { Profile } from 'shared-contracts/calls/profiles';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import type { MadeFor } from 'shared-contracts/domain/profile';

/** What the owner has set a profile to; only an active one is listed. */
export type ProfileState = 'active' | 'paused' | 'hidden' | 'marriage_fixed';

/** Whether visitors see the photos; which members do is for `photo_audience` to say. */
export type PhotoPrivacy = 'everyone' | 'members';

/** Fields of section 3 as the owner writes them, wire names and types of the contract. */
export type ProfileFields = Omit<
  Profile,
  | 'id'
  | 'age'
  | 'pics'
  | 'primary_profile_pic'
  | 'photo_for'
  | 'badges'
  | 'video_intro'
  | 'made_for'
>;

/** One member's profile; its id is the account's. Times are exact to the ms. */
export interface ProfilesTable extends ProfileFields {
  id: string;
  /** Community code. */
  usergroup: string;
  state: Generated<ProfileState>;
  /** Whether the account may stand in lists: its address is confirmed and it is not staff. */
  admitted: Generated<boolean>;
  /** `state` is active and the account admitted; reckoned by the database. */
  visible: GeneratedAlways<boolean>;
  /** Whether those who are not signed in may see the profile, and when its owner chose so; null before. */
  visitors_allowed: Generated<boolean>;
  visitors_chosen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  photo_privacy: Generated<PhotoPrivacy>;
  /** Where photos for `members` are for some of them only; else of no meaning. */
  photo_audience: ColumnType<
    NarrowAudience | null,
    NarrowAudience | null | undefined,
    NarrowAudience | null
  >;
  /** False for members of before until they choose who may see their photos. */
  photo_audience_chosen: Generated<boolean>;
  phone: string | null;
  /** As said at sign-up. */
  made_for: ColumnType<MadeFor | null, MadeFor | null | undefined, MadeFor | null>;
  name_devanagari: string | null;
  last_name_devanagari: string | null;
  /** Key of the video introduction in the file store; the rest of it stands in `video_intros`. */
  video_intro: string | null;
  /** Written as JSON text. */
  partner_preferences: ColumnType<
    PartnerPreferences | null,
    string | null | undefined,
    string | null
  >;
  /** Kept by the database as photos come and go. */
  has_photo: Generated<boolean>;
  /** Until when the plan boosts the profile; kept by the database as the account's plan changes. */
  boosted_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  verified_personal: Generated<boolean>;
  verified_job: Generated<boolean>;
  verified_salary: Generated<boolean>;
  verified_property: Generated<boolean>;
  /** 0 to 100, by `profileScore`. */
  score: Generated<number>;
  /** By `listingScore`. */
  listing_score: Generated<number>;
  /** By `visitorScore`. */
  visitor_score: Generated<number>;
  last_active_at: ColumnType<Date, Date | undefined, Date>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

/** The audiences that `photo_privacy` does not know. */
export type NarrowAudience = Exclude<PhotoAudience, PhotoPrivacy>;

export type PicState = (typeof PIC_STATES)[number];

/** One photo; `file_key` is the first part of its file names under /files/photos. */
export interface PicsTable {
  id: string;
  profile_id: string;
  file_key: string;
  position: number;
  is_primary: Generated<boolean>;
  /** Key in the file store of the whole picture; null for photos of before there was one. */
  whole_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** Written as JSON text; null where the site cropped it by itself. */
  edit: ColumnType<PicEdit | null, string | null | undefined, string | null>;
  /** SHA-256 of the file as it was chosen, in hexadecimal digits; null where the browser did not send it. */
  original: ColumnType<string | null, string | null | undefined, string | null>;
  /** Seen by its owner alone unless `shown`. */
  state: Generated<PicState>;
  /** Why staff refused it. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** The reviewer who has it until then; no one afterwards. */
  claimed_by: Generated<string | null>;
  claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A reviewer opened a photo that waits; its owner is notified. */
export interface PicOpeningsTable {
  id: string;
  pic_id: string;
  opened_by: string | null;
  /** Files that were seen; others after a crop. */
  file_key: string;
  opened_at: ColumnType<Date, Date, never>;
}

/** One family contact (section 3). */
export interface ContactsTable {
  profile_id: string;
  position: number;
  name: string;
  relation: string;
  phone: string;
  occupation: string | null;
  current_city: string | null;
  address: string | null;
  address_for: Generated<AddressReaders>;
}

/** When a member's list of family contacts was last saved. */
export interface ContactListsTable {
  profile_id: string;
  updated_at: ColumnType<Date, Date, Date>;
}

/** A saved profile. */
export interface BookmarksTable {
  id: string;
  from_id: string;
  to_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A person whom a member does not want to be shown again. */
export interface NotForMeTable extends BookmarksTable {
  /** Whether people like this one come later in the member's order. */
  teaches: Generated<boolean>;
}

/** What interests and chat requests have in common; neither accepted nor declined means not answered yet. */
export interface RequestTable extends BookmarksTable {
  accepted: Generated<boolean>;
  declined: Generated<boolean>;
  /** Taken back by its sender after it was declined: hidden from the sender, and accepted no more. */
  withdrawn: Generated<boolean>;
}

export interface InterestsTable extends RequestTable {
  /** When the recipient's answer last changed. */
  answered_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface ChatRequestsTable extends RequestTable {
  /** The first message, which only its sender can read until the request is accepted. */
  opener: Generated<string | null>;
}

/** Who shut whom out. */
export interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface ProfileTables {
  profiles: ProfilesTable;
  pics: PicsTable;
  pic_openings: PicOpeningsTable;
  contacts: ContactsTable;
  contact_lists: ContactListsTable;
  bookmarks: BookmarksTable;
  not_for_me: NotForMeTable;
  interests: InterestsTable;
  chat_requests: ChatRequestsTable;
  blocks: BlocksTable;
}
