import { receiptTexts } from '../../../../locales/en/receipt.ts';
import { receiptTexts as hindi } from '../../../../locales/hi/receipt.ts';
import { receiptTexts as marathi } from '../../../../locales/mr/receipt.ts';
import { wordsOf } from '../../../platform/languages/wording.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import type { ReceiptKind } from '../billing.tables.ts';

/** What is written on receipts and in their mails, in a language. */
export const receiptWords = wordsOf(receiptTexts, { mr: marathi, hi: hindi });

/** The year in which the financial year of a moment begins: April to March, by the Indian calendar. */
export function financialYear(at: Date): number {
  const [year = 0, month = 0] = indianDay(at).day.split('-').map(Number);
  return month < 4 ? year - 1 : year;
}

/** When the financial year begins that is named by this year. */
export function beginOf(financial_year: number): Date {
  return new Date(`${financial_year}-04-01T00:00:00+05:30`);
}

/** Letters by which a number says what it is of. */
const LETTERS: Readonly<Record<ReceiptKind, string>> = { receipt: 'R', credit_note: 'C' };

/** A number as it is printed, such as `R/2026-27/000001`: the 16 characters that rule 46 of the CGST Rules allows. */
export function receiptNumber(kind: ReceiptKind, financial_year: number, number: number): string {
  const ends = String((financial_year + 1) % 100).padStart(2, '0');
  return `${LETTERS[kind]}/${financial_year}-${ends}/${String(number).padStart(6, '0')}`;
}

/** An amount and the tax in it; all in paise, taxable + cgst + sgst + igst is the amount. */
export interface TaxedAmount {
  readonly amount: number;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

/** The tax that a price includes: its whole rate in percent, and whether the buyer is in the seller's state. */
export interface Tax {
  readonly percent: number;
  readonly within: boolean;
}

/**
 * Splits a price into what is taxed and the tax: CGST and SGST, alike to the paisa, within the state, IGST to another
 * one. Without a tax the whole amount is taxable. The taxable value takes the rounding.
 */
export function splitTax(amount: number, tax: Tax | null): TaxedAmount {
  const none = { amount, taxable: amount, cgst: 0, sgst: 0, igst: 0 };
  if (tax === null) return none;
  const whole = (amount * tax.percent) / (100 + tax.percent);
  if (!tax.within) {
    const igst = Math.round(whole);
    return { ...none, igst, taxable: amount - igst };
  }
  const half = Math.round(whole / 2);
  return { ...none, cgst: half, sgst: half, taxable: amount - 2 * half };
}

/**
 * The tax in one more part of a price that goes back: parts that make up the whole carry all of its tax, to the paisa.
 * `before` is what went back earlier, in paise.
 */
export function splitPart(amount: number, before: number, tax: Tax | null): TaxedAmount {
  const [all, earlier] = [splitTax(before + amount, tax), splitTax(before, tax)];
  const cgst = Math.min(all.cgst - earlier.cgst, Math.floor(amount / 2));
  const igst = all.igst - earlier.igst;
  return { amount, cgst, sgst: cgst, igst, taxable: amount - 2 * cgst - igst };
}
