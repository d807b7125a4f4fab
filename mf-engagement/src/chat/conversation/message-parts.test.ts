import { describe, expect, it } from 'vitest';
import { asksForCaution, messageParts } from './message-parts.ts';

describe('the pieces of a message', () => {
  it.each([
    ['call 98220 54321 at six', 'tel:9822054321', ['call ', '98220 54321', ' at six']],
    ['+91-98220-54321', 'tel:+919822054321', ['+91-98220-54321']],
    ['फोन करा: ९८२२० ५४३२१', 'tel:9822054321', ['फोन करा: ', '९८२२० ५४३२१']],
  ])('a phone number in %j can be dialled', (message, dials, texts) => {
    const parts = messageParts(message);
    expect(parts.map(({ text }) => text)).toEqual(texts);
    expect(parts.find((part) => part.dials)?.dials).toBe(dials);
  });

  it.each(['born in 1996, flat 402', 'account 12345678901234567890', 'from 10-12 to 4.30'])(
    'there is none in %j',
    (message) => expect(messageParts(message)).toEqual([{ text: message }]),
  );

  it('lose nothing', () => {
    const message = 'a 9822054321 b\n+91 98220 54322';
    expect(
      messageParts(message)
        .map(({ text }) => text)
        .join(''),
    ).toBe(message);
  });
});

it.each([
  'Please send Rs 5000',
  '₹200',
  'my UPI is',
  'ring 9822054321',
  '९८२२०५४३२१ वर फोन करा',
  'पैसे पाठवा',
  'पाचशे रुपये',
  'खाते क्रमांक द्या',
  'यूपीआय आहे का',
  'पाँच सौ रुपए',
  'लोन चाहिए',
  'खाता नंबर भेजें',
  'ओटीपी बताइए',
])('asks for caution: %j', (message) => expect(asksForCaution(message)).toBe(true));

it.each(['Namaste', 'I like cars', 'Born in 1996', 'नमस्कार, आपली कॉलोनी छान आहे', 'जन्म १९९६'])(
  'asks for none: %j',
  (message) => expect(asksForCaution(message)).toBe(false),
);
