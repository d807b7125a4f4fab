/** The address that dials a number, however it is written. */
export function dialHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
