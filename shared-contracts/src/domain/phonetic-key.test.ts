import { describe, expect, it } from 'vitest';
import { phoneticBeginning, phoneticKey } from './phonetic-key.ts';

describe('how a name sounds', () => {
  it.each([
    ['Sakhi', 'सखी'],
    ['Pune', 'पुणे'],
    ['Poona', 'पूना'],
    ['Mumbai', 'मुंबई'],
    ['Nashik', 'नाशीक'],
    ['Kulkarni', 'कुलकर्णी'],
    ['Pooja', 'पूजा'],
    ['Dnyaneshwari Joshi', 'ज्ञानेश्वरी  जोशी'],
    ['Laxmi', 'लक्ष्मी'],
    ['Pimpri-Chinchwad', 'पिंपरी-चिंचवड'],
    ['Gyaneshwar', 'ज्ञानेश्वर'],
    ['Hrishikesh', 'ऋषिकेश'],
    ['Rushikesh', 'हृषीकेश'],
    ['Dubey', 'दुबे'],
    ['Verma', 'वर्मा'],
    ['Sanskruti', 'संस्कृती'],
    ['Jalgaon', 'जळगाव'],
    ['Bhimrao Deodhar', 'भीमराव देवधर'],
    ['Ranjitsinh Fadke', 'रणजितसिंह फ\u093Cड\u093Cके'],
  ])('is the same for %s and %s', (latin, devanagari) => {
    expect(phoneticKey(latin)).toBe(phoneticKey(devanagari));
    expect(phoneticKey(latin)).toMatch(/^[a-z ]+$/);
  });

  it.each([
    ['Sakhi', 'Sakshi'],
    ['Pune', 'Puri'],
    ['Asha', 'Usha'],
    ['Rama', 'Roma'],
    ['Karuna', 'Karina'],
    ['Ruma', 'Reema'],
    ['Yash', 'Isha'],
    ['Singh', 'Sinha'],
    ['Shruti', 'Shri'],
  ])('is another for %s and %s', (one, other) => {
    expect(phoneticKey(one)).not.toBe(phoneticKey(other));
  });

  it('keeps what it cannot read, and is nothing for what has no letters', () => {
    expect(phoneticKey('પુણે 42')).toContain('42');
    expect(phoneticKey(' – . ')).toBe('');
  });

  it.each(['rutuja', 'ruma', 'kripa'])(
    'of %s begins as the whole does from its first two letters on',
    (name) => {
      for (let length = 2; length <= name.length; length += 1)
        expect(phoneticKey(name)).toMatch(
          new RegExp(`^${phoneticBeginning(name.slice(0, length))}`),
        );
    },
  );

  it('begins as the whole does, wherever the writer pauses', () => {
    for (let length = 1; length <= 'meera'.length; length += 1)
      expect(phoneticKey('मीरा')).toMatch(
        new RegExp(`^${phoneticBeginning('meera'.slice(0, length))}`),
      );
  });
});
