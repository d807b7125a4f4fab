import type { Environment } from './environment.ts';

/** How often something may be done: the budgets of a server, all of them configuration. */
export function budgetsOf(env: Environment) {
  return {
    /** Pages that a browser, and an address, may load in a minute. */
    pageLimits: { perDevice: env.DEVICE_PAGES, perAddress: env.ADDRESS_PAGES },
    /** Limited profiles that a visitor may open in an hour. */
    visitorViews: { perDevice: env.VISITOR_VIEWS, perAddress: env.ADDRESS_VIEWS },
    /** Different people whom a visitor is shown in an hour. */
    visitorPeople: {
      ofDevice: env.VISITOR_SHOWN,
      ofNetwork: env.ADDRESS_SHOWN,
      ofNewcomers: env.NEWCOMERS_SHOWN,
    },
    /** Different people whom a member is shown in a day, how fast they are opened, and when that is told. */
    memberPeople: {
      shown: env.MEMBER_SHOWN,
      firstDay: { shown: env.FIRST_DAY_SHOWN, opened: env.FIRST_DAY_VIEWS },
      openedAMinute: env.MEMBER_PACE,
      openedAlarm: env.MEMBER_ALARM,
    },
    /** Files of photos in an hour. */
    photoFiles: { ofNetwork: env.ADDRESS_PHOTOS, ofMember: env.MEMBER_PHOTOS },
    /** Profiles that a member may open, and contacts that a member may reveal, in a day. */
    memberBudgets: { profileViews: env.MEMBER_VIEWS, contactReveals: env.CONTACT_REVEALS },
    /** API requests of one member that run at a time. */
    memberRequests: env.MEMBER_REQUESTS,
    /** Messages that a member may send in a minute. */
    messagesAMinute: env.MEMBER_MESSAGES,
    /** Interests, chat requests, answers to them and taken-back blocks of a member in a minute. */
    changesAMinute: env.MEMBER_CHANGES,
    /** Mails around signing up and in that one network may cause in an hour. */
    mailsOfNetwork: env.NETWORK_MAILS,
    /** Mails to one mailbox in an hour, by who causes them, and to all mailboxes together. */
    mailboxMails: {
      ofSender: env.MAILBOX_MAILS_OF_SENDER,
      ofNetwork: env.MAILBOX_MAILS_OF_NETWORK,
      ofAll: env.MAILBOX_MAILS,
    },
    mailsInAll: env.MAILS_IN_ALL,
    /** SMS that one network may cause in an hour. */
    smsOfNetwork: env.NETWORK_SMS,
    smsInAll: env.SMS_IN_ALL,
    /** Requests to the payment provider in an hour, by who causes them. */
    paymentBudgets: {
      orders: {
        ofMember: env.MEMBER_ORDERS,
        ofAddress: env.ADDRESS_ORDERS,
        ofDevice: env.DEVICE_ORDERS,
        ofNetwork: env.NETWORK_ORDERS,
        inAll: env.ORDERS_IN_ALL,
      },
      captures: {
        ofSender: env.SENDER_CAPTURES,
        ofNetwork: env.NETWORK_CAPTURES,
        inAll: env.CAPTURES_IN_ALL,
      },
      looks: {
        ofSender: env.SENDER_LOOKS,
        ofNetwork: env.NETWORK_LOOKS,
        inAll: env.LOOKS_IN_ALL,
      },
    },
    /** Address books read in an hour: of a member, and by asking Google in all. */
    addressBooks: { ofMember: env.MEMBER_BOOKS, inAll: env.BOOKS_IN_ALL },
    /** Questions that a member may put to the assistant in an hour. */
    questionsAnHour: env.MEMBER_QUESTIONS,
    /** Questions of all members that go to the model in an hour. */
    modelQuestionsAnHour: env.MODEL_QUESTIONS,
  };
}
