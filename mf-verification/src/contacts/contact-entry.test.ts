import { Contact } from 'shared-contracts/calls/contacts';
import { RELATIONS } from 'shared-contracts/domain/relations';
import { describe, expect, it } from 'vitest';
import { contact } from '../testing/contacts.ts';
import {
  contactOf,
  emptyEntry,
  entryOf,
  isBlank,
  startEntries,
  wouldSaveSame,
} from './contact-entry.ts';
import { entryErrors } from './entry-errors.ts';
import { fieldOfError, fieldsOf } from './entry-fields.ts';

describe('an entry of the form', () => {
  it('starts as one empty entry when nothing is saved', () => {
    expect(startEntries([])).toEqual([emptyEntry('1')]);
    expect(isBlank(emptyEntry('1'))).toBe(true);
  });

  it('gives back the saved contact unchanged', () => {
    const whole = contact({
      occupation: 'Teacher',
      current_city: 'पुणे',
      address: '14,\nTilak Road',
      address_for: 'members',
    });
    expect(contactOf(entryOf(whole, '1'))).toEqual(whole);
    expect(contactOf(entryOf(contact(), '1'))).toEqual(contact());
  });

  it('keeps a relation that is not offered as words of their own', () => {
    const entry = entryOf(contact({ relation: 'Godmother' }), '1');
    expect(entry).toMatchObject({ relation: 'other', otherRelation: 'Godmother' });
    expect(contactOf(entry).relation).toBe('Godmother');
    expect(entryOf(contact({ relation: 'father' }), '1').relation).toBe('Father');
  });

  it.each([
    ['(020) 2445 6789', '020 2445 6789'],
    ['९८२२०१२३४५', '9822012345'],
    [' +91 90000.12345 ', '+91 90000 12345'],
  ])('sends the number %s as %s', (typed, sent) => {
    const made = contactOf({ ...entryOf(contact(), '1'), phone: typed });
    expect(made.phone).toBe(sent);
    expect(Contact.safeParse(made).success).toBe(true);
  });

  it('asks to whom an address is shown only where there is one', () => {
    expect(fieldsOf(entryOf(contact(), '1'))).not.toContain('address_for');
    expect(fieldsOf(entryOf(contact({ address: 'Tilak Road' }), '1'))).toContain('address_for');
  });

  it('is changed by content, not by an empty entry beside it', () => {
    const start = startEntries([contact()]);
    expect(wouldSaveSame([...start, emptyEntry('2')], start)).toBe(true);
    expect(wouldSaveSame([entryOf(contact({ name: 'V' }), '1')], start)).toBe(false);
  });
});

describe('the rules of an entry', () => {
  it('asks for name, relation and phone and for nothing else', () => {
    expect(entryErrors(emptyEntry('1'))).toEqual({
      name: { key: 'error.name.missing' },
      relation: { key: 'error.relation.missing' },
      phone: { key: 'error.phone.missing' },
    });
    expect(entryErrors({ ...entryOf(contact(), '1'), name: '  ' })).toHaveProperty('name');
    expect(entryErrors(entryOf(contact(), '1'))).toEqual({});
  });

  it('asks for words behind Other, beside the field that takes them', () => {
    const entry = { ...entryOf(contact(), '1'), relation: 'other' };
    expect(entryErrors(entry)).toEqual({ otherRelation: { key: 'error.otherRelation.missing' } });
  });

  it('refuses what is no number, and texts that are too long', () => {
    const errors = entryErrors({
      ...entryOf(contact(), '1'),
      name: 'x'.repeat(81),
      phone: 'call me',
      address: 'x'.repeat(301),
    });
    expect(errors.phone).toEqual({ key: 'error.phone.wrong' });
    expect(errors.name).toEqual({ key: 'error.name.tooLong', values: { most: 80 } });
    expect(errors.address).toEqual({ key: 'error.text.tooLong', values: { most: 300 } });
  });

  it('offers relations that the contract takes', () => {
    for (const [word] of RELATIONS)
      expect(Contact.shape.relation.safeParse(word).success).toBe(true);
  });
});

describe('an error of the server', () => {
  const sent = [entryOf(contact(), 'a'), entryOf(contact({ relation: 'Godmother' }), 'b')];

  it.each([
    ['0.phone', 'contact-a-phone'],
    ['1.relation', 'contact-b-otherRelation'],
    ['', null],
    ['7.phone', null],
    ['0.id', null],
  ])('at %j is about %s', (path, field) => {
    expect(fieldOfError(path, sent)).toBe(field);
  });
});
