import type { Migration } from '../src/platform/database/migration.ts';
import * as identity from './001-identity.ts';
import * as profiles from './002-profiles.ts';
import * as content from './003-content.ts';
import * as chat from './004-chat.ts';
import * as ownProfile from './005-own-profile.ts';
import * as verification from './006-verification.ts';
import * as billing from './007-billing.ts';
import * as staff from './008-staff.ts';
import * as analytics from './009-analytics.ts';
import * as accountRemoval from './010-account-removal.ts';
import * as mails from './011-mails.ts';
import * as listingFilters from './013-listing-filters.ts';
import * as reportsOnce from './016-reports-once.ts';
import * as noRemoteOutcomes from './020-no-remote-outcomes.ts';
import * as partnerPreferences from './021-partner-preferences.ts';
import * as threadLists from './022-thread-lists.ts';
import * as signUps from './023-sign-ups.ts';
import * as jobs from './024-jobs.ts';
import * as planJobs from './025-plan-jobs.ts';
import * as payments from './026-payments.ts';
import * as orderPayers from './027-order-payers.ts';
import * as accountSettings from './028-account-settings.ts';
import * as documentPages from './029-document-pages.ts';
import * as uploads from './030-uploads.ts';
import * as photos from './031-photos.ts';
import * as contactAddresses from './033-contact-addresses.ts';
import * as callLogLists from './034-call-log-lists.ts';
import * as reviews from './035-reviews.ts';
import * as auditFilters from './036-audit-filters.ts';
import * as adsAndWeek from './037-ads-and-week.ts';
import * as secondFactors from './038-second-factors.ts';
import * as madeFor from './039-made-for.ts';
import * as boundedLists from './042-bounded-lists.ts';
import * as auditRetention from './043-audit-retention.ts';
import * as retentionIndexes from './044-retention-indexes.ts';
import * as accountLanguage from './045-account-language.ts';
import * as lastCarryOver from './070-last-carry-over.ts';
import * as watchedVideos from './080-watched-videos.ts';
import * as accountMarks from './090-account-marks.ts';
import * as boundedDeskLists from './091-bounded-desk-lists.ts';
import * as phoneticKey from './095-phonetic-key.ts';
import * as phoneCodes from './096-phone-codes.ts';
import * as departedMembers from './100-departed-members.ts';
import * as deletionCodes from './101-deletion-codes.ts';
import * as withdrawnRequests from './107-withdrawn-requests.ts';
import * as visitorsAllowed from './108-visitors-allowed.ts';
import * as contactLists from './109-contact-lists.ts';
import * as activeHour from './110-active-hour.ts';
import * as enrolmentCodes from './113-enrolment-codes.ts';
import * as documentSheets from './119-document-sheets.ts';
import * as openingSessions from './120-opening-sessions.ts';
import * as orderBuyers from './123-order-buyers.ts';
import * as uploadMetadata from './129-upload-metadata.ts';
import * as ordersByEmail from './131-orders-by-email.ts';
import * as postChanges from './132-post-changes.ts';
import * as photoOriginals from './138-photo-originals.ts';
import * as educationLevels from './139-education-levels.ts';

/** Every migration by name, in order; names never change once released. */
export const migrations: Record<string, Migration> = {
  '001-identity': identity,
  '002-profiles': profiles,
  '003-content': content,
  '004-chat': chat,
  '005-own-profile': ownProfile,
  '006-verification': verification,
  '007-billing': billing,
  '008-staff': staff,
  '009-analytics': analytics,
  '010-account-removal': accountRemoval,
  '011-mails': mails,
  '013-listing-filters': listingFilters,
  '016-reports-once': reportsOnce,
  '020-no-remote-outcomes': noRemoteOutcomes,
  '021-partner-preferences': partnerPreferences,
  '022-thread-lists': threadLists,
  '023-sign-ups': signUps,
  '024-jobs': jobs,
  '025-plan-jobs': planJobs,
  '026-payments': payments,
  '027-order-payers': orderPayers,
  '028-account-settings': accountSettings,
  '029-document-pages': documentPages,
  '030-uploads': uploads,
  '031-photos': photos,
  '033-contact-addresses': contactAddresses,
  '034-call-log-lists': callLogLists,
  '035-reviews': reviews,
  '036-audit-filters': auditFilters,
  '037-ads-and-week': adsAndWeek,
  '038-second-factors': secondFactors,
  '039-made-for': madeFor,
  '042-bounded-lists': boundedLists,
  '043-audit-retention': auditRetention,
  '044-retention-indexes': retentionIndexes,
  '045-account-language': accountLanguage,
  '070-last-carry-over': lastCarryOver,
  '080-watched-videos': watchedVideos,
  '090-account-marks': accountMarks,
  '091-bounded-desk-lists': boundedDeskLists,
  '095-phonetic-key': phoneticKey,
  '096-phone-codes': phoneCodes,
  '100-departed-members': departedMembers,
  '101-deletion-codes': deletionCodes,
  '107-withdrawn-requests': withdrawnRequests,
  '108-visitors-allowed': visitorsAllowed,
  '109-contact-lists': contactLists,
  '110-active-hour': activeHour,
  '113-enrolment-codes': enrolmentCodes,
  '119-document-sheets': documentSheets,
  '120-opening-sessions': openingSessions,
  '123-order-buyers': orderBuyers,
  '129-upload-metadata': uploadMetadata,
  '131-orders-by-email': ordersByEmail,
  '132-post-changes': postChanges,
  '138-photo-originals': photoOriginals,
  '139-education-levels': educationLevels,
};
