import { OrderBuyer } from 'shared-contracts/calls/payments';
import { gstinFault, isGstState, plainGstin, type GstState } from 'shared-contracts/domain/gst';
import type { FieldErrors } from 'shared-contracts/forms/server-errors';
import type { Translate } from 'shared-contracts/i18n/i18n';
import * as z from 'shared-contracts/schema';
import type { buyerTexts } from '../../locales/en/buyer.ts';

/** What stands in the form, as it was typed. */
export const BuyerValues = z.object({
  name: z.string(),
  address: z.string(),
  pin: z.string(),
  /** A code of GST; empty until one is chosen. */
  state: z.string(),
  gstin: z.string(),
});
export type BuyerValues = z.output<typeof BuyerValues>;
type BuyerField = keyof BuyerValues;
type Say = Translate<keyof (typeof buyerTexts)['en']>;

const NO_BUYER: BuyerValues = { name: '', address: '', pin: '', state: '', gstin: '' };

/** The form of a buyer that was saved. */
export function valuesOf(buyer: OrderBuyer | null): BuyerValues {
  return buyer === null ? NO_BUYER : { ...buyer, gstin: buyer.gstin ?? '' };
}

/** Whether anything is typed or chosen. */
export function isEmpty(values: BuyerValues): boolean {
  return Object.values(values).every((value) => value.trim() === '');
}

/** What is sent of a form in which nothing is wrong. */
export function buyerOf(values: BuyerValues): OrderBuyer {
  return OrderBuyer.parse(inputOf(values));
}

/** Whether the form says what was saved. */
export function says(values: BuyerValues, saved: OrderBuyer): boolean {
  const { data } = OrderBuyer.safeParse(inputOf(values));
  return data !== undefined && FIELDS.every((field) => same(data[field], saved[field]));
}

const FIELDS = ['name', 'address', 'pin', 'state', 'gstin'] as const;

function same(one: string | null | undefined, other: string | null | undefined): boolean {
  return (one ?? null) === (other ?? null);
}

function inputOf(values: BuyerValues) {
  return { ...values, gstin: plainGstin(values.gstin) === '' ? null : values.gstin };
}

/** What keeps the form from being sent, in words, by the rules that the server has. */
export function buyerErrors(values: BuyerValues, t: Say): FieldErrors<BuyerField> {
  const gstin = plainGstin(values.gstin);
  const parsed = OrderBuyer.safeParse({ ...values, gstin: null });
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  const words = {
    name: t('error.name'),
    address: t('error.address'),
    pin: t('error.pin'),
    state: t('error.state'),
  };
  return {
    ...Object.fromEntries(Object.entries(words).filter(([field]) => wrong.has(field))),
    ...(gstin !== '' && { gstin: gstinError(gstin, values.state, t) }),
  };
}

function gstinError(gstin: string, state: string, t: Say): string | undefined {
  const fault = gstinFault(gstin, state);
  // Without a State there is nothing to compare it with; the State has an error of its own.
  if (fault === null || (fault === 'state' && state === '')) return undefined;
  const own = gstin.slice(0, 2);
  return t(`error.gstin.${fault}`, { state: isGstState(own) ? stateText(own, t) : own });
}

/** A State with its code, as it stands on the invoice. */
export function stateText(code: GstState, t: Say): string {
  return `${t(`state.${code}`)} (${code})`;
}
