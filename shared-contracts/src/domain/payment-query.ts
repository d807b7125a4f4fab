import { visibleText } from './visible-text.ts';

/** By what the desk looks for payments. */
export type PaymentQuery =
  | {
      readonly by: 'receipt';
      readonly kind: 'receipt' | 'credit_note';
      /** In which the financial year begins. */
      readonly year: number;
      readonly number: number;
    }
  | { readonly by: 'order' | 'payment' | 'email'; readonly value: string };

/**
 * What a search field holds, as it was typed or pasted: the number of a receipt or a credit note (as printed, or as in the
 * name of its file), an order or a payment of the provider, or a whole e-mail address; null for anything else.
 */
export function paymentQueryOf(typed: string): PaymentQuery | null {
  const text = visibleText(typed).trim();
  const [, letter, year, end, number] =
    /^(?:receipt-|credit-note-)?([RC])[/-](\d{4})-(\d{2})[/-](\d{1,9})(?:\.pdf)?$/i.exec(text) ??
    [];
  if (number !== undefined) {
    if ((Number(year) + 1) % 100 !== Number(end)) return null;
    const kind = letter?.toUpperCase() === 'C' ? 'credit_note' : 'receipt';
    return { by: 'receipt', kind, year: Number(year), number: Number(number) };
  }
  if (/^order_\w{1,34}$/.test(text)) return { by: 'order', value: text };
  if (/^pay_\w{1,36}$/.test(text)) return { by: 'payment', value: text };
  if (/^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254)
    return { by: 'email', value: text.toLowerCase() };
  return null;
}
