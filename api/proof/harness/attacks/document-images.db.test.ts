import { listDocs } from 'shared-contracts/calls/verification';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import {
  addressOf,
  claimed,
  decide,
  handedIn,
  handIn,
  keptFiles,
  openAll,
  scan,
} from '../../../test/documents.ts';
import { addMember } from '../../../test/members.ts';
import { pdfOf, zipOf } from '../../../test/pdfs.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();
const reviewer = () => addMember(t(), { role: 'staff', duties: ['reviewer'] });

/** A script that runs when the file is opened, and a file inside. */
const HOSTILE_CATALOG =
  '/OpenAction<</S/JavaScript/JS(app.alert(1))>>/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)>>]>>>>';

describe('a reviewer', () => {
  it('gets pages of a PDF as pictures, each an opening of its own, never the file', async () => {
    const [asha, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const red = '1 0 0 rg 0 0 100 140 re f';
    const pdf = pdfOf({ pages: [red, '0 1 0 rg 0 0 100 140 re f'], catalog: HOSTILE_CATALOG });
    const id = await handedIn(t(), asha.token, [pdf, await scan()]);
    const own = listDocs.reply.parse((await send(t(), listDocs, {}, asha.token)).body).data;
    expect(own).toMatchObject([{ id, pages: 3 }]);
    const doc = await claimed(t(), staff.token, id);
    expect(doc.pages.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
    const pictures = [];
    for (const page of doc.pages.slice(0, 2)) {
      const { rawPayload, headers } = await t().app.inject(
        await addressOf(t(), staff.token, doc, page.id),
      );
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': 'attachment; filename="document.jpeg"',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(rawPayload.includes('JavaScript')).toBe(false);
      const { dominant } = await sharp(rawPayload).stats();
      pictures.push(dominant.r > dominant.g ? 'red' : 'green');
    }
    expect(pictures).toEqual(['red', 'green']);
    expect((await decide(t(), staff.token, { id, approve: true })).body).toMatchObject({
      code: 'doc.unopened',
    });
    await openAll(t(), staff.token, await claimed(t(), staff.token, id));
    expect((await decide(t(), staff.token, { id, approve: true })).status).toBe(200);
  });

  it('gets no byte of a picture as it was sent, nor what it says of place and camera', async () => {
    const [asha, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const jpeg = await sharp(await scan())
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();
    const sent = Buffer.concat([jpeg, Buffer.from('behind the end')]);
    const id = await handedIn(t(), asha.token, [sent]);
    const url = await addressOf(t(), staff.token, await claimed(t(), staff.token, id));
    const { rawPayload } = await t().app.inject(url);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect([rawPayload.equals(sent), rawPayload.includes('behind the end')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('a document of before, whose pages were never drawn', () => {
  const forgetSheets = (id: string) =>
    t().db.deleteFrom('verification_sheets').where('doc_id', '=', id).execute();

  it('is drawn when a reviewer takes it', async () => {
    const [asha, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const sent = [pdfOf({ pages: ['0 0 50 50 re f', '0 0 9 9 re f'] }), await scan()];
    const id = await handedIn(t(), asha.token, sent);
    await forgetSheets(id);
    const doc = await claimed(t(), staff.token, id);
    expect([doc.pages.length, doc.undrawn]).toEqual([3, 0]);
    const before = await keptFiles(t());
    // Taken again, nothing is drawn twice.
    expect((await claimed(t(), staff.token, id)).pages).toEqual(doc.pages);
    expect(await keptFiles(t())).toEqual(before);
    await openAll(t(), staff.token, doc);
    expect((await decide(t(), staff.token, { id, approve: true })).status).toBe(200);
  });

  it('can be refused and never approved where a file of it cannot be drawn', async () => {
    const [asha, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const id = await handedIn(t(), asha.token, [await scan(), pdfOf()]);
    await forgetSheets(id);
    await t()
      .db.updateTable('verification_pages')
      .set({ media_type: 'image/png' })
      .where('doc_id', '=', id)
      .where('media_type', '=', 'application/pdf')
      .execute();
    const doc = await claimed(t(), staff.token, id);
    expect([doc.pages.length, doc.undrawn]).toEqual([1, 1]);
    await openAll(t(), staff.token, doc);
    const approved = await decide(t(), staff.token, { id, approve: true });
    expect(approved.body).toMatchObject({ code: 'doc.unopened' });
    const reason = 'Please send it without a password.';
    expect((await decide(t(), staff.token, { id, approve: false, reason })).status).toBe(200);
  });
});

describe('a document that cannot be read, or is two things', () => {
  it('is refused when it is sent, with the reason, and nothing of it is kept', async () => {
    const { token } = await addPerson(t(), 'female');
    const pdf = pdfOf();
    const tail = (more: Buffer | string) => Buffer.concat([pdf, Buffer.from(more)]);
    const head = (more: Buffer | string) => Buffer.concat([Buffer.from(more), pdf]);
    const hostile: readonly (readonly [string, Buffer | string, number, string])[] = [
      ['with a password', pdfOf({ userPassword: 'secret' }), 422, 'doc.locked'],
      ['cut short', pdf.subarray(0, pdf.length - 60), 422, 'doc.damaged'],
      ['a head alone', '%PDF-1.7\n%%EOF\n', 422, 'doc.damaged'],
      ['without pages', pdfOf({ pages: [] }), 422, 'doc.empty'],
      ['with empty pages', pdfOf({ pages: ['', ''] }), 422, 'doc.empty'],
      ['nothing', '', 422, 'doc.empty'],
      ['a picture cut short', (await scan()).subarray(0, 300), 422, 'doc.damaged'],
      [
        '21 pages',
        pdfOf({ pages: Array.from({ length: 21 }, () => 'f') }),
        413,
        'doc.tooManyPages',
      ],
      ['an archive behind it', tail(zipOf()), 415, 'doc.twoThings'],
      [
        'an archive, and an end',
        Buffer.concat([tail(zipOf()), Buffer.from('\n%%EOF\n')]),
        415,
        'doc.twoThings',
      ],
      ['a page behind it', tail('<!doctype html><script>1</script>'), 415, 'doc.twoThings'],
      ['a picture behind it', tail(await scan()), 415, 'doc.twoThings'],
      ['another PDF behind it', tail(pdf), 415, 'doc.twoThings'],
      ['a page before it', head('<html><script>1</script><!--\n'), 415, 'doc.twoThings'],
      ['a picture before it', head((await scan()).subarray(0, 400)), 415, 'doc.twoThings'],
      ['an archive before it', head(zipOf()), 415, 'doc.twoThings'],
      ['a picture with an archive', Buffer.concat([await scan(), zipOf()]), 415, 'doc.twoThings'],
    ];
    const before = await keptFiles(t());
    for (const [what, file, status, code] of hostile) {
      const reply = await handIn(t(), token, [file]);
      expect([what, reply.status, reply.body['code']]).toEqual([what, status, code]);
    }
    expect(await keptFiles(t())).toEqual(before);
  });

  it.each([
    ['blank lines before its head', Buffer.concat([Buffer.from('\r\n\n \n'), pdfOf()])],
    ['a password for changes only', pdfOf({ userPassword: '' })],
    ['blank lines behind its end', Buffer.concat([pdfOf(), Buffer.alloc(3000, '\n')])],
    ['a page of 200 by 200 inches', pdfOf({ size: [14_400, 14_400] })],
  ])('is taken with %s', async (_, file) => {
    const [{ token }, staff] = [await addPerson(t(), 'female'), await reviewer()];
    const id = await handedIn(t(), token, [file]);
    const url = await addressOf(t(), staff.token, await claimed(t(), staff.token, id));
    const { rawPayload } = await t().app.inject(url);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect(format).toBe('jpeg');
    expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
  });
});
