import type { AnalyticsTables } from '../analytics/analytics.tables.ts';
import type { BillingTables } from '../billing/billing.tables.ts';
import type { ChatTables } from '../chat/chat.tables.ts';
import type { ContactTables } from '../contacts/contacts.tables.ts';
import type { AdTables } from '../content/ads.tables.ts';
import type { ContentTables } from '../content/content.tables.ts';
import type { ExportTables } from '../data-export/data-export.tables.ts';
import type { EngagementTables } from '../engagement/engagement.tables.ts';
import type { FileTables } from '../files/files.tables.ts';
import type { IdentityTables } from '../identity/identity.tables.ts';
import type { OwnProfileTables } from '../own-profile/own-profile.tables.ts';
import type { ProfileTables } from '../profiles/profiles.tables.ts';
import type { ModerationTables } from '../staff/reports/moderation.tables.ts';
import type { StaffTables } from '../staff/staff.tables.ts';
import type { UploadTables } from '../uploads/uploads.tables.ts';
import type { VerificationTables } from '../verification/verification.tables.ts';
import type { JobTables } from './jobs/jobs.tables.ts';
import type { MailTables } from './mail/mails.tables.ts';

/** Every table of the database; each domain adds its own interface of tables here. */
export interface Database
  extends
    IdentityTables,
    ExportTables,
    FileTables,
    MailTables,
    JobTables,
    ProfileTables,
    ContentTables,
    AdTables,
    ChatTables,
    OwnProfileTables,
    EngagementTables,
    ContactTables,
    VerificationTables,
    UploadTables,
    BillingTables,
    StaffTables,
    ModerationTables,
    AnalyticsTables {}
