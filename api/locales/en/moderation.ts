import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What staff did to a profile; nothing in it tells who reported. */
export const moderationTexts = defineTexts('moderation', {
  'subject.warned': 'Please read this: a note about your profile',
  'subject.hidden': 'Your profile is hidden for now',
  'subject.restored': 'Your profile is visible again',
  warned: `Namaskar,

our team has looked at something about your profile at {product}, and asks you to mind this:

{reason}

Your profile stays as it is. The note stays on your profile page for 30 days: {link}

{product}`,
  hidden: `Namaskar,

our team has hidden your profile at {product}. The reason:

{reason}

Nobody but you sees it now. Your photos, chats and plan are kept. If this is a mistake, please answer to {email}.

{product}`,
  restored: `Namaskar,

your profile at {product} is visible again, as it was before. Our team says:

{reason}

{link}

{product}`,
});
