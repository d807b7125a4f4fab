import { MAX_BOOK_TEXT, MAX_SUGGESTIONS } from 'shared-contracts/calls/contacts';
import { describe, expect, it } from 'vitest';
import { readAddressBook } from './read-address-book.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const people = async (text: string) =>
  (await readAddressBook(text)).data.map(({ name, phone }) => [name, phone]);

describe('vCards', () => {
  it('of versions 3 and 4 bring names and numbers, with groups, types, foldings and escapes', async () => {
    const text =
      card(
        'VERSION:3.0',
        'N:Kulkarni;Asha;;;',
        'FN:Asha\\, the',
        '  elder',
        'item1.TEL;TYPE="CELL,VOICE":98220 12345',
      ) +
      card('VERSION:4.0', 'N:पाटील;सुनील;;;', 'TEL;VALUE=uri;TYPE=cell:tel:+91-90000-54321;ext=5');
    expect(await people(text)).toEqual([
      ['Asha, the elder', '+919822012345'],
      ['सुनील पाटील', '+919000054321'],
    ]);
  });

  it('of version 2.1 are read from quoted-printable, with bare types and soft line breaks', async () => {
    const text = card(
      'VERSION:2.1',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=86=E0=A4=',
      '=B6=E0=A4=BE',
      'TEL;CELL;PREF:098220-12345',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ',
      ' SkZJRgABAQ',
    );
    expect(await people(text)).toEqual([['आशा', '+919822012345']]);
    const western = card(
      'N;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:M=FCller;J=F6rg',
      'TEL:+4930123456',
    );
    expect(await people(western)).toEqual([['Jörg Müller', '+4930123456']]);
  });

  it('put the number that can be called first, and say what is wrong with the other', async () => {
    const text = card('FN:Asha', 'TEL:98220 1234', 'TEL:98220 12345', 'TEL:+91 98220 12345');
    expect((await readAddressBook(text)).data).toEqual([
      {
        name: 'Asha',
        phone: '+919822012345',
        phones: [
          {
            phone: '+919822012345',
            problem: null,
          },
          {
            phone: '98220 1234',
            problem: 'wrong',
          },
        ],
      },
    ]);
  });

  it('that are broken, empty or cut off are counted, and the others are read', async () => {
    const text = [
      card('FN:No number'),
      card('TEL'),
      'BEGIN:VCARD\nFN:In another\n',
      card('FN:Asha', 'TEL:98220 12345'),
      'BEGIN:VCARD\nFN:Cut\nTEL:98220 123',
    ].join('');
    const read = await readAddressBook(text);
    expect([read.data.length, read.unread, read.left_out]).toEqual([1, 4, 0]);
  });
});

describe('rows', () => {
  it.each([
    ['name,phone\nAsha,98220 12345\n'],
    ['Phone;Name\r\n98220-12345;Asha\r\n'],
    ['First Name,Last Name,Phone 1 - Type,Phone 1 - Value\nAsha,,Mobile,+91 98220 12345 ::: \n'],
    ['नाव\tमोबाईल\nAsha\t९८२२०१२३४५'],
    ['\ufeffName,Mobile\n"Asha","=""9822012345"""'],
    ['Asha,98220 12345'],
    ['Asha - 98220 12345'],
    ['98220 12345|Asha'],
  ])('%j', async (text) => {
    expect(await people(text)).toEqual([['Asha', '+919822012345']]);
  });

  it('with a labelled number behind another one keep both', async () => {
    const { data } = await readAddressBook('Asha - Mob. 98220 12345 / Res. 020 2445 6789');
    expect(data).toMatchObject([
      { name: 'Asha', phones: [{ phone: '+919822012345' }, { phone: '+912024456789' }] },
    ]);
  });

  it('with two columns of names and several numbers are one person', async () => {
    const text = 'Given Name,Family Name,Phone,Mobile\nAsha,Kulkarni,020 2445 6789,98220 12345';
    const { data } = await readAddressBook(text);
    expect(data).toMatchObject([
      // The mobile first, wherever the landline is written.
      { name: 'Asha Kulkarni', phones: [{ phone: '+919822012345' }, { phone: '+912024456789' }] },
    ]);
  });

  it('are texts, whatever a spreadsheet would do with them; the same person comes once', async () => {
    const formula = '=HYPERLINK("http://x";"y")';
    const row = `"${formula.replaceAll('"', '""')}",98220 12345`;
    expect(await people(`name,phone\n${row}\n${row}`)).toEqual([[formula, '+919822012345']]);
    expect(await people('name,phone\n"A\u202eB\u0007\nक्\u200dष",98220 12345')).toEqual([
      ['AB क्\u200dष', '+919822012345'],
    ]);
  });

  it.each([
    [
      'a list with serial numbers and other headings',
      'Sr. No.;Name of relative;Relation;Mobile No.\n1;Asha;Kaka;98220 12345',
    ],
    [
      'an organisation alone',
      'Name,Given Name,Organization 1 - Name,Phone 1 - Value\n,,Asha,98220 12345',
    ],
    [
      'a title above the headings',
      'Our relatives\n\nNo.,Full Name,Contact No.\n1,Asha,98220 12345',
    ],
    ['the separator named', 'sep=;\r\nName;Phone\r\nAsha;98220 12345'],
    ['a nukta in the heading', 'नाम,फ\u093cोन नंबर\nAsha,98220 12345'],
    ['a composed nukta in the heading', 'नाम,\u095eोन\nAsha,98220 12345'],
    ['names under a heading of another kind', 'Guest,Mob No.\nAsha,98220 12345'],
    ['digits of Bengali', 'Asha: ৯৮২২০১২৩৪৫'],
    ['an alternate number alone', 'Guest,Alternate No.\nAsha,98220 12345'],
    ['serial numbers without headings', '1,Asha,98220 12345'],
    ['a numbered list', '1) Asha - 98220 12345'],
    ['a bullet', '• Asha : 98220 12345'],
    ['a label', 'name,phone\nAsha,Mob: 98220 12345'],
    ['(W)', 'name,phone\nAsha,98220 12345 (W)'],
    ['(M) without headings', 'Asha - 98220 12345 (M)'],
    ['a float', 'name,phone\nAsha,919822012345.0'],
    ['a float without the country', 'name,phone\nAsha,9822012345.0'],
    ['a float in scientific notation', 'name,phone\nAsha,9.19822012345e11'],
    ['the same of Excel', 'name,phone\nAsha,9.822012345E+09'],
    ['unseen characters', 'name,phone\n\u200eAsha\u200b,\u202a+91 98220\u00a012345\u202c'],
    ['a birthday and a PIN beside it', 'Asha,12/11/1990,98220 12345,411038'],
    ['a name above its number', 'Asha\n98220 12345'],
    ['a chat of Android', '12/11/26, 9:41\u202fpm - Ram: Asha - 98220 12345'],
    ['a chat of an iPhone', '[12/11/26, 21:41:05] Ram: Asha: +91 98220 12345'],
    [
      'a chat in which a person gives the own number',
      '12/11/2026, 21:41 - Asha: my new number is please 98220 12345',
    ],
    [
      'the phonetic columns of Google',
      'Name,Phonetic First Name,Phone 1 - Value\nAsha,Aashaa 1234567,98220 12345',
    ],
  ])('with %s', async (_, text) => {
    expect(await people(text)).toEqual([['Asha', '+919822012345']]);
  });

  it.each([
    '98220 12345 / 98220 54321',
    '98220 12345, 9822054321',
    '98220-12345 & 98220-54321',
    '9822012345 9822054321',
    'Mob: 98220 12345 or 98220 54321 (W)',
    '1. 98220 12345 2. 98220 54321',
    '"98220 12345\n98220 54321"',
  ])('with two numbers in a cell: %j', async (cell) => {
    const { data } = await readAddressBook(`name;phone\nAsha;${cell}`);
    expect(data).toMatchObject([
      { name: 'Asha', phones: [{ phone: '+919822012345' }, { phone: '+919822054321' }] },
    ]);
  });

  it('with a number that a spreadsheet rounded say so, and guess nothing', async () => {
    const { data } = await readAddressBook('name,phone\nAsha,9.19822E+11');
    expect(data).toMatchObject([{ name: 'Asha', phones: [{ phone: '9.19822E+11' }] }]);
    expect(data[0]?.phones[0]?.problem).not.toBeNull();
  });

  it('of a chat hold everyone who has a number, and no other message', async () => {
    const text = [
      '12/11/26, 9:40 pm - Messages and calls are end-to-end encrypted.',
      '12/11/26, 9:41 pm - +91 98220 12345: Namaskar',
      '12/11/26, 9:42 pm - Ram: Meet on 12/11/2026 at 10:30',
      'Vasant kaka 98220 54321',
      '12/11/26, 9:43 pm - Sita: <Media omitted>',
    ].join('\n');
    const read = await readAddressBook(text);
    expect(read.data.map(({ name, phone }) => [name, phone])).toEqual([
      ['', '+919822012345'],
      ['Vasant kaka', '+919822054321'],
    ]);
    expect(read.unread).toBe(0);
  });
});

describe('a hostile book', () => {
  const fill = (piece: string) => piece.repeat(Math.floor(MAX_BOOK_TEXT / piece.length));

  it.each([
    ['one line', 'x'],
    ['one number', '9'],
    ['quotes', '"'],
    ['open quotes', 'a,"'],
    ['separators', ','],
    ['lines', '\n1'],
    ['entries', '9822012345\n'],
    ['broken entries', '98 220 12\n'],
    ['names and dashes', 'a - '],
    ['beginnings of cards', 'BEGIN:VCARD\n'],
    ['cards', 'BEGIN:VCARD\nTEL:9\nEND:VCARD\n'],
    ['soft breaks', 'BEGIN:VCARD\nFN;QUOTED-PRINTABLE:=\n=\n'],
    ['foldings', 'BEGIN:VCARD\nTEL:\n 9\n 9\n'],
    ['parameters', 'BEGIN:VCARD\nTEL;"":;"\n;'],
  ])('of %s is read within its bounds', async (_, piece) => {
    const { data } = await readAddressBook(fill(piece));
    expect(data.length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
  });

  it('of more entries than are read says how many were left out', async () => {
    const lines = Array.from(
      { length: MAX_SUGGESTIONS + 5 },
      (_, at) => `A${at},${9_822_000_000 + at}`,
    );
    const read = await readAddressBook(lines.join('\n'));
    expect([read.data.length, read.left_out]).toEqual([MAX_SUGGESTIONS, 5]);
  });
});
