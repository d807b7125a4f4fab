// Translations come in the chunk: language
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What the way to a conversation says, for each namespace that leads there; Chat itself each words on its own. */
export const chatStatusTexts = {
  'chat.isSent': 'Request sent',
  'chat.answer': 'Answer request',
  'chat.reconsider': 'Reconsider',
  'chat.declined': 'Politely declined',
} as const;

/** Texts of this remote that the specification does not quote; the quoted ones are in `phrases`. */
export const texts = defineTexts('mf-engagement', {
  ...chatStatusTexts,

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
    'When a family is interested in you, you will see it here. Profiles with photos are noticed first.',
  'empty.matched': 'No matched requests',
  'empty.matchedText': 'When you are both interested, you will find them here.',
  'empty.profiles': 'See profiles',
  'empty.editProfile': 'Complete my profile',

  'card.matched': 'Matched',
  'card.waiting': 'Waiting for a reply',
  'card.waitingForMe': 'Waiting for your reply',
  'card.declinedByOther': 'Politely declined',
  'card.declinedByMe': 'You declined politely',
  'card.declinedByMeRecently': 'You declined politely {when}',
  'card.declinedByMeOn': 'You declined politely on {day}',
  'card.change': 'Change',
  'card.changeWhom': 'your answer to {name}',
  'card.sentRecently': 'Sent {when}',
  'card.sentOn': 'Sent on {day}',
  'card.receivedRecently': 'Received {when}',
  'card.receivedOn': 'Received on {day}',
  'card.matchedRecently': 'Matched {when}',
  'card.matchedOn': 'Matched on {day}',
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

/** Texts of the actions on a profile. */
export const actionTexts = defineTexts('mf-engagement.actions', {
  ...chatStatusTexts,

  'interest.send': 'Send Interest',
  'interest.question': 'Send an interest to {name}?',
  'interest.text': '{name} sees your profile and can accept or decline politely.',
  'interest.answerText':
    '{name} has sent you an interest too. With yours, you are interested in each other.',
  'interest.isSent': 'Interest sent',
  'interest.ownProfile': 'Add a photo',
  'save.label': 'Save',
  'save.question': 'Save the profile of {name}?',
  'save.text': 'You will find it under Saved. Only you see it.',
  'save.isSaved': 'Saved',
  'save.takeOff': 'Remove from Saved',
  'chat.send': 'Chat',
  'chat.question': 'Ask {name} to chat?',
  'chat.text': '{name} can accept or decline politely. You can chat once it is accepted.',
  'chat.open': 'Message',
  'more.trigger': 'More',
});

/** Texts of blocking and reporting, wherever that is offered. */
export const safetyTexts = defineTexts('mf-engagement.safety', {
  'more.label': 'More about {name}',
  'block.label': 'Block',
  'block.question': 'Block {name}?',
  'block.text':
    '{name} can no longer find you, and you will not see {name} in any list. Your chat is closed for both. You can unblock later.',
  'block.visitors': 'Settings',
  'unblock.label': 'Unblock',
  'unblock.question': 'Unblock {name}?',
  'unblock.text': 'You will be able to find each other again.',
  'report.label': 'Report',
  'report.title': 'Report {name}',
  'report.text': 'Our staff read every report. {name} never learns who wrote it.',
  'report.reason': 'What is wrong?',
  'report.help': 'For example: false details, a married person, asking for money, rude messages.',
  'report.messages': 'Include the last messages that {name} wrote to me',
  'report.messagesHelp':
    'Up to 20, and none of your own. Our staff read them only to decide on this report, and they are deleted 90 days later.',
  'report.short': 'Please enter at least a few words.',
  'report.send': 'Send report',
  'report.cancel': 'Cancel',
});
