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
