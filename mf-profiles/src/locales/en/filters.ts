import { defineTexts } from 'shared-contracts/i18n/i18n';
import { suggestionTexts, valueTexts } from './fields.ts';

/** Texts of the filtered and the featured listing, of the filters and of saved searches. */
export const filterTexts = defineTexts('mf-profiles.filters', {
  ...valueTexts,
  ...suggestionTexts,

  'page.title': 'Filtered profiles',
  'page.unread':
    'A part of this link could not be read and was left out. The other filters are as you see them.',
  'page.needsPlan': 'Your plan does not filter by “{words}” yet, so it was left out.',
  'page.upgrade': 'Upgrade plan',

  'featured.title': 'Featured profiles',
  'featured.intro':
    'Families whose plan puts their profile forward. All families, whatever their plan, are under Profiles.',
  'featured.emptyTitle': 'No featured profiles just now',
  'featured.emptyText': 'This changes from week to week. All profiles are one tap away.',
  'featured.all': 'See all profiles',

  'form.title': 'Filters',
  'form.open': 'Filters',
  'form.openCount': 'Filters ({count})',
  'form.close': 'Close the filters',
  'form.failed': 'We could not load the filters',
  'form.loading': 'The filters are on their way',
  'form.apply': 'Show profiles',
  'form.applyCount': { one: 'Show {people} profile', other: 'Show {people} profiles' },
  'form.applyMore': 'Show {people}+ profiles',
  'form.applyNone': 'No profile fits: see why',
  'form.clear': 'Clear all',
  'form.any': 'Any',
  'form.noChoice': 'Nothing in this list begins like that.',
  'form.backward': 'This ends before it begins. Please swap the two.',
  'form.unsearchable': 'Please enter at least {count} letters.',
  'form.upgrade': 'Upgrade your plan to filter by this',

  'field.ageFrom': 'Age from',
  'field.ageTo': 'Age to',
  'field.heightFrom': 'Height from',
  'field.heightTo': 'Height to',
  'field.city': 'Cities',
  'field.maritial_status': 'Marital status',
  'field.education': 'Education or degree',
  'field.education_level': 'Level of education',
  'field.occupation': 'Occupation',
  'field.beginning': 'Choose from the list, or write it your way.',
  'field.income': 'Yearly income, at least',
  'field.diet': 'Food',
  'field.rashi': 'Rashi',
  'field.mangal_dosh': 'Mangal dosh',
  'field.gotra_not': 'Not of these gotras',
  'field.gotraHelp': 'Profiles without a gotra are still shown.',
  'field.verified': 'Verified by us',
  'field.more': 'Also',

  'chips.title': 'Applied filters',
  'chip.age': '{from} to {to} years',
  'chip.age_from': '{from} years and older',
  'chip.age_to': 'Up to {to} years',
  'chip.height': '{from} to {to}',
  'chip.height_from': '{from} and taller',
  'chip.height_to': 'Up to {to}',
  'chip.education': 'Education: {words}',
  'education_level.diploma': 'Diploma',
  'education_level.bachelor': 'Bachelor’s degree',
  'education_level.master': 'Master’s degree',
  'education_level.doctorate': 'Doctorate',
  'chip.occupation': 'Occupation: {words}',
  'chip.income': '₹{amount} a year and more',
  'chip.mangal_dosh': 'Mangal dosh: {words}',
  'chip.gotra_not': 'Not {words}',
  'chip.photo': 'With a photo',
  'chip.online': 'Active this week',
  'verified.personal': 'Identity verified',
  'verified.job': 'Job verified',
  'verified.salary': 'Income verified',

  'saved.title': 'Saved searches',
  'saved.failed': 'We could not load your saved searches.',
  'saved.remove': 'Remove the saved search {name}',
  'saved.removeQuestion': 'Remove the saved search “{name}”?',
  'save.open': 'Save this search',
  'save.name': 'Name of the search',
  'save.help': 'You will find it above the profiles whenever you come back.',
  'save.taken': 'There is already a search with this name. This one will replace it.',
  'save.nameless': 'Please give it a name.',
  'save.confirm': 'Save',

  'empty.title': 'No profile fits all of this',
  'empty.loosen': 'Leave out one filter, and there are families to meet:',
  'empty.nothing':
    'Even with one filter less no profile fits yet. Start again with the one that matters most.',
  'empty.without': {
    one: 'Without “{words}”: {people} profile',
    other: 'Without “{words}”: {people} profiles',
  },
  'empty.withoutMore': 'Without “{words}”: {people}+ profiles',
  'empty.clear': 'Clear all filters',
});

/** A function that words a key of these texts, as `useTexts` returns it. */
export type FilterWords = (
  key: keyof typeof filterTexts.en,
  values?: Readonly<Record<string, string | number>>,
) => string;
