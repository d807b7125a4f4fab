import type { FastifyRequest } from 'fastify';
import type { Api } from '../../../platform/calls/context.ts';
import { Budget, spendAll } from '../../../platform/counters/budget.ts';
import type { DeviceCookies } from '../../../platform/http/device-cookie.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

const MINUTE_MS = 60_000;

/** Budgets of signing in and up, and against flooding a mailbox. */
export interface AuthLimits {
  /** Wrong passwords by account and address of the sender: 10 in 15 minutes. */
  readonly failures: Budget;
  /** Wrong passwords and codes by sender alone, high because mobile carriers share addresses. */
  readonly senderFailures: Budget;
  /** Wrong current passwords by account: a stolen session must not be a place to guess it in. */
  readonly currentPasswords: Budget;
  /** Wrong codes of a second factor by account: without the password none can be tried. */
  readonly factorCodes: Budget;
  /** Wrong codes of sign-ups by address, however many sign-ups wait there: 30 a day; the links still work. */
  readonly signUpCodes: Budget;
  /** Mails to one mailbox that one sender, a browser in a network, may cause: 5 an hour. */
  readonly mailsFromTo: Budget;
  /** Mails to one mailbox from one network, whatever its browsers are: 10 an hour. */
  readonly mailsFromNetworkTo: Budget;
  /** Mails to one mailbox from all senders: 20 an hour. */
  readonly mailsTo: Budget;
  /** Mails that one network may cause to all mailboxes together. */
  readonly mailsBy: Budget;
  /** Mails to all mailboxes from everywhere. */
  readonly mailsInAll: Budget;
  /** Recognises browsers. */
  readonly devices: DeviceCookies;
  /** Codes to one's own number by account: one a minute, and 6 a day. */
  readonly phoneCodes: Budget;
  readonly phoneCodesADay: Budget;
  /** Codes to one number by account: 3 a day, so that one account cannot use up another's. */
  readonly phoneCodesFromTo: Budget;
  /** Codes to one number: 6 a day. */
  readonly phoneCodesTo: Budget;
  /** Codes to their own numbers that one network may cause together. */
  readonly phoneCodesBy: Budget;
  /** Codes to their own numbers of all members together. */
  readonly phoneCodesInAll: Budget;
  /**
   * One-time codes by SMS to one number: 6 a day. They are counted apart from the codes above, whose refusals would tell
   * strangers that one went there.
   */
  readonly signInSmsTo: Budget;
  /** One-time codes that one network may ask for with an SMS, for whatever address. */
  readonly signInSmsBy: Budget;
  /** One-time codes with an SMS from everywhere. */
  readonly signInSmsInAll: Budget;
}

/** The limits of signing in and of the mails and SMS around it, counted together with the other nodes. */
export function authLimits({
  parts: { counters, config },
  devices,
}: Pick<Api, 'parts' | 'devices'>): AuthLimits {
  const { mailsOfNetwork, mailboxMails, mailsInAll, smsOfNetwork, smsInAll } = config;
  const budget = (name: string, most: number, minutes: number) =>
    new Budget(counters, {
      name,
      most,
      windowMs: minutes * MINUTE_MS,
      refusal: 'auth.tooManyTries',
    });
  return {
    failures: budget('sign-in', 10, 15),
    senderFailures: budget('sign-in-by', 100, 15),
    currentPasswords: budget('current-password', 10, 15),
    factorCodes: budget('factor-code', 10, 15),
    signUpCodes: budget('sign-up-code', 30, 24 * 60),
    mailsFromTo: budget('mails-from-to', mailboxMails.ofSender, 60),
    mailsFromNetworkTo: budget('mails-from-network-to', mailboxMails.ofNetwork, 60),
    mailsTo: budget('mails-to', mailboxMails.ofAll, 60),
    mailsBy: budget('mails-by', mailsOfNetwork, 60),
    mailsInAll: budget('mails-in-all', mailsInAll, 60),
    devices,
    phoneCodes: budget('phone-code', 1, 1),
    phoneCodesADay: budget('phone-code-day', 6, 24 * 60),
    phoneCodesFromTo: budget('phone-code-from-to', 3, 24 * 60),
    phoneCodesTo: budget('phone-code-to', 6, 24 * 60),
    phoneCodesBy: budget('phone-code-by', smsOfNetwork, 60),
    phoneCodesInAll: budget('phone-code-in-all', smsInAll, 60),
    signInSmsTo: budget('sign-in-sms-to', 6, 24 * 60),
    signInSmsBy: budget('sign-in-sms-by', smsOfNetwork, 60),
    signInSmsInAll: budget('sign-in-sms-in-all', smsInAll, 60),
  };
}

/**
 * Answers on a beat of `beatMs` only, so that the time does not tell a known address: work that is longer
 * than one beat is answered at the next.
 */
export async function onTheBeat<T>(beatMs: number, work: Promise<T>): Promise<T> {
  let done = false;
  const end = () => {
    done = true;
  };
  void work.then(end, end);
  do await new Promise((resolve) => setTimeout(resolve, beatMs));
  while (!done);
  return work;
}

/**
 * Counts a mail that a request causes; null if it may be written, else seconds until the next one, because the mailbox
 * has had enough. That must not refuse the call, or strangers could keep its owner out. Throws the 429 for a sender to
 * many mailboxes.
 */
export async function secondsToMail(
  limits: AuthLimits,
  email: string,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<number | null> {
  const network = networkOf(ip);
  await spendAll([limits.mailsBy, network], [limits.mailsInAll, 'all']);
  const sender = `${network} ${limits.devices.known(headers.cookie) ?? ''}`;
  try {
    await spendAll(
      [limits.mailsFromTo, `${email} ${sender}`],
      [limits.mailsFromNetworkTo, `${email} ${network}`],
      [limits.mailsTo, email],
    );
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      return error.parts.retryAfter ?? A_MINUTE_S;
    throw error;
  }
}

/** Default wait if a budget gives none. */
const A_MINUTE_S = 60;
