import { readPhone } from 'shared-contracts/domain/phone-number';

const MOBILE = /^\+91[6-9]\d{9}$/;

/** A number as SMS are sent to it, `+919822012345`, however it is written; null for any that is no mobile of India. */
export function indianMobile(written: string): string | null {
  const read = readPhone(written);
  return read.problem === null && MOBILE.test(read.e164) ? read.e164 : null;
}
