import { defineTexts } from 'shared-contracts/i18n/i18n';
import { heightTexts } from './people/height-words.ts';

/** Texts of the listing and of what it shares with the profile view; the view's own come with its chunk. */
export const texts = defineTexts('mf-profiles', {
  ...heightTexts,

  'hero.title': 'Find your match among families you can trust',
  'hero.text': 'Real people of our community, verified with care. Families at ease.',
  'hero.signs': 'Why families trust us',
  'hero.verified': 'Identity, job and income verified',
  'hero.private': 'Contacts for verified members only',
  'hero.gunmilan': 'Gun Milan out of 36, at once',
  'hero.blogs': 'Read our blogs',

  'list.title': 'Profiles',
  'list.visitorTitle': 'People of our community',
  'list.show': 'Whom to show',
  'list.all': 'Everyone',
  'list.brides': 'Brides',
  'list.grooms': 'Grooms',
  'list.sort': 'Order of the profiles',
  'list.relevance': 'For you',
  'list.newest': 'Newest',
  'list.active': 'Recently active',
  'list.count': { one: '{people} profile', other: '{people} profiles' },
  'list.countMore': '{people}+ profiles',
  'list.filters': 'Filters',
  'list.featured': 'Featured',
  'list.loading': 'Profiles are on their way',
  'list.slow': 'This takes longer than usual. Please stay on this page; the profiles will come.',
  'list.more': 'Show more',
  'list.shown': { one: '{count} profile so far', other: '{count} profiles so far' },
  'list.end': {
    one: 'You have seen the one profile here',
    other: 'You have seen all {count} profiles',
  },
  'list.emptyTitle': 'Nobody to show yet',
  'list.emptyVisitor': 'New families join every week. Look at everyone, or come back soon.',
  'list.emptyMember':
    'New families join every week. A complete profile is found first: fill in yours meanwhile.',
  'list.showAll': 'Show everyone',
  'list.editProfile': 'Complete my profile',

  'saved.title': 'Saved profiles',
  'saved.intro': 'Whom you would like to look at again. Only you see this list.',
  'saved.emptyTitle': 'Nobody saved yet',
  'saved.emptyText': 'When a profile pleases you, press Save on it. You find it here again.',
  'saved.find': 'See profiles',

  'failure.title': 'The profiles did not come',
  'failure.moreTitle': 'The next profiles did not come',

  'card.photos': 'Photos of {name}',
  'card.photoOf': '{name}, photo {n} of {of}',
  'card.noPhoto': '{name} has not added a photo yet',
  'card.withheld': '{name} shows photos to some only',
  'card.photoFor.everyone': 'Photo for everyone',
  'card.photoFor.members': 'Photo for members',
  'card.photoFor.verified': 'Photo for verified members',
  'card.photoFor.matched': 'Photo for matches',
  'card.previous': 'Previous photo',
  'card.next': 'Next photo',
  'card.position': '{n} of {of}',
  'card.matched': 'Matched',
  'card.gunmilan': 'Gun Milan {total} of {max}',
  'card.ofMax': 'of {max}',
  'card.save': 'Save {name}',
  'card.unsave': 'Take {name} off the saved profiles',

  'seal.identity': 'Identity verified',
  'seal.job': 'Job verified',
  'seal.income': 'Income verified',
  'seal.property': 'Property verified',

  'invitation.title': 'See the whole profile',
  'invitation.text':
    'Join free to see more photos, families and horoscopes, to save whom you like and to say hello.',
});
