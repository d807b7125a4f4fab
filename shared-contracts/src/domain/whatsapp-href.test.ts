import { expect, it } from 'vitest';
import { whatsAppHref } from './whatsapp-href.ts';

it('leads to a number, or to a text for someone whom the user chooses', () => {
  expect(whatsAppHref({ number: '+91 98765-43210' })).toBe('https://wa.me/919876543210');
  expect(whatsAppHref({ text: 'Asha\nhttps://a.test/?b=c' })).toBe(
    'https://wa.me/?text=Asha%0Ahttps%3A%2F%2Fa.test%2F%3Fb%3Dc',
  );
});
