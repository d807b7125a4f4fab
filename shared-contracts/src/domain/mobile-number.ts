import { isValidPhoneNumber } from 'libphonenumber-js/mobile';

/** Whether a callable number, as `+919822012345`, is a mobile's; for the server, since its table is large. */
export function isMobile(e164: string): boolean {
  return isValidPhoneNumber(e164);
}
