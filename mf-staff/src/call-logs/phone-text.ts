/** A number as it is read aloud: Indian mobile numbers in two halves, others as they were written down. */
export function phoneText(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const mobile = /^(?:91|0)?([6-9]\d{4})(\d{5})$/.exec(digits);
  if (mobile === null || (phone.startsWith('+') && !digits.startsWith('91'))) return phone;
  return `+91 ${mobile[1]} ${mobile[2]}`;
}

/** The address that dials a number. */
export function dialHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
