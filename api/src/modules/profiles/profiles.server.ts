// What the server is put together from: the calls of profiles, and its jobs and rules (decision 154).

import type { Kysely } from 'kysely';
import type { CallShape } from 'shared-contracts/calls/call';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  remainingFields,
  saveSearch,
} from 'shared-contracts/calls/own-profile';
import {
  browseProfiles,
  getProfile,
  listLikePeople,
  listProfiles,
  myProfile,
  profileCompletion,
  viewProfile,
} from 'shared-contracts/calls/profiles';
import type { Api } from '../../platform/calls/context.ts';
import { serve, type Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { knowingGateway } from '../../platform/http/gateway-requests.ts';
import {
  answerBrowseProfiles,
  answerListLikePeople,
  answerListProfiles,
  validateRanges,
} from './listing/listing.handlers.ts';
import {
  answerChangeSavedSearch,
  answerDeleteSavedSearch,
  answerListSavedSearches,
  answerSaveSearch,
  validateFilters,
} from './listing/saved-searches.handlers.ts';
import { serveSearchMails } from './listing/search-mails.ts';
import {
  answerMyProfile,
  answerProfileCompletion,
  answerRemainingFields,
} from './profiles.handlers.ts';
import { touch } from './profiles.store.ts';
import { serveGatewayViews } from './view/gateway-views.ts';
import { answerGetProfile } from './view/get-profile.ts';
import { peopleShown } from './view/people-shown.ts';
import { answerViewProfile } from './view/visitor.handlers.ts';

/** How long a member counts as still here without another note in the database, in ms. */
export const ACTIVITY_MS = 10 * 60 * 1000;

/** Members kept in mind at most; beyond that the database alone decides for a while. */
const REMEMBERED = 20_000;

export { FINDS_DAYS, searchNotices } from './listing/search-notices.ts';
export { registerBiodata } from './biodata/register-biodata.ts';
export { registerContacts } from './contacts/register-contacts.ts';
export { registerOwnProfile } from './own/register-own-profile.ts';
export { registerPictures } from './photos/register-pictures.ts';
export { registerSuggestions } from './suggestions/register-suggestions.ts';
export { registerVideoIntros } from './video-intro/register-video-intros.ts';

type MemberCall = CallShape & { readonly access: 'member' };

/** Puts the calls about profiles on the application. */
export async function registerProfiles(api: Api): Promise<void> {
  const noteActivity = createActivity();

  /** A member's call that notes that the member is here. */
  const noting =
    <const Shape extends MemberCall>(answer: Handler<Shape>): Handler<Shape> =>
    async (input, context) => {
      await noteActivity(context.db, context.caller.id, context.clock());
      return answer(input, context);
    };

  const people = peopleShown(api.parts);
  const isGateway = knowingGateway(api.parts.gatewaySecret);
  const browsing = { people, isGateway, devices: api.devices };

  serve(api, listProfiles, noting(answerListProfiles(people, api.parts.jwtSecret)), validateRanges);
  serve(api, listLikePeople, answerListLikePeople(people));
  serve(api, getProfile, noting(answerGetProfile));
  serve(api, myProfile, noting(answerMyProfile));
  serve(api, profileCompletion, noting(answerProfileCompletion));
  serve(api, remainingFields, noting(answerRemainingFields));
  serve(api, listSavedSearches, answerListSavedSearches);
  serve(api, saveSearch, answerSaveSearch, validateFilters);
  serve(api, changeSavedSearch, answerChangeSavedSearch);
  serve(api, deleteSavedSearch, answerDeleteSavedSearch);
  await serveSearchMails(api);
  serve(api, browseProfiles, answerBrowseProfiles(browsing));
  serve(api, viewProfile, answerViewProfile(browsing));
  serveGatewayViews(api, people, isGateway);
}

/** Notes that a member is here, with a statement at most every ACTIVITY_MS for each of them. */
function createActivity(): (db: Kysely<Database>, memberId: string, now: Date) => Promise<void> {
  const noted = new Map<string, number>();
  return async (db, memberId, now) => {
    const since = now.getTime() - ACTIVITY_MS;
    if ((noted.get(memberId) ?? -Infinity) > since) return;
    if (noted.size >= REMEMBERED) noted.clear();
    noted.set(memberId, now.getTime());
    // Another node may have noted it since: the statement looks again.
    await touch(db, memberId, now, new Date(since));
  };
}
