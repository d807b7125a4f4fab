// Translations come in the chunk: language
import { defineTexts } from '../../i18n/i18n.ts';
import type { RouteName } from '../../platform/routes.ts';

/**
 * Names of pages in the document's title and in links back to them. The names in page-view events (routes.ts) are
 * apart: counting goes on under one name, whatever the language.
 */
export const pageNames = defineTexts('pages', {
  home: 'Brides and grooms',
  profiles: 'Profiles',
  savedProfiles: 'Saved profiles',
  filteredProfiles: 'Filtered profiles',
  featured: 'Featured profiles',
  info: 'Edit profile',
  profile: 'Profile',
  login: 'Login',
  logout: 'Logout',
  signup: 'Sign up',
  resetPassword: 'Reset password',
  settings: 'Settings',
  settingsPart: 'Settings',
  member: 'Become a member',
  subscription: 'Plans',
  interests: 'Interests',
  chats: 'Chats',
  chat: 'Chat',
  calllogs: 'Call logs',
  reviews: 'Documents to review',
  reports: 'Reports',
  leads: 'Ads',
  attention: 'Payments',
  week: 'The week',
  audit: 'Audit trail',
  uploadIntro: 'Video introduction',
  uploadDoc: 'Identity verification',
  uploadJobDoc: 'Job verification',
  uploadIncomeDoc: 'Income verification',
  uploadPropertyDoc: 'Property verification',
  uploadPics: 'Photos',
  addContacts: 'Family contacts',
  blogs: 'Blogs',
  blog: 'Blog',
  features: 'Features',
  publishAd: 'Publish an ad',
  deleteAccount: 'Delete account',
  terms: 'Terms & Conditions',
  privacy: 'Privacy',
  safety: 'Meeting safely',
  refunds: 'Payments and refunds',
  community: 'How we treat each other',
} satisfies Record<RouteName, string>);
