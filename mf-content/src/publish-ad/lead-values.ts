import { Lead, PRICE_MOST } from 'shared-contracts/calls/leads';
import { plainDigits } from 'shared-contracts/domain/plain-digits';
import * as z from 'shared-contracts/schema';

/** What stands in the form, as it was typed. */
export const LeadValues = z.object({
  title: z.string(),
  description: z.string(),
  /** Rupees. */
  price: z.string(),
  advertiser_name: z.string(),
  advertiser_contact: z.string(),
  email: z.string(),
});
export type LeadValues = z.output<typeof LeadValues>;
export type LeadField = keyof LeadValues;

export const emptyLead: LeadValues = {
  title: '',
  description: '',
  price: '',
  advertiser_name: '',
  advertiser_contact: '',
  email: '',
};

/** An amount as people write it (₹45,000 or 45000.50) in paise; null for none. */
export function paiseOf(typed: string): number | null {
  const text = plainDigits(typed.trim()).replace(/^₹/, '').replaceAll(/[\s,]/g, '');
  const [, rupees, paise = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

/** What is sent. */
export function leadOf({ price, email, ...values }: LeadValues): z.input<typeof Lead> {
  const address = email.trim() === '' ? {} : { email };
  return { ...values, ...address, price: paiseOf(price) ?? -1 };
}

/** Fields that keep the form from being sent; the price also where it is more than we take. */
export function wrongFields(values: LeadValues): ReadonlySet<string> {
  const lead = leadOf(values);
  const parsed = Lead.safeParse(lead);
  const wrong = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  return lead.price > PRICE_MOST ? wrong.add('price') : wrong;
}
