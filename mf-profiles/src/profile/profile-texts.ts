import { defineTexts } from 'shared-contracts/i18n/i18n';
import { fieldTexts } from '../people/field-texts.ts';
import { valueTexts } from '../people/value-texts.ts';

/** Texts of the profile view; those of the fields of section 3 and of their values stand in src/people. */
export const profileTexts = defineTexts('mf-profiles.profile', {
  ...valueTexts,
  ...fieldTexts,

  'view.title': 'Profile',
  'view.loading': 'The profile is on its way',
  'view.slow': 'This takes longer than usual. Please stay on this page; the profile will come.',
  'view.failed': 'The profile did not come',
  'view.tabs': 'What is known of {name}',
  'view.interestInYou': '{name} is interested in you',
  'view.interestInEachOther': 'You are interested in each other',
  'view.actions': 'What you can do',
  'view.fullScreen': 'Full screen',
  'view.close': 'Close',
  'view.video': 'Video introduction',
  'video.of': 'Video introduction of {name}',
  'video.play': 'Play the introduction of {name}',
  'video.failed': 'The video did not come. Please try again.',
  'view.own': 'This is your own profile, as other members see it.',
  'view.edit': 'Edit my profile',
  'view.editPhotos': 'Add or change photos',

  'blocked.title': 'You have blocked {name}',
  'blocked.text': '{name} does not find you, and you do not see each other in any list.',

  'gone.title': 'This profile is not available',
  'gone.text':
    'It may have been paused or closed, or the link is incomplete. There are many others to meet.',
  'married.title': 'The marriage of this person is fixed',
  'married.text': 'Their profile is closed now. There are many others to meet.',
  'gone.back': 'See all profiles',
  'budget.title': 'You have seen many profiles',
  'budget.member': 'You can open more in a while. Nothing is lost: your list stays as it is.',
  'budget.visitor': 'Join free to go on, and to see whole profiles.',

  'join.title': 'Join to see all of {name}’s profile',
  'join.text': 'It is free, and your own profile is shown only as you allow.',
  'join.photos': 'More photos and the video introduction',
  'join.gunmilan': 'Your Gun Milan score out of 36',
  'join.hello': 'Save, send an interest, and chat',

  'glance.title': 'At a glance',
  'glance.age': 'Age',
  'glance.years': { one: '{count} year', other: '{count} years' },
  'glance.work': 'Work',

  'value.birthdate': '{day} ({age}\u00a0years)',
  'value.income': '₹{amount}',
});

/** A function that words a key of these texts, as `useTexts` returns it. */
export type ProfileWords = (
  key: keyof typeof profileTexts.en,
  values?: Readonly<Record<string, string | number>>,
) => string;
