import { describe, expect, it } from 'vitest';
import { contactAccess, contactsFor, maskPhone } from './contact-access.rules.ts';

const father = {
  name: 'Vinayak',
  relation: 'Father',
  phone: '+91 98220 12345',
  occupation: 'Teacher',
  current_city: 'Pune',
  address: '14, Tilak Road',
};
const forMatches = { ...father, address_for: 'matches' as const };
const forMembers = { ...father, address_for: 'members' as const };

describe('who may see contacts', () => {
  it.each([
    ['hope', false, 'upgrade'],
    ['hope', true, 'upgrade'],
    ['belief', false, 'verify'],
    ['belief', true, 'masked'],
    ['trust', false, 'verify'],
    ['trust', true, 'masked'],
  ] as const)('on %s, verified %s: %s', (plan, verified, access) => {
    expect(contactAccess({ plan, verified })).toBe(access);
  });

  it('shows nothing, all but number and address, or everything', () => {
    expect(contactsFor('upgrade', [forMembers])).toEqual([]);
    expect(contactsFor('verify', [forMembers])).toEqual([]);
    expect(contactsFor('masked', [forMembers])).toMatchObject([
      { name: 'Vinayak', phone: '+•• ••••• •••45', address: null, address_opens: 'reveal' },
    ]);
    expect(contactsFor('revealed', [forMembers])).toMatchObject([
      { ...father, address_opens: null },
    ]);
  });

  it.each([
    ['own', false, father.address, null],
    ['masked', false, null, 'match'],
    ['masked', true, null, 'reveal'],
    ['revealed', false, null, 'match'],
    ['revealed', true, father.address, null],
  ] as const)('an address for matches, %s, accepted %s: %s', (access, accepted, address, opens) => {
    const [shown] = contactsFor(access, [forMatches], { accepted });
    expect(shown).toMatchObject({ address, address_opens: opens });
  });

  it('does not say when an address opens that nobody wrote', () => {
    const [shown] = contactsFor('revealed', [{ ...forMatches, address: null }]);
    expect(shown?.address_opens).toBeNull();
  });
});

it.each([
  ['98220-12345', '•••••-•••45'],
  ['00000000', '••••••00'],
])('masks %s as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
