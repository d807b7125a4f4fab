import type { AccountTables } from '../../modules/accounts/accounts.tables.ts';
import type { ExportTables } from '../../modules/accounts/data-export/data-export.tables.ts';
import type { DepartedTables } from '../../modules/accounts/return/departed.tables.ts';
import type { AnalyticsTables } from '../../modules/analytics/analytics.tables.ts';
import type { BillingTables } from '../../modules/billing/billing.tables.ts';
import type { ChatTables } from '../../modules/chat/chat.tables.ts';
import type { AdTables } from '../../modules/content/ads.tables.ts';
import type { ContentTables } from '../../modules/content/content.tables.ts';
import type { EngagementTables } from '../../modules/engagement/engagement.tables.ts';
import type { ContactTables } from '../../modules/profiles/contacts/contacts.tables.ts';
import type { OwnProfileTables } from '../../modules/profiles/own/own-profile.tables.ts';
import type { ProfileTables } from '../../modules/profiles/profiles.tables.ts';
import type { ModerationTables } from '../../modules/staff/reports/moderation.tables.ts';
import type { StaffTables } from '../../modules/staff/staff.tables.ts';
import type { VerificationTables } from '../../modules/verification/verification.tables.ts';
import type { UploadTables } from '../../storage/uploads/uploads.tables.ts';
import type { JobTables } from '../jobs/jobs.tables.ts';

/** Every table of the database; each domain adds its own interface of tables here. */
export interface Database
  extends
    AccountTables,
    DepartedTables,
    ExportTables,
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
