import { AD_DAYS_MOST, PRICE_MOST, type DeskLead } from 'shared-contracts/calls/leads';
import { plainDigits } from 'shared-contracts/domain/plain-digits';
import { deskDay } from '../desk-time/desk-time.ts';

const DAY_MS = 86_400_000;

/** How long an ad runs unless the manager says otherwise, in days. */
const USUAL_DAYS = 30;

/** What stands in the form. */
export interface ApproveValues {
  /** Rupees, as typed. */
  readonly price: string;
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  readonly delayed: boolean;
}
export type ApproveField = 'price' | 'from' | 'until' | 'picture';

/** What the form begins with; an odd price is not guessed at. `now` in ms. */
export function startOf({ price }: DeskLead, now: number): ApproveValues {
  const rupees = price / 100;
  return {
    price: Number.isInteger(rupees) ? String(rupees) : '',
    from: deskDay(now),
    until: deskDay(now + (USUAL_DAYS - 1) * DAY_MS),
    delayed: false,
  };
}

/** Whole rupees that were typed; null for anything else. */
export function rupeesOf(typed: string): number | null {
  const text = plainDigits(typed.trim()).replace(/^₹/, '').replaceAll(/[\s,]/g, '');
  const rupees = /^\d{1,9}$/.test(text) ? Number(text) : null;
  return rupees !== null && rupees <= PRICE_MOST / 100 ? rupees : null;
}

/** Fields that the server would refuse (decision 135). `now` in ms. */
export function wrongIn({ price, from, until }: ApproveValues, now: number): ReadonlySet<string> {
  const today = deskDay(now);
  const first = Date.parse(from);
  const last = Date.parse(until);
  const isLastWrong =
    Number.isNaN(last) || until < from || until < today || last - first >= AD_DAYS_MOST * DAY_MS;
  const isFirstWrong = Number.isNaN(first) || first > Date.parse(today) + AD_DAYS_MOST * DAY_MS;
  return new Set([
    ...(rupeesOf(price) === null ? ['price'] : []),
    ...(isFirstWrong ? ['from'] : []),
    ...(isLastWrong ? ['until'] : []),
  ]);
}
