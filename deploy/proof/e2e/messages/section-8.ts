import type { MessageKey } from 'shared-contracts/locales/en/messages';

/** Where the words of an outcome are kept; those of the desk stay English in every language. */
type Told =
  | {
      readonly notice: MessageKey;
      readonly title?: string;
      /** Key of the shell for what stands below: ours. */
      readonly note?: string;
    }
  /** Words on the page or in a dialog, by catalogue and key. */
  | { readonly page: readonly [namespace: string, key: string] };

/** One thing that happens, how it is brought about here, and what is then read. */
export type Outcome = Told & {
  readonly cause: string;
  /** Letter for letter as section 8 has it, or ours where it leaves the words to us. */
  readonly english: string;
};

/** Every row of section 8 by its situation, in order, with each thing that it tells. */
export const SECTION_8 = {
  'Any authenticated call returns 402': {
    planRequired: {
      cause: 'a member on Hope asks for numbers that the page still offers',
      notice: 'plan.required',
      title: 'Buy plan',
      note: 'notices.plan.contacts',
      english: 'Plan upgrade required to use this feature',
    },
  },
  'Contacts saved': {
    contactsSaved: {
      cause: 'a contact is saved',
      notice: 'contacts.saved',
      english: 'Contacts updated',
    },
  },
  'Contacts failed': {
    contactsFailed: {
      cause: 'a contact is saved without a connection',
      notice: 'contacts.failed',
      english: 'Error contacts not updated',
    },
  },
  'Account deleted': {
    accountDeleted: {
      cause: 'a member deletes the account',
      notice: 'account.deleted',
      english:
        'Account Deleted - Your account has been successfully deleted. You may create a new account at any time to resume access to our services.',
    },
  },
  'Profile save': {
    profileSaved: {
      cause: 'a step of one’s profile is saved',
      notice: 'profile.saved',
      english: 'Profile saved',
    },
    profileFailed: {
      cause: 'a step of one’s profile is saved without a connection',
      notice: 'profile.saveFailed',
      english: 'Profile save failed',
    },
  },
  'Chat request': {
    chatRequested: {
      cause: 'Chat is pressed on a profile and confirmed',
      notice: 'chatRequest.sent',
      english: 'Chat request sent',
    },
  },
  Interest: {
    interestSent: {
      cause: 'Send Interest is pressed on a profile and confirmed',
      notice: 'interest.sent',
      english: 'Interest sent',
    },
    interestAlreadySent: {
      cause: 'the same, after it was sent on another device',
      notice: 'interest.alreadySent',
      english: 'Interest already sent',
    },
  },
  'Biodata download': {
    biodataDownloaded: {
      cause: 'a member takes the own biodata from the menu',
      notice: 'biodata.downloaded',
      english: 'Download successful',
    },
    biodataNotVerified: {
      cause: 'the biodata of somebody whose identity is not verified is asked for',
      notice: 'biodata.notVerified',
      english: 'This profile is not verified',
    },
  },
  Block: {
    blocked: {
      cause: 'somebody is blocked',
      notice: 'block.done',
      english: 'User blocked',
    },
    blockFailed: {
      cause: 'somebody is blocked without a connection',
      notice: 'block.failed',
      english: 'Blocking user failed',
    },
  },
  Unblock: {
    unblocked: {
      cause: 'somebody is unblocked',
      notice: 'unblock.done',
      english: 'Unblocked user',
    },
    unblockFailed: {
      cause: 'somebody is unblocked without a connection',
      notice: 'unblock.failed',
      english: 'Unblock user failed',
    },
  },
  'Interest lists': {
    listFailed: {
      cause: 'the connection breaks while the list is asked for',
      notice: 'interest.listFailed',
      english: 'Problem getting sent interests',
    },
    listEmpty: {
      cause: 'the only interest is taken back',
      page: ['phrases', 'interests.none'],
      english: 'No sent requests',
    },
  },
  'Interest removal': {
    interestRemoved: {
      cause: 'an interest is taken back',
      notice: 'interest.removed',
      english: 'Interest removed',
    },
    interestRemoveFailed: {
      cause: 'an interest is taken back without a connection',
      notice: 'interest.removeFailed',
      english: 'Error removing Interest',
    },
  },
  'Call log': {
    callLogSaved: {
      cause: 'staff save a call log',
      notice: 'callLog.saved',
      english: 'Call log saved',
    },
    callLogFailed: {
      cause: 'staff save a call log without a connection',
      notice: 'callLog.failed',
      english: 'Error saving call log',
    },
  },
  'Unread count rises': {
    newMessage: {
      cause: 'somebody else writes while another page is open',
      notice: 'chat.newMessage',
      english: 'You have a new message',
    },
  },
  Blogs: {
    blogsLoading: {
      cause: 'the answer is on its way',
      page: ['phrases', 'blogs.loading'],
      english: 'Loading...',
    },
    noBlogs: {
      cause: 'the answer holds no post: the demo community has some',
      page: ['phrases', 'blogs.none'],
      english: 'No blogs available',
    },
    blogsFailed: {
      cause: 'the connection breaks while the posts are asked for',
      page: ['messages', 'call.noAnswer'],
      english: 'No connection. Nothing is lost; please try again.',
    },
  },
  'Gun Milan, birth name missing': {
    birthNameMissing: {
      cause: 'a reader without a birth name opens a profile',
      page: ['phrases', 'gunmilan.birthnameMissing'],
      english: 'Update your birthname for Gunmilan score',
    },
  },
  'Gun Milan, no points': {
    noPoints: {
      cause: 'a reader with a birth name opens the profile of somebody without one',
      page: ['phrases', 'gunmilan.noPoints'],
      english: 'Due to less information by profile Gun Milan score not available.',
    },
  },
  'No contacts': {
    noContacts: {
      cause: 'the profile of somebody who has listed no contacts is opened',
      page: ['phrases', 'contacts.none'],
      english: 'No contacts available.',
    },
  },
  'Member link': {
    invalidLink: {
      cause: 'the address names no e-mail',
      notice: 'memberLink.invalid',
      title: 'Invalid link',
      english: 'Expired or invalid link',
    },
  },
  Password: {
    passwordMismatch: {
      cause: 'the two new passwords differ',
      page: ['messages', 'password.mismatch'],
      english: 'New passwords do not match.',
    },
    passwordTooShort: {
      cause: 'the new password has five characters',
      page: ['messages', 'password.tooShort'],
      english: 'Password must be at least 6 characters.',
    },
  },
  'Payment success': {
    paid: {
      cause: 'an order is paid in the provider’s popup',
      page: ['mf-billing', 'outcome.paid'],
      english: 'Payment was successful',
    },
  },
  'Payment popup dismissed': {
    paymentCancelled: {
      cause: 'the popup is closed',
      notice: 'payment.cancelled',
      english: 'Payment process was cancelled',
    },
  },
  'Payment popup, order creation or capture fails': {
    orderFailed: {
      cause: 'the connection breaks while the order is made',
      notice: 'payment.failed',
      english: 'Something went wrong. Please try again later',
    },
    popupFailed: {
      cause: 'the bank refuses in the popup',
      notice: 'payment.failed',
      english: 'Something went wrong. Please try again later',
    },
    captureFailed: {
      cause: 'the connection breaks while the payment is captured',
      notice: 'payment.failed',
      english: 'Something went wrong. Please try again later',
    },
  },
  'After capture': {
    signInAgain: {
      cause: 'the order is captured: the session ends',
      notice: 'payment.signInAgain',
      title: 'Success',
      english: 'Please sign in to continue',
    },
  },
  /** Nothing is read then: `walks/realtime.ts` has the server refuse the join and looks that nothing is told. */
  'Channel join errors': {},
} as const satisfies Record<string, Record<string, Outcome>>;

/** Rows of the table of section 8. */
export const ROWS = 25;

type Rows = typeof SECTION_8;
export type OutcomeName = { [Row in keyof Rows]: keyof Rows[Row] }[keyof Rows] & string;

/** Every outcome by its name. */
export const OUTCOMES = Object.assign({}, ...Object.values(SECTION_8)) as Readonly<
  Record<OutcomeName, Outcome>
>;
