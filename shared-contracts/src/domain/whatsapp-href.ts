interface WhatsAppTarget {
  /** A number, however it is written; without it the user chooses whom to write to. */
  readonly number?: string;
  /** What stands in the field of the message. */
  readonly text?: string;
}

/** The address that opens WhatsApp; nothing is sent before the user does so there. */
export function whatsAppHref({ number = '', text }: WhatsAppTarget): string {
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${number.replaceAll(/\D/g, '')}${query}`;
}
