import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What the frame around the staff desk says. */
export const deskTexts = defineTexts('shell.desk', {
  'desk.name': 'Staff desk',
  'desk.calllogs': 'Calls',
  'desk.reviews': 'Reviews',
  'desk.reports': 'Reports',
  'desk.leads': 'Ads',
  'desk.attention': 'Payments',
  'desk.week': 'Week',
  'desk.audit': 'Audit',
  'desk.toSite': "Members' site",
  'desk.toProfiles': '{product}, all profiles',
});
