import type { Contact } from 'shared-contracts/calls/contacts';
import type { ContactAccess, ShownContact } from 'shared-contracts/calls/profiles';
import { perksOf, type PlanCode } from 'shared-contracts/domain/plan';

/**
 * What a viewer sees of a member's contacts before requesting them. Without the plan it is the
 * plan that is named first, verified or not: section 6 shows the upgrade prompt to everyone on Hope.
 */
export function contactAccess(viewer: {
  readonly plan: PlanCode;
  /** The viewer's identity is verified. */
  readonly verified: boolean;
}): Exclude<ContactAccess, 'own' | 'revealed'> {
  if (!perksOf(viewer.plan).includes('contact_finding')) return 'upgrade';
  return viewer.verified ? 'masked' : 'verify';
}

/**
 * Contacts as far as an access shows them: nothing, masked, or with numbers; an address only where an interest was
 * accepted, or where its owner lets everyone read it who may see the numbers.
 */
export function contactsFor(
  access: ContactAccess,
  contacts: readonly Contact[],
  { accepted = false }: { readonly accepted?: boolean } = {},
): ShownContact[] {
  if (access === 'upgrade' || access === 'verify') return [];
  return contacts.map((contact) => {
    const isOpen = access === 'own' || accepted || contact.address_for === 'members';
    if (access === 'masked') {
      const phone = maskPhone(contact.phone);
      return { ...withoutAddress(contact, isOpen ? 'reveal' : 'match'), phone };
    }
    return isOpen ? { ...contact, address_opens: null } : withoutAddress(contact, 'match');
  });
}

/** `opens` tells when it will be shown; where there is no address there is nothing to tell. */
function withoutAddress(contact: Contact, opens: 'reveal' | 'match'): ShownContact {
  return { ...contact, address: null, address_opens: contact.address === null ? null : opens };
}

/** A number of which only the last two digits can be read: `+91 98220 12345` is `+•• ••••• •••45`. */
export function maskPhone(phone: string): string {
  let digits = phone.replaceAll(/\D/g, '').length;
  return phone.replaceAll(/\d/g, (digit) => (digits-- > 2 ? '•' : digit));
}
