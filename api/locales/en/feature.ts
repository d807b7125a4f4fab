import { defineTexts } from 'shared-contracts/i18n/i18n';

/** The eight blocks of /features (section 1; the eighth is family contacts, readings, 'Screens'). */
export const featureTexts = defineTexts('api-features', {
  'badges.title': 'Verified identity, job and income',
  'badges.text':
    'Members show us their papers, and a badge on the profile says what was checked: identity, work, income.',
  'assistant.title': 'Ask about a profile',
  'assistant.text':
    'The assistant answers questions about a profile from what is written there: the family, the work, the expectations. It shows what you may see, and nothing else.',
  'video.title': 'A video introduction',
  'video.text':
    'A minute in your own voice says more than a page of words. Record it on your phone and take it back whenever you like.',
  'biodata.title': 'Your marriage biodata, free',
  'biodata.text':
    'A biodata for the families, made of your profile as a PDF. Download it, print it, send it to your relatives.',
  'gunMilan.title': 'Gun Milan at once',
  'gunMilan.text':
    'The score out of 36 with the points of each aspect, as soon as both birth names are known.',
  'chat.title': 'Chat, search and contact',
  'chat.text':
    'Search among the members, send an interest, ask to chat. Talks begin when both of you agree.',
  'govId.title': 'Profiles verified with a government ID',
  'govId.text':
    'Passport, Aadhaar or PAN: members with the badge have shown one of them. Numbers stay with us, other members never see them.',
  'family.title': 'The family is part of it',
  'family.text':
    'Name the parents and relatives who may be called. Only verified members on a paid plan see their numbers, and you see who has looked.',
});
