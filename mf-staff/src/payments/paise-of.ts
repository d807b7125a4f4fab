import { plainDigits } from 'shared-contracts/domain/plain-digits';

/** Rupees as they were typed (499 or 499.50) in paise; null unless it is an amount between one rupee and `most` paise. */
export function paiseOf(typed: string, most: number): number | null {
  const text = plainDigits(typed.trim()).replace(/^₹/, '').replaceAll(/[\s,]/g, '');
  const [, rupees, part = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (rupees === undefined) return null;
  const paise = Number(rupees) * 100 + Number(part.padEnd(2, '0'));
  return paise >= 100 && paise <= most ? paise : null;
}
