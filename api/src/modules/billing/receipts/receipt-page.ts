import { GST_STATES, gstStateNamed, isGstState } from 'shared-contracts/domain/gst';
import { planName } from 'shared-contracts/domain/plan';
import { rupees } from 'shared-contracts/domain/units';
import { dayText } from 'shared-contracts/i18n/day-text';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { indianDay } from '../../../platform/time/indian-day.ts';
import type { PrintedReceipt, ReceiptKind } from '../billing.tables.ts';
import { receiptNumber, type TaxedAmount, receiptWords } from './receipts.rules.ts';
import { rupeesInWords } from './rupees-in-words.ts';

/** A receipt or a credit note as it is kept; amounts in paise. */
export interface KeptReceipt extends TaxedAmount {
  readonly kind: ReceiptKind;
  readonly financial_year: number;
  readonly number: number;
  readonly printed: PrintedReceipt;
  readonly issued_at: Date;
}

/** A label and what stands beside it. */
export interface ReceiptLine {
  readonly label: string;
  readonly text: string;
}

/** Everything that stands on a receipt, in words; it follows from what was kept when it was issued and from nothing else. */
export interface ReceiptPage {
  readonly language: Locale;
  readonly title: string;
  readonly number: string;
  /** Lines of an address, the name first. */
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly head: readonly ReceiptLine[];
  readonly details: readonly ReceiptLine[];
  readonly sums: readonly ReceiptLine[];
  readonly total: ReceiptLine;
  readonly words: string;
  readonly notes: readonly string[];
  /** ISO 8601: the PDF is dated as what it shows. */
  readonly issuedAt: string;
}

const line = (label: string, text: string): ReceiptLine => ({ label, text });

/** The language of a printed receipt; English without a choice. */
export function languageOfReceipt({ printed }: Pick<KeptReceipt, 'printed'>): Locale {
  return printed.language ?? 'en';
}

/** Words of a receipt. A seller without a GSTIN writes receipts; with one, tax invoices. */
export function receiptPage(receipt: KeptReceipt): ReceiptPage {
  const { kind, printed, amount, issued_at } = receipt;
  const { seller, buyer } = printed;
  const language = languageOfReceipt(receipt);
  const say = receiptWords(language);
  const number = numberOf(receipt);
  const isTaxed = seller.gstin !== null;
  const notes = [...(isTaxed ? [say('included')] : []), say('made')];
  return {
    language,
    title: titleOf(receipt),
    number,
    notes,
    issuedAt: issued_at.toISOString(),
    seller: [
      seller.name,
      ...(seller.address?.split('\n') ?? []),
      ...(seller.gstin === null ? [] : [`${say('gstin')} ${seller.gstin}`]),
    ],
    buyer: [
      ...(buyer.name === '' ? [] : [buyer.name]),
      ...(buyer.address?.split('\n') ?? []),
      ...buyerPlace(printed),
      ...(buyer.gstin ? [`${say('gstin')} ${buyer.gstin}`] : []),
      buyer.email,
    ],
    head: [
      line(say('number'), number),
      line(say('date'), dateText(issued_at, language)),
      ...credited(receipt),
    ],
    details: [
      line(say('description'), say('description_text', soldText(printed))),
      ...(isTaxed && printed.sac !== undefined ? [line(say('sac'), printed.sac)] : []),
      ...(isTaxed ? [line(say('supply'), supplyText(printed))] : []),
      ...(isTaxed && printed.sac !== undefined ? [line(say('reverse'), say('reverse_no'))] : []),
      line(say('order'), printed.order_id),
      line(say('payment'), printed.payment_id),
    ],
    sums: isTaxed ? taxLines(receipt) : [],
    total: line(say(kind === 'receipt' ? 'total' : 'totalBack'), inRupees(amount)),
    words: rupeesInWords(amount, language),
  };
}

/** State and PIN of the buyer, on one line. */
function buyerPlace({ buyer: { pin, state } }: PrintedReceipt): string[] {
  const name = state !== undefined && isGstState(state) ? stateText(GST_STATES[state]) : '';
  const place = [name, pin ?? ''].filter((part) => part !== '').join(' ');
  return place === '' ? [] : [place];
}

/** Place of supply; with its code where the invoice has the code of the service too. */
function supplyText({ place_of_supply: place, sac }: PrintedReceipt): string {
  return sac === undefined ? place : stateText(place);
}

/** A State with its code for GST, as accountants look for it. */
function stateText(name: string): string {
  const code = gstStateNamed(name);
  return code === undefined ? name : `${name} (${code})`;
}

/** The number of a receipt or a credit note, as it is printed. */
export function numberOf({ kind, financial_year, number }: KeptReceipt): string {
  return receiptNumber(kind, financial_year, number);
}

/** Plan and time in words. */
export function soldText({
  plan,
  months,
  language = 'en',
}: Pick<PrintedReceipt, 'plan' | 'months' | 'language'>) {
  const name = planName(plan);
  return { plan: name, time: receiptWords(language)('month', { count: months }) };
}

function titleOf({ kind, printed }: Pick<KeptReceipt, 'kind' | 'printed'>): string {
  const say = receiptWords(languageOfReceipt({ printed }));
  if (kind === 'credit_note') return say('title.creditNote');
  return say(printed.seller.gstin === null ? 'title.receipt' : 'title.taxInvoice');
}

/** Of a credit note: what it is for. */
function credited({ kind, printed }: KeptReceipt): ReceiptLine[] {
  const { receipt_number: number, receipt_issued_at: at } = printed;
  if (kind !== 'credit_note' || number === undefined || at === undefined) return [];
  const title = titleOf({ kind: 'receipt', printed });
  const language = languageOfReceipt({ printed });
  const say = receiptWords(language);
  const date = dateText(new Date(at), language);
  return [line(say('creditFor'), say('creditFor_text', { title, number, date }))];
}

function taxLines({ taxable, cgst, sgst, igst, printed }: KeptReceipt): ReceiptLine[] {
  const { gst_percent: percent } = printed;
  const say = receiptWords(languageOfReceipt({ printed }));
  const taxes =
    igst > 0
      ? [line(say('igst', { percent }), inRupees(igst))]
      : [
          line(say('cgst', { percent: percent / 2 }), inRupees(cgst)),
          line(say('sgst', { percent: percent / 2 }), inRupees(sgst)),
        ];
  return [line(say('taxable'), inRupees(taxable)), ...taxes];
}

/** Always with paise, so that the figures stand below each other. */
function inRupees(paise: number): string {
  return paise % 100 === 0 ? `${rupees(paise)}.00` : rupees(paise);
}

function dateText(at: Date, language: Locale): string {
  return dayText(indianDay(at).day, language);
}
