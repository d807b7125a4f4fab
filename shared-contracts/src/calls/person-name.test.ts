import { describe, expect, it } from 'vitest';
import { NewMember } from './auth.ts';
import { DevanagariName, LastName, PersonName } from './person-name.ts';
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
    expect(ProfileChange.safeParse({ lastName: name }).success).toBe(name.trim() === '');
    expect(NewMember.shape.name.safeParse(name).success).toBe(false);
  });

  it.each([
    ['98220', 'Asha 98220'],
    ['a number in Devanagari digits', 'आशा ९८२२०'],
    ['digits with signs between them', 'Asha 9-8-2'],
    ['digits with spaces between them', 'Asha 98 22 01'],
    ['an e-mail address', 'asha@example'],
    ['an e-mail address in full width', 'asha＠example'],
    ['markup', 'Asha <b'],
    ['a path', 'Asha/Pune'],
    ['an address of the web', 'Asha WWW.example.com'],
  ])('is not %s', (_what, name) => {
    for (const schema of [PersonName, LastName, DevanagariName]) {
      expect(schema.safeParse(name).error?.issues[0]?.message).toBe('name.contact');
    }
    expect(ProfileChange.safeParse({ lastName: name }).success).toBe(false);
    expect(NewMember.shape.lastName.safeParse(name).success).toBe(false);
  });

  it.each(['Louis 14', 'Asha 2', 'Anne-Marie', 'Bowwow', "D'Souza", 'S. 4 Asha 2'])(
    'may be %j',
    (name) => {
      expect(PersonName.safeParse(name).success).toBe(true);
    },
  );

  it.each(['', '  '])('may be one, with %j as the last name', (lastName) => {
    expect(LastName.safeParse(lastName).data).toBe('');
    expect(ProfileChange.safeParse({ lastName }).data).toEqual({ lastName: '' });
    expect(NewMember.shape.lastName.safeParse(lastName).success).toBe(true);
    expect(PersonName.safeParse(lastName).success).toBe(false);
  });

  it.each(['', 'आशा', 'कृ. ना.', 'श्री-राम', null])('is %j in Devanagari', (name) => {
    expect(DevanagariName.safeParse(name).success).toBe(true);
  });

  it.each(['Asha', '\u200c', '.', "' -", '।'])('is not %j in Devanagari', (name) => {
    expect(DevanagariName.safeParse(name).success).toBe(false);
  });
});
