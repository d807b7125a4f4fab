import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of what staff did to one's own profile. */
export const moderationTexts = defineTexts('mf-profiles.moderation', {
  'warned.title': 'A note from our team',
  'warned.text': '“{reason}”',
  'warned.help': 'Your profile stays as it is. This note stays here for 30 days.',
  'hidden.title': 'Our team has hidden your profile',
  'hidden.text': 'The reason: “{reason}”',
  'hidden.help': 'Nobody but you sees it. Nothing is lost. If this is a mistake, write to {email}.',
});
