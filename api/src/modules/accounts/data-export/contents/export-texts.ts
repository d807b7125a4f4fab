import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What stands in an export: names of its parts, of their columns, and the sentences of its first page. */
export const exportTexts = defineTexts('data-export', {
  'page.title': 'Your data at {product}',
  'page.text':
    'This is what {product} keeps of you, as of {time}. Other people appear with their first name only, and only with what passed between you. The same is in the JSON files beside this page, for programs to read.',
  'page.nothing': 'Nothing is kept here.',
  'page.files': 'Photos, biodata and messages',
  'page.none': '–',
  'page.back': 'Back to the overview',
  'messages.me': 'You',

  'part.account': 'Account',
  'part.profile': 'Profile',
  'part.contacts': 'Family contacts',
  'part.photos': 'Photos',
  'part.verification': 'Verification: what was sent and decided',
  'part.interests': 'Interests',
  'part.chat-requests': 'Chat requests',
  'part.messages': 'Messages',
  'part.saved-profiles': 'Saved profiles',
  'part.saved-searches': 'Saved searches',
  'part.drafts': 'Drafts',
  'part.blocked': 'People whom you blocked',
  'part.reports': 'Reports that you sent',
  'part.moderation': 'What our staff decided about your profile',
  'part.viewers': 'Who viewed you',
  'part.viewed': 'Profiles that you opened',
  'part.contact-views': 'Who saw your contacts',
  'part.contacts-seen': 'Contacts that you saw',
  'part.consents': 'What you agreed to',
  'part.sessions': 'Where you are signed in',
  'part.payments': 'Payments',
  'part.staff-calls': 'Calls that our staff noted with you',

  'file.biodata': 'Biodata (PDF)',
  'file.photo': 'Photo',
  'file.video': 'Video introduction',

  'of.address': 'Address',
  'of.amount': 'Amount in rupees',
  'of.answer': 'Answer',
  'of.city': 'City',
  'of.date': 'Date',
  'of.decided': 'Decided on',
  'of.device': 'Device',
  'of.direction': 'Direction',
  'of.document': 'Document',
  'of.email': 'E-mail',
  'of.ends': 'Ends',
  'of.field': 'What',
  'of.file': 'File',
  'of.filters': 'Filters',
  'of.first_name': 'First name',
  'of.given': 'Agreed',
  'of.kind': 'Kind',
  'of.lifted': 'Taken back on',
  'of.last_seen': 'Last used',
  'of.main': 'shown first',
  'of.message': 'Message',
  'of.months': 'Months',
  'of.name': 'Name',
  'of.occupation': 'Occupation',
  'of.phone': 'Phone',
  'of.plan': 'Plan',
  'of.purpose': 'For what',
  'of.reason': 'Reason',
  'of.receipt': 'Receipt',
  'of.relation': 'Relation',
  'of.state': 'State',
  'of.text': 'Text',
  'of.text_version': 'Text as of',
  'of.value': 'Value',

  'said.yes': 'Yes',
  'said.no': 'No',
  'said.sent': 'Sent by you',
  'said.received': 'Received by you',
  'said.accepted': 'Accepted',
  'said.declined': 'Declined',
  'said.waiting': 'Not answered yet',
  'said.warned': 'Warning',
  'said.hidden': 'Profile hidden',

  'profile.hopes': 'Hoped for in a partner',

  'account.member_since': 'Member since',
  'account.plan_until': 'Plan until',
  'account.password': 'A password is set',
  'account.staff_calls': 'Staff may phone',
  'account.language': 'Language of the pages and mails',
  'account.support_phone': 'Number for support',
  'account.support_whatsapp': 'WhatsApp number for support',
  'account.phone': 'Phone given at sign-up',
  'account.state': 'State of the profile',
  'account.photo_privacy': 'Who sees the photos',
  'account.score': 'Profile score',

  'state.active': 'Shown',
  'state.paused': 'Paused',
  'state.marriage_fixed': 'Marriage fixed',
  'state.hidden': 'Hidden by our staff',
  'audience.everyone': 'Everyone',
  'audience.members': 'Members',
  'audience.verified': 'Members whose identity is verified',
  'audience.matched': 'Matches only',
  'document.GovID': 'Identity',
  'document.JobID': 'Job',
  'document.SalaryID': 'Salary',
  'document.PropertyID': 'Property',
  'verification.pending': 'Being checked',
  'verification.approved': 'Approved',
  'verification.rejected': 'Sent back',
  'payment.created': 'Not paid',
  'payment.attempted': 'At the bank',
  'payment.authorized': 'Held by the bank',
  'payment.captured': 'Paid',
  'payment.granted': 'Paid, plan given',
  'payment.failed': 'Given up unpaid',
  'payment.refunded': 'Paid back',
  'report.open': 'Being looked at',
  'report.dismissed': 'Closed, nothing was done',
  'report.acted': 'Something was done',

  'consent.intent': 'Declaration: a marriage is sought',
  'consent.terms': 'Terms and conditions',
  'consent.marketing': 'Mails with news and offers',
});

/** Keys of what stands in an export. */
export type ExportKey = keyof typeof exportTexts.en;
type After<Prefix extends string> = ExportKey extends infer K
  ? K extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

/** Parts of an export; also the names of their JSON files. */
export type PartName = After<'part'>;
/** Columns of a part. */
export type ColumnName = After<'of'>;
/** Words for what is one of a few things. */
export type SaidName = After<'said'>;
/** What an account has beside its profile. */
export type AccountField = After<'account'>;
