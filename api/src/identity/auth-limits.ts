import { Budget, spendAll } from '../platform/counters/budget.ts';
import type { CounterStore } from '../platform/counters/counter-store.ts';

const MINUTE_MS = 60_000;

/** The budgets of access.md, 'Budgets', and those of ours against flooding somebody's mailbox. */
export interface AuthLimits {
  /** Wrong passwords by account and address of the sender: 10 in 15 minutes. */
  readonly failures: Budget;
  /** Wrong passwords and codes by sender alone, high because mobile carriers share addresses. */
  readonly senderFailures: Budget;
  /** Wrong current passwords by account: a stolen session must not be a place to guess it in. */
  readonly currentPasswords: Budget;
  /** Mails that anyone may have sent to one mailbox. */
  readonly mailsTo: Budget;
  /** Mails that one sender may cause. */
  readonly mailsBy: Budget;
}

/** The limits of signing in and of the mails around it, counted together with the other nodes. */
export function authLimits(counters: CounterStore): AuthLimits {
  const budget = (name: string, most: number, minutes: number) =>
    new Budget(counters, {
      ...{ name, most, windowMs: minutes * MINUTE_MS },
      refusal: 'auth.tooManyTries',
    });
  return {
    failures: budget('sign-in', 10, 15),
    senderFailures: budget('sign-in-by', 100, 15),
    currentPasswords: budget('current-password', 10, 15),
    mailsTo: budget('mails-to', 5, 60),
    mailsBy: budget('mails-by', 60, 60),
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

/** Counts a mail for one mailbox caused by one sender; throws the 429 when either has had enough. */
export function spendMail(limits: AuthLimits, email: string, sender: string): Promise<void> {
  return spendAll([limits.mailsTo, email], [limits.mailsBy, sender]);
}
