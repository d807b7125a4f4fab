// Translations come in the chunk: language
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** How a height is said, for each namespace that says one; no unit stands alone on a line. */
export const heightTexts = {
  'height.feet': '{feet}\u{a0}ft\u{a0}{inches}\u{a0}in',
  'height.cm': '({cm}\u{a0}cm)',
} as const;

/** Texts of the listing and of what it shares with the profile view; the view's own come with its chunk. */
export const texts = defineTexts('mf-profiles', {
  ...heightTexts,

  'hero.title': 'Find your match among families you can trust',
  'hero.text': 'Families of our community. A seal shows what we have checked.',
  'hero.signs': 'Why families trust us',
  'hero.verified': 'We check identity, job and income papers',
  'hero.private': 'You choose who sees your photos; numbers are for verified members only',
  'hero.gunmilan': 'Gun Milan with a reason for every point',
  'hero.runBy': 'Questions? {name} runs this site.',
  'hero.checks': 'How we check families',
  'hero.write': 'Write to us',

  'list.title': 'Profiles',
  'list.visitorTitle': 'People of our community',
  'list.show': 'Show',
  'list.all': 'Everyone',
  'list.brides': 'Brides',
  'list.grooms': 'Grooms',
  'list.sort': 'Order of the profiles',
  'list.relevance': 'For you',
  'list.newest': 'Newest',
  'list.active': 'Active',
  'list.count': { one: '{people} profile', other: '{people} profiles' },
  'list.countMore': '{people}+ profiles',
  'list.look.columns': 'Show two side by side',
  'list.look.rows': 'Show one below the other',
  'list.filters': 'Filters',
  'list.featured': 'Featured',
  'list.loading': 'Profiles are on their way',
  'list.slow':
    'This is taking longer than usual. Please stay on this page; the profiles will come.',
  'list.more': 'Show more',
  'list.shown': { one: '{count} profile so far', other: '{count} profiles so far' },
  'list.end': {
    one: 'You have seen the one profile here',
    other: 'You have seen all {count} profiles',
  },
  'list.setAside': {
    one: 'You set aside one profile; those like it come later',
    other: 'You set aside {count} profiles; those like them come later',
  },
  'list.emptyTitle': 'No profiles yet',
  'list.emptyVisitor': 'New families join every week. Look at everyone, or come back soon.',
  'list.emptyMember':
    'New families join every week. Complete profiles are found first, so fill in yours meanwhile.',
  'list.showAll': 'Show everyone',
  'list.editProfile': 'Complete my profile',

  'failure.title': 'We could not load the profiles',
  'failure.moreTitle': 'We could not load more profiles',

  'card.photos': 'Photos of {name}',
  'card.photoOf': '{name}, photo {n} of {of}',
  'card.noPhoto': '{name} has not added a photo yet',
  'card.withheld': '{name} shares photos with some members only',
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
  'card.noScore': 'Gun Milan needs both birth names',
  'why.stated': '{what} as you hope',
  'why.close': '{what} close to yours',
  'why.two': '{a} and {b}',
  'why.three': '{a}, {b} and {c}',
  'card.notForMe': 'Not for me: {name}',
  'card.showAgain': 'Show {name} again',
  'like.title': 'People like this',
  'card.save': 'Save {name}',
  'card.unsave': 'Remove {name} from Saved',

  'seal.identity': 'Identity verified',
  'seal.job': 'Job verified',
  'seal.income': 'Income verified',
  'seal.property': 'Property verified',

  'invitation.title': 'See the whole profile',
  'invitation.more': 'Join free to see more',
  'invitation.text':
    'Join free to see more photos, families and horoscopes, to save the ones you like and to say hello.',
});
