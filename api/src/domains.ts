import { registerAds } from './ads/register-ads.ts';
import { registerAnalytics } from './analytics/register-analytics.ts';
import { registerAssistant } from './assistant/register-assistant.ts';
import { registerPaymentDesk } from './billing/desk/register-payment-desk.ts';
import { registerReceipts } from './billing/receipts/register-receipts.ts';
import { registerBilling } from './billing/register-billing.ts';
import { registerBiodata } from './biodata/register-biodata.ts';
import { registerChat } from './chat/register-chat.ts';
import { registerContacts } from './contacts/register-contacts.ts';
import { registerContent } from './content/register-content.ts';
import { registerDataExport } from './data-export/register-data-export.ts';
import { registerEngagement } from './engagement/register-engagement.ts';
import { registerFiles } from './files/register-files.ts';
import { registerIdentity } from './identity/register-identity.ts';
import { registerOwnProfile } from './own-profile/register-own-profile.ts';
import { registerPictures } from './pictures/register-pictures.ts';
import type { Api } from './platform/context.ts';
import { registerProfiles } from './profiles/register-profiles.ts';
import { registerStaff } from './staff/register-staff.ts';
import { registerReports } from './staff/reports/register-reports.ts';
import { registerUploads } from './uploads/serve-uploads.ts';
import { registerVerification } from './verification/register-verification.ts';
import { registerVideoIntros } from './video-intros/register-video-intros.ts';

/** Puts one domain's calls on the application. */
export type RegisterDomain = (api: Api) => void | Promise<void>;

/** Every domain of the API; a new one adds its line here. */
export const domains: readonly RegisterDomain[] = [
  registerIdentity,
  registerProfiles,
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
