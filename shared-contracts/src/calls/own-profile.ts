import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { ProfileChange } from './profile-change.ts';
import { LimitedProfile, OwnProfile, ListedProfile } from './profiles.ts';
import { Cursor, dataOf, listOf, Pid, UserId } from './schemas.ts';

/** Own profile only; problem details name every wrong field, and each field that is not to be written. */
export const updateProfile = defineCall({
  method: 'PUT',
  path: '/api/v1/profiles/{id}/',
  access: 'member',
  summary: "Change the caller's own profile",
  params: z.object({ id: UserId }),
  body: z.object({
    id: UserId,
    profile: ProfileChange,
    /** `updated_at` of the profile that was edited: when it was changed since, nothing is saved (409). */
    if_updated_at: z.optional(z.string().check(z.iso.datetime())),
  }),
  reply: dataOf(OwnProfile),
  fails: { 404: 'profile.notFound', 409: 'profile.changedMeanwhile', 422: 'form.invalid' },
});

/** What is still missing; may include `birthname` (section 3). */
export const remainingFields = defineCall({
  method: 'GET',
  path: '/api/v1/profile/completion',
  access: 'member',
  summary: 'What is missing in the own profile',
  reply: z.object({ remaining_personal: z.array(z.string()) }),
});

/** Tells bride's and groom's side for a pid; read-only. */
export const getSides = defineCall({
  method: 'GET',
  path: '/api/v1/gender/',
  access: 'member',
  summary: 'Who is the bride and who the groom of a pair',
  query: z.object({ gender: z.optional(z.string()), pid: Pid }),
  reply: dataOf(z.object({ bride: z.nullable(UserId), groom: z.nullable(UserId) })),
  fails: { 404: 'profile.notFound' },
});

/** Ours: neither is seen by anybody; `marriage_fixed` says so to those in touch. Both can be undone. */
export const setProfileState = defineCall({
  method: 'PUT',
  path: '/api/v1/profile/state',
  access: 'member',
  summary: 'Pause the profile, show it again, or say that the marriage is fixed',
  body: z.object({ state: z.enum(['active', 'paused', 'marriage_fixed']) }),
  reply: dataOf(z.object({ state: z.enum(['active', 'paused', 'marriage_fixed']) })),
  fails: { 403: 'profile.hiddenByStaff', 404: 'profile.notFound' },
});

/** Ours: whether those who are not signed in may see the caller's profile; readable as `visitors_allowed` of `myProfile`. */
export const chooseVisitors = defineCall({
  method: 'PUT',
  path: '/api/v1/profile/visitors',
  access: 'member',
  summary: 'Let visitors see the profile, or not',
  body: z.object({ allowed: z.boolean() }),
  reply: dataOf(z.object({ allowed: z.boolean() })),
  fails: { 404: 'profile.notFound' },
});

/** Ours: who looked at the caller's profile, newest first. */
export const listViewers = defineCall({
  method: 'GET',
  path: '/api/v1/profile/viewers',
  access: 'member',
  summary: 'Who viewed me',
  query: z.object({ cursor: Cursor }),
  reply: listOf(z.object({ viewed_at: z.string(), profile: ListedProfile })),
});

/** Ours: who had the caller's contacts shown, newest first (readings, 'Contacts'). */
export const listContactViews = defineCall({
  method: 'GET',
  path: '/api/v1/profile/contact_views',
  access: 'member',
  summary: 'Who saw my contacts',
  query: z.object({ cursor: Cursor }),
  reply: listOf(z.object({ seen_at: z.string(), profile: LimitedProfile })),
});

/** Ours: a named set of filters; `filters` is the query string of the listing, as `SavedFilters` reads it. */
export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.string(),
  /** Whether new people who fit are reported by mail and in the list; absent from older servers, as the next one. */
  notifies: z.optional(z.boolean()),
  /** New people who fit, found since the search was opened last. */
  new_people: z.optional(z.number()),
});
const SavedSearches = dataOf(z.array(SavedSearch));

export const listSavedSearches = defineCall({
  method: 'GET',
  path: '/api/v1/saved_searches',
  access: 'member',
  summary: 'Saved searches',
  reply: SavedSearches,
});

export const saveSearch = defineCall({
  method: 'POST',
  path: '/api/v1/saved_searches',
  access: 'member',
  summary: 'Save a search, in the place of one with the same name',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    filters: z.string().check(z.maxLength(1000)),
  }),
  reply: SavedSearches,
  fails: { 404: 'profile.notFound', 409: 'search.tooMany', 422: 'form.invalid' },
});

/** Ours: switches the reports of one search on or off; `opened` says that its new people were seen. */
export const changeSavedSearch = defineCall({
  method: 'PUT',
  path: '/api/v1/saved_searches/{id}',
  access: 'member',
  summary: 'Report new people of a saved search, or not; mark them as seen',
  params: z.object({ id: z.string() }),
  body: z.object({
    notifies: z.optional(z.boolean()),
    opened: z.optional(z.literal(true)),
  }),
  reply: SavedSearches,
  fails: { 404: 'search.notFound' },
});

export const deleteSavedSearch = defineCall({
  method: 'DELETE',
  path: '/api/v1/saved_searches/{id}',
  access: 'member',
  summary: 'Remove a saved search',
  params: z.object({ id: z.string() }),
  reply: SavedSearches,
  fails: { 404: 'search.notFound' },
});

const MailToken = z.object({ token: z.string().check(z.maxLength(200)) });

/** Ours: the page behind the link in a mail about saved searches, as HTML with a form; changes nothing. */
export const showSearchMails = defineCall({
  method: 'GET',
  path: '/api/v1/search_mails',
  access: 'public',
  summary: 'The page that stops mails about saved searches',
  query: MailToken,
  reply: z.unknown(),
  fails: { 404: 'memberLink.invalid' },
});

/**
 * Ours: stops the mails (RFC 8058, one click in the mail program) or, with `on`, starts them again. The body is a form;
 * answers with the same page.
 */
export const changeSearchMails = defineCall({
  method: 'POST',
  path: '/api/v1/search_mails',
  access: 'public',
  summary: 'Stop mails about saved searches, or start them again',
  query: MailToken,
  body: z.object({ on: z.optional(z.literal('1')) }),
  reply: z.unknown(),
  fails: { 404: 'memberLink.invalid' },
});

/** All of them, for the list of calls. */
export const savedSearchCalls = [
  listSavedSearches,
  saveSearch,
  changeSavedSearch,
  deleteSavedSearch,
  showSearchMails,
  changeSearchMails,
] as const;

/**
 * Ours: a draft; `key` names the place, such as `profile` or `chat:<user id>`. Places of call logs (callLogDraft) are
 * for those who work with them, with or without a profile, and 404 for everybody else.
 */
const DraftKey = z.object({ key: z.string().check(z.regex(/^[a-z]+(:[0-9a-f-]{1,40})?$/)) });
const DraftReply = dataOf(z.nullable(z.object({ content: z.unknown(), saved_at: z.string() })));

export const getDraft = defineCall({
  method: 'GET',
  path: '/api/v1/drafts/{key}',
  access: 'member',
  summary: 'A draft, null when there is none',
  params: DraftKey,
  reply: DraftReply,
});

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/api/v1/drafts/{key}',
  access: 'member',
  summary: 'Keep a draft',
  params: DraftKey,
  body: z.object({ content: z.unknown() }),
  reply: DraftReply,
  fails: { 404: 'profile.notFound', 413: 'request.tooLarge', 422: 'form.invalid' },
});

export const deleteDraft = defineCall({
  method: 'DELETE',
  path: '/api/v1/drafts/{key}',
  access: 'member',
  summary: 'Throw a draft away',
  params: DraftKey,
  reply: DraftReply,
});
