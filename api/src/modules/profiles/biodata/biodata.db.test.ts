import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import { toPid } from 'shared-contracts/domain/pid';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { notedRemovals } from '../../../../test/jobs.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();

/** The address of a made biodata. */
function urlOf(body: Record<string, unknown>): string {
  return getOwnBiodata.reply.parse(body).data.url;
}

describe('the own biodata', () => {
  it('is a PDF under an address that ends, and its file is noted for removal', async () => {
    const asha = await addPerson(t(), 'female', { pics: ['f01a'] });
    const { status, body } = await send(t(), getOwnBiodata, {}, asha.token);
    expect(status).toBe(200);
    const url = urlOf(body);
    const pdf = await t().app.inject(url);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const noted = await notedRemovals(t().db);
    const file = new URL(url, 'http://site').searchParams.get('file');
    expect(noted.map((one) => one.file_key)).toContain(file);
    t().clock.advance(5 * 60 * 1000 + 1);
    expect((await t().app.inject(url)).statusCode).toBe(404);
  });

  it.each(['mr', 'hi'] as const)('is made in %s', async (language) => {
    const asha = await addPerson(t(), 'female', { profile: { name_devanagari: 'आशा' } });
    const { status } = await send(t(), getOwnBiodata, { query: { language } }, asha.token);
    expect(status).toBe(200);
  });

  it('is in the language of the request where none is asked for', async () => {
    const asha = await addPerson(t(), 'female');
    const requested = await send(t(), getOwnBiodata, { query: { language: 'mr' } }, asha.token);
    const { path, method } = getOwnBiodata;
    const headers = { authorization: `Bearer ${asha.token}`, 'accept-language': 'mr' };
    const accepted = await t().app.inject({ method, url: path, headers });
    // The same document is made once.
    const fileOf = (body: Record<string, unknown>) =>
      new URL(urlOf(body), 'http://site').searchParams.get('file');
    expect(fileOf(accepted.json())).toBe(fileOf(requested.body));
    const inEnglish = await send(t(), getOwnBiodata, {}, asha.token);
    expect(fileOf(inEnglish.body)).not.toBe(fileOf(requested.body));
  });
});

describe('another member’s biodata', () => {
  it('is there once the identity is verified, 423 before', async () => {
    const asha = await addPerson(t(), 'female');
    const rohan = await addPerson(t(), 'male');
    const ask = () => send(t(), getBiodata, { query: { pid: toPid(rohan.id) } }, asha.token);
    const refused = await ask();
    expect([refused.status, refused.body]).toMatchObject([423, { code: 'biodata.notVerified' }]);
    await t()
      .db.updateTable('profiles')
      .set({ verified_personal: true })
      .where('id', '=', rohan.id)
      .execute();
    expect((await ask()).status).toBe(200);
  });

  it('is the same 404 for a blocked pair, the own side and nobody', async () => {
    const verified = { profile: { verified_personal: true } };
    const asha = await addPerson(t(), 'female');
    const rohan = await addPerson(t(), 'male', verified);
    const medha = await addPerson(t(), 'female', verified);
    await t()
      .db.insertInto('blocks')
      .values({ blocker_id: rohan.id, blocked_id: asha.id })
      .execute();
    for (const id of [rohan.id, medha.id, '00000000-0000-4000-8000-000000000000']) {
      const query = { pid: toPid(id) };
      const { status, body } = await send(t(), getBiodata, { query }, asha.token);
      expect([status, body]).toMatchObject([404, { code: 'profile.notFound' }]);
    }
  });

  it('is nothing that staff take away, whoever it is about', async () => {
    const staff = await addPerson(t(), 'female', { account: { role: 'staff' } });
    const rohan = await addPerson(t(), 'male', { profile: { verified_personal: true } });
    for (const id of [rohan.id, '00000000-0000-4000-8000-000000000000']) {
      const query = { pid: toPid(id) };
      const { status, body } = await send(t(), getBiodata, { query }, staff.token);
      expect([status, body]).toMatchObject([403, { code: 'biodata.notForStaff' }]);
    }
    expect((await send(t(), getOwnBiodata, {}, staff.token)).status).toBe(200);
  });
});
