import type { ContactAccess, ShownContact } from 'shared-contracts/calls/profiles';
import { perksOf, type PlanCode } from 'shared-contracts/domain/plan';

/**
 * How somebody's contacts stand to a viewer before they are asked for. Without the plan it is the
 * plan that is told first, verified or not: section 6 shows the upgrade prompt to everyone on Hope.
 */
export function contactAccess(viewer: {
  readonly plan: PlanCode;
  /** The viewer's identity is verified. */
  readonly verified: boolean;
}): Exclude<ContactAccess, 'own' | 'revealed'> {
  if (!perksOf(viewer.plan).includes('contact_finding')) return 'upgrade';
  return viewer.verified ? 'masked' : 'verify';
}

/** Contacts as far as an access shows them: nothing, masked, or whole. */
export function contactsFor(
  access: ContactAccess,
  contacts: readonly ShownContact[],
): ShownContact[] {
  if (access === 'upgrade' || access === 'verify') return [];
  if (access === 'masked') return contacts.map((contact) => masked(contact));
  return contacts.map((contact) => ({ ...contact }));
}

function masked(contact: ShownContact): ShownContact {
  return { ...contact, phone: maskPhone(contact.phone), address: null };
}

/** A number of which only the last two digits can be read: `+91 98220 12345` is `+•• ••••• •••45`. */
export function maskPhone(phone: string): string {
  let digits = phone.replaceAll(/\D/g, '').length;
  return phone.replaceAll(/\d/g, (digit) => (digits-- > 2 ? '•' : digit));
}
