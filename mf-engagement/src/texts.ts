import { defineTexts } from 'shared-contracts/i18n/i18n';
import { standingTexts } from './people/standing-words.ts';

/** Texts of this remote that the specification does not quote; the quoted ones are in `phrases`. */
export const texts = defineTexts('mf-engagement', {
  ...standingTexts,

  'photo.for.everyone': 'Photo for everyone',
  'photo.for.members': 'Photo for members',
  'photo.for.verified': 'Photo for verified members',
  'photo.for.matched': 'Photo for matches',

  'interests.title': 'Interests',
  'interests.intro':
    'The people you asked, the people who asked you, and those where both said yes.',
  'interests.tabs': 'Which interests to show',
  'interests.loading': 'Interests are on their way',
  'interests.slow':
    'This is taking longer than usual. Please stay on this page; the interests will come.',
  'interests.more': 'Show more',
  'interests.shown': { one: '{count} interest so far', other: '{count} interests so far' },
  'interests.all': { one: 'One interest in all', other: '{count} interests in all' },
  'interests.waiting': {
    one: ', one waits for your answer',
    other: ', {count} wait for your answer',
  },
  'interests.waitingMore': ', more than {count} wait for your answer',
  'interests.moreFailed': 'We could not load more interests',

  'empty.sentText': 'When you like a profile, send an interest. The answer will show up here.',
  'empty.received': 'No received requests',
  'empty.receivedText':
    'When somebody is interested in you, you will see it here. Profiles with photos are noticed first.',
  'empty.matched': 'No matched requests',
  'empty.matchedText': 'When you and somebody else are both interested, you will find them here.',
  'empty.profiles': 'See profiles',
  'empty.editProfile': 'Complete my profile',

  'card.matched': 'Matched',
  'card.waiting': 'Waiting for a reply',
  'card.waitingForMe': 'Waiting for your reply',
  'card.declinedByOther': 'Politely declined',
  'card.declinedByMe': 'You politely declined',
  'card.sentRecently': 'Sent {when}',
  'card.sentOn': 'Sent on {day}',
  'card.receivedRecently': 'Received {when}',
  'card.receivedOn': 'Received on {day}',
  'card.remove': 'Cancel interest',
  'card.hide': 'Remove from the list',
  'card.more': 'More about your interest in {name}',
  'card.profile': 'See profile',
  'card.ofWhom': 'of {name}',
  'card.score': 'Gun Milan {points} of 36',
  'card.whom': 'in {name}',
  'card.accept': 'Accept',
  'card.decline': 'Decline',
  'card.whose': 'the interest of {name}',

  'chat.open': 'Chat',
  'chat.openWhom': 'with {name}',
  'chat.ask': 'Ask to chat',
  'chat.askWhom': 'with {name}',
  'chat.isSentWhom': 'to {name}',
  'chat.answerWhom': 'of {name}',
  'chat.reconsiderWhom': 'about {name}',
  'chat.declinedWhom': 'by {name}',

  'remove.question': 'Remove your interest in {name}?',
  'remove.text': '{name} will not see it any more. You can send a new one later.',
  'hide.question': 'Remove your interest in {name} from the list?',
  'hide.text':
    '{name} has politely declined, and that stays so: you cannot send another one. {name} can still send you one.',
  'sendOwn.question': '{name} has taken this interest back',
  'sendOwn.text': 'Would you like to send {name} an interest of your own?',
});
