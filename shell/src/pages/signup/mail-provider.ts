const GMAIL = { name: 'Gmail', href: 'https://mail.google.com/' };
const OUTLOOK = { name: 'Outlook', href: 'https://outlook.live.com/mail/' };
const YAHOO = { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' };
const ICLOUD = { name: 'iCloud Mail', href: 'https://www.icloud.com/mail' };
const REDIFF = { name: 'Rediffmail', href: 'https://mail.rediff.com/' };

const PROVIDERS = new Map([
  ['gmail.com', GMAIL],
  ['googlemail.com', GMAIL],
  ['outlook.com', OUTLOOK],
  ['hotmail.com', OUTLOOK],
  ['live.com', OUTLOOK],
  ['yahoo.com', YAHOO],
  ['yahoo.co.in', YAHOO],
  ['yahoo.in', YAHOO],
  ['icloud.com', ICLOUD],
  ['me.com', ICLOUD],
  ['rediffmail.com', REDIFF],
]);

/** Where the mail of an address is read in a browser; null where the address does not tell. */
export function mailProvider(email: string): { name: string; href: string } | null {
  return PROVIDERS.get(email.trim().split('@').at(-1)?.toLowerCase() ?? '') ?? null;
}
