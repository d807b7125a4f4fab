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
    expect(contactsFor('upgrade', [father])).toEqual([]);
    expect(contactsFor('verify', [father])).toEqual([]);
    expect(contactsFor('masked', [father])).toEqual([
      { ...father, phone: '+•• ••••• •••45', address: null },
    ]);
    expect(contactsFor('revealed', [father])).toEqual([father]);
  });
});

it.each([
  ['98220-12345', '•••••-•••45'],
  ['00000000', '••••••00'],
])('masks %s as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
