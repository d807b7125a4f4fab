import { describe, expect, it } from 'vitest';
import { NewMember } from './auth.ts';
import { DevanagariName, PersonName } from './person-name.ts';
import { ProfileChange } from './profile-change.ts';

describe('a name', () => {
  it.each(['Asha', 'Ö', "O'Neil", 'Anne-Marie J.', 'आशा', 'क्\u200dष', 'A. P. J.', ' Asha '])(
    'may be %j',
    (name) => {
      expect(PersonName.safeParse(name).data).toBe(name.trim());
    },
  );

  it.each([
    ['nothing', ' '],
    ['nothing that can be seen', '\u200b'],
    ['joiners alone', '\u200c\u200d'],
    ['signs alone', '. -'],
    ['a line break', 'A\r\nBcc: x'],
    ['a bell', 'A\u0007'],
    ['a turned direction', 'Ro\u202ehan'],
    ['an isolated direction', 'Ro\u2067han\u2069'],
  ])('is not %s', (_what, name) => {
    expect(PersonName.safeParse(name).success).toBe(false);
    expect(ProfileChange.safeParse({ lastName: name }).success).toBe(false);
    expect(NewMember.shape.name.safeParse(name).success).toBe(false);
  });

  it.each(['', 'आशा', 'कृ. ना.', 'श्री-राम', null])('is %j in Devanagari', (name) => {
    expect(DevanagariName.safeParse(name).success).toBe(true);
  });

  it.each(['Asha', '\u200c', '.', "' -", '।'])('is not %j in Devanagari', (name) => {
    expect(DevanagariName.safeParse(name).success).toBe(false);
  });
});
