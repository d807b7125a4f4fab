import { defineTexts } from 'shared-contracts/i18n/i18n';
import { heightTexts } from '../../people/height-words.ts';

/** Texts of the guided first profile. */
export const firstTexts = defineTexts('mf-profiles.first', {
  ...heightTexts,
  'first.title': 'Your first profile',
  'first.place': 'Step {n} of {of}',
  'first.all': 'Fill in everything instead',
  'first.bar': 'Go on',
  'first.next': 'Continue',
  'first.skip': 'Skip',
  'first.people': 'See people',

  'who.title': 'Who is this profile for?',
  'who.text': 'Many profiles here are kept by a parent, a brother or a sister. Please tell us.',
  'who.mistaken': 'Was it set wrong when you signed up? Then correct the profile.',
  'who.correct.female': 'Make it a woman’s profile',
  'who.correct.male': 'Make it a man’s profile',
  'photo.title': 'A photo',
  'photo.text': 'Families look at profiles with a face first. You choose who sees yours.',
  'photo.own': 'Your photo, as it stands on your card',
  'photo.add': 'Add a photo',
  'photo.change': 'Add or change photos',
  'facts.title': 'What a family asks first',
  'facts.text': 'Five things. Whatever you leave empty can wait.',
  'stars.title': 'Birth name, and whom you hope for',
  'stars.text': 'Write the birth name in Latin or Devanagari letters, and see how it is read.',
  'stars.hopes': 'Whom you hope for',
  'stars.hopesText':
    'We filled this in from what you told us. Change what you like: nobody is hidden from you.',
  'seen.title': 'This is how others will see you',
  'seen.text': 'You can add to it whenever you like.',
  'seen.card': 'Your card',
  'seen.profile': 'See my whole profile',
  'seen.rest': 'Fill in the rest',
});
