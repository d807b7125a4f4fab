import type { Api } from '../platform/calls/context.ts';
import { registerFiles } from '../storage/register-files.ts';
import { registerUploads } from '../storage/uploads/serve-uploads.ts';
import { registerDataExport, registerAccounts } from './accounts/accounts.server.ts';
import { registerAnalytics } from './analytics/analytics.server.ts';
import { registerAssistant } from './assistant/assistant.server.ts';
import {
  registerPaymentDesk,
  registerReceipts,
  registerBilling,
} from './billing/billing.server.ts';
import { registerChat } from './chat/chat.server.ts';
import { registerAds, registerContent } from './content/content.server.ts';
import { registerEngagement } from './engagement/engagement.server.ts';
import {
  registerBiodata,
  registerContacts,
  registerOwnProfile,
  registerPictures,
  registerProfiles,
  registerSuggestions,
  registerVideoIntros,
} from './profiles/profiles.server.ts';
import { registerStaff, registerReports } from './staff/staff.server.ts';
import { registerVerification } from './verification/verification.server.ts';

/** Puts one module's calls on the application. */
export type RegisterModule = (api: Api) => void | Promise<void>;

/** What the calls of each module are about, by its name in the description of the API (OpenAPI). */
export const MODULE_TEXTS: Readonly<Record<string, string>> = {
  accounts: 'Sign up, sign in, sessions, second factors, settings of an account and its deletion.',
  profiles:
    'The listing with its filters, profiles of others, horoscope matches and saved searches.',
  suggestions: 'Profiles that suit a member.',
  'own profile': 'A member’s own profile, its drafts, preferences and viewers.',
  engagement: 'Interests, saved profiles, chat requests and blocks.',
  contacts: 'Contact persons of a family, and opening those of others.',
  chat: 'Conversations and their messages.',
  assistant: 'Questions about a profile, and their answers.',
  staff: 'The desk: members, call logs and the audit trail.',
  reports: 'Reports of members about profiles, and their review.',
  content: 'Blog posts, legal texts and what the site offers.',
  ads: 'Advertisements and requests for them.',
  analytics: 'Counts of page views.',
  'payment desk': 'Payments and refunds as staff see them.',
  billing: 'Plans, orders, and events of the payment provider.',
  receipts: 'Receipts and invoices as documents.',
  biodata: 'A profile as a PDF to hand on.',
  pictures: 'Photos of a profile and their review.',
  uploads: 'Uploads that can be resumed (tus 1.0).',
  'video intros': 'Video introductions and their review.',
  'data export': 'Everything that is stored about a member, as a file.',
  verification: 'Documents that prove what a profile says, and their review.',
  files: 'Stored files by their signed addresses.',
};

/** Every module of the API; a new one adds its line here. */
export const modules: readonly RegisterModule[] = [
  registerAccounts,
  registerProfiles,
  registerSuggestions,
  registerOwnProfile,
  registerEngagement,
  registerContacts,
  registerChat,
  registerAssistant,
  registerStaff,
  registerReports,
  registerContent,
  registerAds,
  registerAnalytics,
  registerPaymentDesk,
  registerBilling,
  registerReceipts,
  registerBiodata,
  registerPictures,
  registerUploads,
  registerVideoIntros,
  registerDataExport,
  registerVerification,
  registerFiles,
];
