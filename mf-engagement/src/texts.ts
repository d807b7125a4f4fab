import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of this remote that the specification does not quote; the quoted ones are in `phrases`. */
export const texts = defineTexts('mf-engagement', {
  'photo.for.everyone': 'Photo for everyone',
  'photo.for.members': 'Photo for members',
  'photo.for.verified': 'Photo for verified members',
  'photo.for.matched': 'Photo for matches',

  'interests.title': 'Interests',
  'interests.intro': 'Who you would like to know, who asked about you, and where both agree.',
  'interests.tabs': 'Which interests to show',
  'interests.loading': 'Interests are on their way',
  'interests.slow':
    'This takes longer than usual. Please stay on this page; the interests will come.',
  'interests.more': 'Show more',
  'interests.shown': { one: '{count} interest so far', other: '{count} interests so far' },
  'interests.all': { one: 'One interest in all', other: '{count} interests in all' },
  'interests.count': ', {count}',
  'interests.countMore': ', more than {count}',
  'interests.moreFailed': 'The next interests did not come',

  'empty.sentText':
    'When a profile speaks to you, send an interest from it. You find the answer here.',
  'empty.received': 'No received requests',
  'empty.receivedText':
    'Interests of others arrive here. A complete profile with photos is found first.',
  'empty.matched': 'No matched requests',
  'empty.matchedText': 'When two people are interested in each other, they meet here.',
  'empty.profiles': 'See profiles',
  'empty.editProfile': 'Complete my profile',

  'card.photoOf': 'Photo of {name}',
  'card.matched': 'Matched',
  'card.waiting': 'Waiting for an answer',
  'card.waitingForMe': 'Waiting for your answer',
  'card.declinedByOther': 'Politely declined',
  'card.declinedByMe': 'You declined politely',
  'card.sentRecently': 'Sent {when}',
  'card.sentOn': 'Sent on {day}',
  'card.receivedRecently': 'Received {when}',
  'card.receivedOn': 'Received on {day}',
  'card.remove': 'Cancel interest',
  'card.whom': 'in {name}',
  'card.accept': 'Accept',
  'card.decline': 'Decline',
  'card.whose': 'the interest of {name}',
  'card.chat': 'Chat',
  'card.withWhom': 'with {name}',

  'remove.question': 'Remove your interest in {name}?',
  'remove.text': '{name} will not see it any more. You can send a new one later.',
});
