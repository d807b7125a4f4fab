// Translations come in the chunk: late
import { defineLateTexts, type Text } from '../../i18n/i18n.ts';
import { MEMBER_LINK_NOTICE_MS, notice, type Notice } from '../../i18n/notice.ts';

/** Notices about the work of staff: their second factor, call logs, reports and requests for ads. */
const deskMessages = {
  'factor.codeWrong': notice(
    'danger',
    'This code is wrong, or was used before. Codes change every 30 seconds.',
  ),
  'factor.enrolmentCodeWrong': notice(
    'danger',
    'This enrolment code is wrong, used or too old. Please ask the site’s administrator for another.',
  ),
  'factor.needed': notice('warning', 'The desk opens after a second factor: see your settings.'),
  'factor.checkFirst': notice(
    'warning',
    'For this, please confirm with a code first: in your settings, under second factor.',
  ),
  'factor.alreadyOn': notice('info', 'The second factor is on already.'),
  'factor.notOn': notice('info', 'There is no second factor yet.'),
  'callLog.notFound': notice('info', 'This call log is no longer there.'),
  'callLog.doNotCall': notice(
    'warning',
    'This number is not to be called. Give a reason to go on.',
  ),
  'callLog.changedMeanwhile': notice(
    'info',
    'A colleague changed this call log meanwhile. Please refresh.',
  ),
  'text.changedMeanwhile': notice(
    'warning',
    'A colleague set this text meanwhile. To replace it, set yours again.',
  ),
  'callLog.otherNumber': notice('info', 'These two call logs are not of the same number.'),
  'report.notFound': notice('info', 'This report is no longer there.'),
  'report.personGone': notice('info', 'This account is deleted: nothing can be done about it.'),
  'report.decided': notice('info', 'A colleague has decided on this report already.'),
  'lead.notFound': notice('info', 'This request is no longer there.'),
  'lead.decided': notice('info', 'A colleague has decided on this request already.'),
} as const satisfies Record<string, Notice>;

/** Every notice of the site: section 8 word for word, then ours. Keys are `subject.outcome`. */
export const messages = {
  'plan.required': notice('warning', 'Plan upgrade required to use this feature', 'Buy plan'),
  'contacts.saved': notice('success', 'Contacts updated'),
  'contacts.failed': notice('danger', 'Error contacts not updated'),
  'account.deleted': notice(
    'success',
    'Account Deleted - Your account has been successfully deleted. You may create a new account at any time to resume access to our services.',
  ),
  'account.codeWrong': notice('danger', 'This code is not the one of the newest mail.'),
  'account.dutyStands': notice(
    'danger',
    'You work for this site. Please have your staff role removed first; then you can delete your account.',
  ),
  'profile.saved': notice('success', 'Profile saved'),
  'profile.saveFailed': notice('danger', 'Profile save failed'),
  'chatRequest.sent': notice('success', 'Chat request sent'),
  'interest.sent': notice('success', 'Interest sent'),
  'interest.alreadySent': notice('warning', 'Interest already sent'),
  'interest.removed': notice('success', 'Interest removed'),
  'interest.removeFailed': notice('danger', 'Error removing Interest'),
  'interest.listFailed': notice('danger', 'Problem getting sent interests'),
  'biodata.downloaded': notice('success', 'Download successful'),
  'biodata.making': notice('info', 'Your biodata is being made.'),
  'biodata.notVerified': notice('warning', 'This profile is not verified'),
  'biodata.notMade': notice(
    'danger',
    'This biodata could not be made in time. Please try again in a minute.',
  ),
  'biodata.notForStaff': notice('danger', 'Staff cannot download the biodata of members.'),
  'block.done': notice('success', 'User blocked'),
  'block.failed': notice('danger', 'Blocking user failed'),
  'visitors.hidden': notice(
    'info',
    'Visitors who are not signed in no longer see your profile either.',
  ),
  'report.sent': notice('success', 'Thank you. Our staff will look at it.'),
  'unblock.done': notice('success', 'Unblocked user'),
  'unblock.failed': notice('danger', 'Unblock user failed'),
  'callLog.saved': notice('success', 'Call log saved'),
  'callLog.failed': notice('danger', 'Error saving call log'),
  'chat.newMessage': notice('info', 'You have a new message'),
  'memberLink.invalid': notice(
    'danger',
    'Expired or invalid link',
    'Invalid link',
    MEMBER_LINK_NOTICE_MS,
  ),
  'password.mismatch': notice('danger', 'New passwords do not match.'),
  'password.tooShort': notice('danger', 'Password must be at least 6 characters.'),
  'payment.done': notice('success', 'Payment was successful'),
  'payment.cancelled': notice('warning', 'Payment process was cancelled'),
  'payment.failed': notice('danger', 'Something went wrong. Please try again later'),
  'payment.signInAgain': notice('success', 'Please sign in to continue', 'Success'),
  'visitor.joinNow': notice('info', 'Join now'),

  // Ours, where the specification is silent.
  'plan.endsSoon': notice(
    'info',
    'Your plan {plan} ends on {date}. Nothing is charged automatically.',
  ),
  'auth.wrongPassword': notice('danger', 'That e-mail and password do not match.'),
  'auth.confirmFirst': notice(
    'warning',
    'Please confirm your e-mail first: the link is in the message we sent you.',
  ),
  'auth.tooManyTries': notice('warning', 'Too many tries. Please wait a few minutes.'),
  'auth.codeExpired': notice('warning', 'This code was used or is too old. Ask for a new one.'),
  'auth.codeWrong': notice(
    'warning',
    'This code is wrong or already used. The link in the same message works as well.',
  ),
  'auth.linkExpired': notice(
    'warning',
    'This link is too old. Sign in if you used it before; otherwise sign up again.',
  ),
  'auth.signInAgain': notice('info', 'Please sign in again. You will come back to this page.'),
  'auth.codeNeeded': notice('info', 'Please type the code of your authenticator app as well.'),
  'auth.idle': notice('info', 'You were signed out: this page was not used for a while.'),
  'auth.signedOut': notice('info', 'You are signed out.'),
  'auth.required': notice('info', 'Please sign in first.'),
  'form.invalid': notice(
    'danger',
    'Something is missing or not right. Please look at the marked fields.',
  ),
  'profile.notFound': notice('info', 'This profile is not available.'),
  'profile.viewBudget': notice('info', 'You have seen many profiles. Join now to see more.'),
  'profile.nameBudget': notice(
    'info',
    'You have searched for as many names as one day allows. Please come back tomorrow.',
  ),
  'profile.dailyBudget': notice(
    'info',
    'You have opened as many profiles as one day allows. Please come back tomorrow.',
  ),
  'profile.changedMeanwhile': notice(
    'warning',
    'Your profile was changed somewhere else meanwhile. Please look at it again before you save.',
  ),
  'profile.hiddenByStaff': notice(
    'info',
    'Your profile is hidden by our staff. Please write to us.',
  ),
  'profile.marriageFixed': notice('info', 'The marriage of this person is fixed.'),
  'profile.linkCopied': notice('success', 'Link copied. It opens what visitors see.'),
  'blog.linkCopied': notice('success', 'Link copied.'),
  'profile.linkNotCopied': notice(
    'warning',
    'The link could not be copied. It is the address of this page.',
  ),
  'contacts.changedMeanwhile': notice(
    'warning',
    'Your contacts were saved somewhere else meanwhile. Please look at both before you save.',
  ),
  'contacts.consentInvalid': notice(
    'warning',
    'Google’s permission is too old or was not asked for here. Please ask again.',
  ),
  'contacts.bookUnreachable': notice(
    'warning',
    'Google did not send the contacts. Please try again, or choose a file.',
  ),
  'contacts.bookUnavailable': notice(
    'info',
    'Contacts cannot come from Google here. Please choose a file, or paste them.',
  ),
  'contacts.verifyFirst': notice('info', 'Please verify your identity to see contacts.'),
  'blog.notFound': notice('info', 'This post is not available.'),
  'auth.signedOutEverywhere': notice('info', 'You are signed out on all your devices.'),
  'session.notFound': notice('info', 'This device is signed out already.'),
  'session.ended': notice('success', 'Signed out on that device.'),
  'consent.needed': notice(
    'info',
    'Membership needs this consent. To take it back, delete your account.',
  ),
  'export.onceADay': notice(
    'info',
    'You can make one copy a day. Please come back tomorrow for another one.',
  ),
  'export.notReady': notice('info', 'There is no copy of your data at the moment.'),
  'support.saved': notice('success', 'Your numbers are saved.'),
  'support.changedMeanwhile': notice(
    'warning',
    'Your numbers were saved somewhere else meanwhile. Please look at both before you save.',
  ),
  'phone.codeWrong': notice('danger', 'This code is not the one of the newest SMS.'),
  'phone.notOffered': notice('info', 'No codes are sent by SMS here.'),
  'password.saved': notice('success', 'Your password is saved.'),
  'password.currentWrong': notice('danger', 'The current password is not right.'),
  'upload.wrongType': notice('danger', 'This kind of file is not accepted here.'),
  'upload.notFound': notice('warning', 'This upload has ended. Please choose the file again.'),
  'upload.conflict': notice('warning', 'This upload is going on elsewhere. Please try again.'),
  'upload.protocol': notice('danger', 'This upload could not be understood.'),
  'video.tooLong': notice('warning', 'A video introduction can be a minute long at most.'),
  'pic.notFound': notice('info', 'This photo has already been removed.'),
  'pic.tooSmall': notice('warning', 'This photo is too small to see a face on it.'),
  'pic.tooManyPixels': notice(
    'warning',
    'This photo has more pixels than we can take. Please send a smaller one.',
  ),
  'pic.unreadable': notice(
    'warning',
    'This photo could not be read. Please try again, or send another one.',
  ),
  'pic.changedMeanwhile': notice('info', 'This photo was changed meanwhile. Please look again.'),
  'pic.decided': notice('info', 'A colleague has decided on this photo already.'),
  'pic.claimed': notice('info', 'A colleague is looking at this photo.'),
  'pic.claimEnded': notice('warning', 'This photo is not in your hands any more.'),
  'pic.unopened': notice('warning', 'Please open the photo before you approve it.'),
  'pic.tooMany': notice('warning', 'Your profile already has as many photos as it may have.'),
  'doc.notFound': notice('info', 'This document is not available.'),
  'doc.sent': notice('success', 'Your document is sent. Our team looks at it.'),
  'doc.verified': notice('info', 'This is verified already; there is nothing to send.'),
  'doc.tooMany': notice(
    'warning',
    'That is as many documents as we take in a day. Please come back tomorrow.',
  ),
  'doc.locked': notice(
    'warning',
    'This PDF asks for a password. Please open it with the password, print it to a new PDF without one, and send that.',
  ),
  'doc.damaged': notice(
    'warning',
    'This file is damaged or incomplete. Please download or scan it again, or take a photo of the document.',
  ),
  'doc.empty': notice(
    'warning',
    'Nothing is to be seen in this file. Please choose another one, or take a photo of the document.',
  ),
  'doc.twoThings': notice(
    'warning',
    'This file holds something else beside the document. Please print it to a new PDF, or take a photo of the document.',
  ),
  'doc.tooManyPages': notice(
    'warning',
    'A document can have 20 pages at most. Please send only those that prove it.',
  ),
  'doc.tooHeavy': notice(
    'warning',
    'This file takes too long to open. Please take photos of its pages instead.',
  ),
  'doc.claimed': notice('info', 'A colleague is looking at this document.'),
  'doc.claimEnded': notice(
    'warning',
    'Your 15 minutes with this document are over. Please take it again.',
  ),
  'doc.unopened': notice('warning', 'Please open every page before you approve the document.'),
  'doc.decided': notice('info', 'A colleague has decided on this document already.'),
  'bookmark.added': notice('success', 'Added to your saved profiles.'),
  'bookmark.removed': notice('success', 'Removed from your saved profiles.'),
  'bookmark.notFound': notice('info', 'This profile is not among the saved ones.'),
  'notForMe.added': notice('success', 'Set aside. This profile no longer appears in your lists.'),
  'notForMe.removed': notice('success', 'Back in your lists.'),
  'notForMe.reset': notice('success', 'Your list starts afresh.'),
  'notForMe.notFound': notice('info', 'This profile is not set aside.'),
  'interest.accepted': notice('success', 'Interest accepted'),
  'interest.declined': notice('success', 'Interest declined'),
  'interest.answerFailed': notice('danger', 'Your answer did not arrive. Please try again.'),
  'interest.receivedFailed': notice('danger', 'Problem getting received interests'),
  'interest.matchedFailed': notice('danger', 'Problem getting matched interests'),
  'interest.notFound': notice('info', 'This interest is no longer there.'),
  'chatRequest.accepted': notice('success', 'You can write to each other now.'),
  'chatRequest.declined': notice('success', 'Chat request declined'),
  'chatRequest.cancelled': notice('success', 'Chat request taken back'),
  'chatRequest.alreadySent': notice('warning', 'There is a chat request between you two already.'),
  'chatRequest.notFound': notice('info', 'This chat request is no longer there.'),
  'assistant.budget': notice(
    'info',
    'You have asked as many questions as one hour allows. Please come back a little later.',
  ),
  'chat.notAccepted': notice('info', 'You can chat once the chat request is accepted.'),
  'search.saved': notice('success', 'Search saved.'),
  'search.removed': notice('success', 'Search removed.'),
  'search.notFound': notice('info', 'This saved search is no longer there.'),
  'search.tooMany': notice('warning', 'You have 20 saved searches. Remove one of them first.'),
  'contact.notFound': notice('info', 'This number is not available.'),
  'payment.badSignature': notice('danger', 'The signature does not match.'),
  'payment.alreadyPaid': notice('info', 'This order is paid already; its invoice stays as it is.'),
  'payment.notFound': notice('info', 'This payment is not among yours.'),
  'payment.unavailable': notice(
    'warning',
    'Payments are not available at the moment. Nothing was charged.',
  ),
  'payment.alreadySettled': notice('info', 'A colleague has settled this already.'),
  'payment.notRefundable': notice(
    'warning',
    'This payment cannot be refunded, or not so much of it.',
  ),
  'receipt.notMade': notice(
    'danger',
    'This receipt could not be made in time. Please try again in a minute.',
  ),
  'payment.signInFresh': notice('warning', 'Please sign in again to give money back.'),
  'ad.notFound': notice('info', 'This ad is no longer there.'),
  'ad.ended': notice('info', 'This ad is over already.'),
  'call.notImplemented': notice('info', 'This is not ready yet. It will come soon.'),
  'route.unknown': notice('danger', 'This is not on the site.'),
  'call.noAnswer': notice('danger', 'No connection. Nothing is lost; please try again.'),
  'call.failed': notice('danger', 'That did not work. Nothing is lost; please try again.'),
  'call.replyUnreadable': notice('danger', 'The answer could not be read. Please try again.'),
  'server.error': notice(
    'danger',
    'Something broke on our side. Nothing is lost; please try again.',
  ),
  'server.busy': notice('warning', 'Very busy right now. Please try again in a moment.'),
  'request.tooMany': notice('warning', 'Too many requests. Please wait a moment.'),
  'request.tooLarge': notice('danger', 'That is larger than we can take.'),
  'request.unreadable': notice('danger', 'That request could not be read.'),
  'request.foreign': notice('danger', 'That can be done from the pages of this site only.'),
  ...deskMessages,
} as const satisfies Record<string, Notice>;

export type MessageKey = keyof typeof messages;

const words: Record<string, string> = {};
for (const [key, { text, title }] of Object.entries<Notice>(messages)) {
  words[key] = text;
  if (title !== undefined) words[`${key}.title`] = title;
}

/**
 * The texts of the catalogue as a namespace; a title has the key `<message>.title`. Late: they are many, and the first
 * screen shows none of them.
 */
export const messageTexts = defineLateTexts(
  'messages',
  words as Readonly<Record<MessageKey | `${MessageKey}.title`, string>>,
);

/** The catalogue in another language: every notice, and the titles of those that have one (`languages.test.ts`). */
export type MessagesTranslation = Readonly<
  Record<MessageKey, Text> & Partial<Record<`${MessageKey}.title`, Text>>
>;

/** A code as the catalogue has it; the general failure for a code that it does not know. */
export function messageKeyOf(code: string): MessageKey {
  return Object.hasOwn(messages, code) ? (code as MessageKey) : 'call.failed';
}

/** The notice of a code that came over the wire; an unknown code gets the general failure text. */
export function messageOf(code: string): Notice {
  return messages[messageKeyOf(code)];
}
