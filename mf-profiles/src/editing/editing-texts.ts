import { defineTexts } from 'shared-contracts/i18n/i18n';
import { fieldTexts } from '../people/field-texts.ts';
import { suggestionTexts } from '../people/suggested/suggestion-texts.ts';
import { valueTexts } from '../people/value-texts.ts';
import { errorTexts } from './error-texts.ts';
import { helpTexts } from './help-texts.ts';

/** Texts of /info; labels and values are those of the profile view. */
export const editingTexts = defineTexts('mf-profiles.editing', {
  ...valueTexts,
  ...suggestionTexts,
  ...fieldTexts,
  ...helpTexts,
  ...errorTexts,

  'edit.title': 'Edit profile',
  'edit.intro': 'Fill it in any order, as much as you like. You can add the rest later.',
  'edit.see': 'See my profile',
  'edit.first': 'Four short steps',
  'edit.loading': 'Your profile is on its way',
  'edit.slow':
    'This is taking longer than usual. Please stay on this page; your profile will come.',
  'edit.noStep': 'The address names a step that does not exist; this is the first one.',
  'edit.failed': 'We could not load your profile',
  'edit.nobodyTitle': 'There is no profile to edit',
  'edit.nobodyText':
    'This account works at the desk of the community and has no profile of its own.',
  'edit.toProfiles': 'See profiles',

  'score.label': 'Profile score: {score} of 100',
  'score.fields': 'The details on this page earn {points} of {most} points.',

  'steps.short.personal': 'Personal',
  'steps.short.work': 'Work',
  'steps.short.family': 'Family',
  'steps.short.preferences': 'Preferences',
  'steps.short.astrology': 'Astrology',
  'steps.label': 'Steps',
  'steps.place': 'Step {n} of {of}',
  'steps.done': 'complete',
  'steps.missing': { one: '{count} field still empty', other: '{count} fields still empty' },
  'steps.unsaved': 'not saved yet',
  'step.complete': 'Everything here is filled in.',

  'group.names': 'Name',
  'group.person': 'About the person',
  'group.words': 'In words',
  'group.reach': 'For us only',
  'group.study': 'Study',
  'group.work': 'Work and income',
  'group.parents': 'Parents',
  'group.siblings': 'Siblings',
  'group.family': 'The family',
  'group.hopes': 'What you hope for',
  'group.ways': 'Lifestyle',
  'group.partner': 'Partner preferences',
  'group.partnerText':
    'Each is shown beside what the other person has filled in. Nobody is hidden from you.',
  'group.moreWishes': 'More preferences',
  'group.stars': 'Birth name and stars',

  'field.name_devanagari': 'First name in Devanagari',
  'field.last_name_devanagari': 'Last name in Devanagari',
  'field.phone': 'Your phone',
  'field.made_for': 'Whose profile is it?',
  'made_for.self': 'My own',
  'made_for.son': 'My son’s',
  'made_for.daughter': 'My daughter’s',
  'made_for.brother': 'My brother’s',
  'made_for.sister': 'My sister’s',
  'made_for.relative': 'A relative’s',
  'field.partner_preferences.age_from': 'Their age, from',
  'field.partner_preferences.age_to': 'Their age, to',
  'field.partner_preferences.height_from': 'Their height, from',
  'field.partner_preferences.height_to': 'Their height, to',
  'field.partner_preferences.maritial_status': 'Their marital status',
  'field.partner_preferences.current_city': 'Their cities',
  'field.partner_preferences.education': 'Their education',
  'field.partner_preferences.occupation': 'Their occupation',
  'field.partner_preferences.annual_income_from': 'Their yearly income, at least',
  'field.partner_preferences.dietary_preferences': 'Their food',
  'field.partner_preferences.drinking_habits': 'Their drinking',
  'field.partner_preferences.smoking_habits': 'Their smoking',
  'field.partner_preferences.family_type': 'Their family',
  'field.partner_preferences.family_values': 'Their family values',
  'field.partner_preferences.mangal_dosh': 'Their mangal dosh',

  'yesNo.yes': 'Yes',
  'yesNo.no': 'No',
  'choice.notSaid': 'Not said',
  'choice.choose': 'Choose',
  'choice.any': 'Any',
  'day.day': 'Day',
  'day.month': 'Month',
  'day.year': 'Year',
  'text.count': '{count} of {most} characters.',
  'amount.plain': '₹{amount}',
  'amount.lakh': '₹{amount} ({count} lakh)',
  'amount.crore': '₹{amount} ({count} crore)',
  'amount.aYear': '{amount} a year',

  'save.bar': 'Save this step',
  'save.save': 'Save',
  'save.next': 'Save and continue',
  'save.last': 'Save and see my profile',
  'save.now': 'Saved just now',
  'save.at': 'Saved at {time}',
  'save.merged': 'Saved just now, together with what was saved elsewhere meanwhile',
  'save.nothing': 'Nothing to save in this step yet',
  'save.unsaved': 'Not saved yet',
  'save.kept': 'Not saved yet. Kept as a draft.',
  'save.waiting': 'Not saved yet. It is kept here, and as a draft once you are back online.',
  'save.notKept': 'Not saved yet, and not kept as a draft: please save.',
  'save.stillHere': 'What you wrote is still here.',

  'draft.failed': 'We could not check for an unsaved draft of yours.',

  'conflict.title': 'Your profile was changed somewhere else meanwhile',
  'conflict.text': 'Nothing is lost. Please choose which one to keep:',
  'conflict.yours': 'Yours',
  'conflict.newer': 'Saved meanwhile',
  'conflict.keep': 'Keep mine',
  'conflict.take': 'Use the newer ones',

  'live.help': 'What Gun Milan reads from this name:',
  'live.unread': 'No syllable can be read from this yet.',
  'live.conflict': 'The rashi that you chose is {rashi}. Gun Milan goes by the name.',
  'gender.correct': 'Correct this',
  'gender.question.female': 'Change this profile to a woman’s?',
  'gender.question.male': 'Change this profile to a man’s?',
  'gender.follows':
    'You will then see the other side of the community, and your saved profiles are removed.',
  'reading.title': 'How it was read',
  'reading.name': '{akshara} · {nakshatra}, pada {pada} · {rashi}',
  'reading.conflict': 'The rashi that you gave is a different one.',
  'reading.score': 'Gun Milan with {name}: {total} of {most}',
  'reading.see': 'See it on the profile of {name}',
});

/** A function that words a key of these texts, as `useTexts` returns it. */
export type EditWords = (
  key: keyof typeof editingTexts.en,
  values?: Readonly<Record<string, string | number>>,
) => string;
