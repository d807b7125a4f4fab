import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import { Budget } from './budget.ts';

const MINUTE_MS = 60_000;

/** The budgets of access.md, 'Budgets', and those of ours against flooding somebody's mailbox. */
export interface AuthLimits {
  /** Wrong passwords by account and address of the sender: 10 in 15 minutes. */
  readonly failures: Budget;
  /** Wrong passwords and codes by sender alone, high because mobile carriers share addresses. */
  readonly senderFailures: Budget;
  /** Mails that anyone may have sent to one mailbox. */
  readonly mailsTo: Budget;
  /** Mails that one sender may cause. */
  readonly mailsBy: Budget;
}

/** Counts in this process: with several servers each has its own. */
export function authLimits(clock: Clock): AuthLimits {
  return {
    failures: new Budget(clock, 10, 15 * MINUTE_MS),
    senderFailures: new Budget(clock, 100, 15 * MINUTE_MS),
    mailsTo: new Budget(clock, 5, 60 * MINUTE_MS),
    mailsBy: new Budget(clock, 60, 60 * MINUTE_MS),
  };
}

/** Answers no sooner than `floorMs` after the question, so that the time does not tell a known address. */
export async function noSoonerThan<T>(floorMs: number, work: Promise<T>): Promise<T> {
  const [settled] = await Promise.allSettled([work, wait(floorMs)]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/** Counts a mail for one mailbox caused by one sender; throws the 429 when either has had enough. */
export function spendMail({ mailsTo, mailsBy }: AuthLimits, email: string, sender: string): void {
  mailsTo.check(email);
  mailsBy.check(sender);
  mailsTo.spend(email);
  mailsBy.spend(sender);
}
