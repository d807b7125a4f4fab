import { stopPhoneCodes } from 'shared-contracts/calls/account';
import { deleteAccount, getAccount, signOut } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import {
  askForPhoneCode,
  confirmedAgo,
  confirmFreshNumber,
  freshNumber,
  phoneCodeOf,
  savePhone,
  takeSms,
  typePhoneCode,
  wrongOf,
} from '../../../../test/phones.ts';
import { lastMail } from '../../../../test/sign-up.ts';
import { changeRole } from '../change-role.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { CONFIRMED_MS } from './phone.store.ts';

const t = useApp();
const MINUTE_MS = 60_000;
const EXPIRED = { status: 410, body: { code: 'auth.codeExpired' } };
let asha: TestMember;
let phone: string;

beforeEach(async () => {
  // The budget of the network is the same for the whole file.
  t().clock.advance(60 * MINUTE_MS);
  await takeSms(t());
  t().mails.length = 0;
  asha = await addPerson(t(), 'female');
  phone = freshNumber();
  await savePhone(t(), asha, phone);
});

const reported = async (who: TestMember = asha) =>
  ((await send(t(), getAccount, {}, who.token)).body['data'] as Record<string, unknown>)[
    'phone_code'
  ];
const codeOf = (who: TestMember = asha) => phoneCodeOf(t(), who);
const type = (code: string, who: TestMember = asha) => typePhoneCode(t(), who, code);

describe('a code to one’s own number', () => {
  it('goes there by SMS and confirms it, which a mail tells', async () => {
    expect(await reported()).toEqual({
      possible: true,
      confirmed_at: null,
      lapsed: false,
      code_until: null,
    });
    expect(await askForPhoneCode(t(), asha)).toMatchObject({
      status: 200,
      body: {
        data: {
          sent: true,
          again_in: 60,
        },
      },
    });
    const until = new Date(t().clock.read().getTime() + 10 * MINUTE_MS).toISOString();
    expect(await reported()).toEqual({
      possible: true,
      confirmed_at: null,
      lapsed: false,
      code_until: until,
    });
    const [sms] = await takeSms(t());
    expect(sms).toMatchObject({
      to: phone.replaceAll(' ', ''),
      template: 'phone-code',
      language: 'en',
      variables: {
        code: expect.stringMatching(/^\d{6}$/) as string,
        product: 'Saptapadi',
      },
    });
    const code = sms?.variables.code ?? '';
    const confirmed_at = t().clock.read().toISOString();
    expect(await type(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { data: { confirmed_at } },
    });
    expect(await reported()).toEqual({
      possible: true,
      confirmed_at,
      lapsed: false,
      code_until: null,
    });
    const mail = await lastMail(t());
    expect(mail).toContain(`ending in ${phone.slice(-2)} `);
    expect(mail).not.toContain(phone.slice(-5));
    expect(await type(code)).toMatchObject(EXPIRED);
  });

  it('is burnt by five wrong ones', async () => {
    const code = await codeOf();
    for (let count = 0; count < 5; count += 1)
      expect(await type(wrongOf(code))).toMatchObject({
        status: 403,
        body: { code: 'phone.codeWrong' },
      });
    expect(await type(wrongOf(code))).toMatchObject(EXPIRED);
    expect(await type(code)).toMatchObject(EXPIRED);
    expect(await reported()).toMatchObject({ confirmed_at: null });
  });

  it('is still good after four wrong ones', async () => {
    const code = await codeOf();
    for (let count = 0; count < 4; count += 1) await type(wrongOf(code));
    expect((await type(code)).status).toBe(200);
  });

  it('ends after ten minutes, and with the next one', async () => {
    const first = await codeOf();
    t().clock.advance(MINUTE_MS);
    const second = await codeOf();
    if (first !== second) expect((await type(first)).status).toBe(403);
    t().clock.advance(10 * MINUTE_MS);
    expect(await type(second)).toMatchObject(EXPIRED);
    expect(await type('123456')).toMatchObject(EXPIRED);
  });

  it('fits nobody else, not even with the same number', async () => {
    const other = await addPerson(t(), 'male');
    await savePhone(t(), other, phone);
    const [mine, theirs] = [await codeOf(), await codeOf(other)];
    if (mine !== theirs) expect((await type(mine, other)).status).toBe(403);
    expect((await type(theirs, other)).status).toBe(200);
    expect(await reported()).toMatchObject({ confirmed_at: null });
  });

  it('needs a fresh sign-in or the password', async () => {
    const password_hash = await hashPassword('correct horse');
    await t().db.updateTable('accounts').set({ password_hash }).execute();
    t().clock.advance(5 * MINUTE_MS);
    const ask = (current_password?: string) =>
      askForPhoneCode(t(), asha, current_password === undefined ? {} : { current_password });
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'auth.signInAgain' } });
    expect(await ask('a guess')).toMatchObject({
      status: 403,
      body: { code: 'password.currentWrong' },
    });
    expect((await ask('correct horse')).status).toBe(200);
  });

  it('goes to the number that was shown alone', async () => {
    // Somebody else with a session of the account has saved another one, for which no password is needed.
    await savePhone(t(), asha, freshNumber());
    expect(await askForPhoneCode(t(), asha, { phone })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'phone' }] },
    });
    expect(await takeSms(t())).toEqual([]);
  });

  it('is for mobiles of India', async () => {
    const wrong = { status: 422, body: { errors: [{ path: 'phone' }] } };
    expect(await askForPhoneCode(t(), await addMember(t()))).toMatchObject(wrong);
    await savePhone(t(), asha, '+1 415 555 2671');
    expect(await reported()).toEqual({
      possible: false,
      confirmed_at: null,
      lapsed: false,
      code_until: null,
    });
    expect(await askForPhoneCode(t(), asha)).toMatchObject(wrong);
    expect(await takeSms(t())).toEqual([]);
  });

  it('is for members alone', async () => {
    const off = { status: 404, body: { code: 'phone.notOffered' } };
    const code = await codeOf();
    await t().db.updateTable('accounts').set({ role: 'staff' }).where('id', '=', asha.id).execute();
    expect(await askForPhoneCode(t(), asha)).toMatchObject(off);
    expect(await type(code)).toMatchObject(off);
    expect(await reported()).toBeNull();
    expect(await reported(await addMember(t()))).toBeNull();
  });

  it('is of no use to whoever has signed out', async () => {
    const code = await codeOf();
    await send(t(), signOut, {}, asha.token);
    expect((await type(code)).status).toBe(401);
  });

  it('stands nowhere as it was sent, neither in the database nor in the log', async () => {
    const code = await codeOf();
    await type(wrongOf(code));
    await type(code);
    expect(t().logs.join('')).not.toContain(phone.replaceAll(' ', '').slice(3));
    const [row] = await t().db.selectFrom('phone_codes').selectAll().execute();
    expect(JSON.stringify(row ?? {})).not.toContain(`"${code}"`);
  });
});

describe('a confirmation', () => {
  it('counts for 180 days, and then the number is to be confirmed again', async () => {
    await confirmFreshNumber(t(), asha);
    await confirmedAgo(t(), asha, CONFIRMED_MS);
    expect(await reported()).toMatchObject({ confirmed_at: expect.any(String), lapsed: false });
    await confirmedAgo(t(), asha, CONFIRMED_MS + 1);
    const lapsed = { possible: true, confirmed_at: null, lapsed: true, code_until: null };
    expect(await reported()).toEqual(lapsed);
    t().clock.advance(MINUTE_MS);
    expect((await type(await codeOf())).status).toBe(200);
    const confirmed_at = t().clock.read().toISOString();
    expect(await reported()).toMatchObject({ confirmed_at, lapsed: false });
    // Another number was never confirmed: nothing has lapsed.
    await savePhone(t(), asha, freshNumber());
    expect(await reported()).toMatchObject({ confirmed_at: null, lapsed: false });
  });
});

describe('codes that are stopped', () => {
  it('confirm nothing any more, and the number has to be confirmed anew', async () => {
    const code = await codeOf();
    const stop = () => send(t(), stopPhoneCodes, {}, asha.token);
    expect((await stop()).status).toBe(200);
    expect(await type(code)).toMatchObject(EXPIRED);
    await confirmFreshNumber(t(), asha);
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(200);
    expect(await reported()).toEqual({
      possible: true,
      confirmed_at: null,
      lapsed: false,
      code_until: null,
    });
  });

  it('are those of somebody who comes to work for the site', async () => {
    await confirmFreshNumber(t(), asha);
    for (const role of ['staff', 'member'] as const)
      await changeRole(t().parts, asha.email, { role });
    const row = t().db.selectFrom('support_info').select('phone_confirmed');
    expect(await row.where('profile_id', '=', asha.id).execute()).toEqual([
      { phone_confirmed: null },
    ]);
  });
});

describe('another number', () => {
  it('is not confirmed, and the code of the earlier one is good no more', async () => {
    const code = await codeOf();
    await savePhone(t(), asha, freshNumber());
    expect(await type(code)).toMatchObject(EXPIRED);
    await savePhone(t(), asha, phone);
    expect(await type(code)).toMatchObject(EXPIRED);
  });

  it('takes the confirmation away; the same one, written in another way, keeps it', async () => {
    const number = await confirmFreshNumber(t(), asha);
    await savePhone(t(), asha, `0${number.slice(3)}`);
    expect(await reported()).toMatchObject({ confirmed_at: expect.any(String) as string });
    await savePhone(t(), asha, freshNumber());
    expect(await reported()).toEqual({
      possible: true,
      confirmed_at: null,
      lapsed: false,
      code_until: null,
    });
    await savePhone(t(), asha, number);
    expect(await reported()).toEqual({
      possible: true,
      confirmed_at: null,
      lapsed: false,
      code_until: null,
    });
  });

  it('takes back what waits to be sent to the earlier one', async () => {
    await t().parts.sms?.write(t().db, {
      sms: {
        to: phone.replaceAll(' ', ''),
        template: 'phone-code',
        language: 'en',
        variables: {
          code: '123456',
          product: 'Saptapadi',
        },
      },
      accountId: asha.id,
      goodForMs: MINUTE_MS,
    });
    await savePhone(t(), asha, freshNumber());
    t().parts.jobs.wake();
    expect(await takeSms(t())).toEqual([]);
  });

  it('of a server that knows nothing of it is not confirmed either', async () => {
    const number = await confirmFreshNumber(t(), asha);
    const write = (other: string) =>
      t()
        .db.updateTable('support_info')
        .set({ phone: other })
        .where('profile_id', '=', asha.id)
        .execute();
    await write('+91 98220 99999');
    expect(await reported()).toEqual({
      possible: true,
      confirmed_at: null,
      lapsed: false,
      code_until: null,
    });
    expect(number).not.toContain('99999');
  });
});

describe('at the same moment', () => {
  const TIMES = [1, 2, 3, 4];

  it('codes are asked for several times, and one is sent', async () => {
    const replies = await Promise.all(TIMES.map(() => askForPhoneCode(t(), asha)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    const sent = await takeSms(t());
    expect(sent).toHaveLength(1);
    expect((await type(sent[0]?.variables.code ?? '')).status).toBe(200);
  });

  it('one code confirms once, and one mail tells of it', async () => {
    const code = await codeOf();
    const replies = await Promise.all(TIMES.map(() => type(code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    await t().parts.jobs.settled();
    expect(t().mails).toHaveLength(1);
  });

  it('a number is confirmed and another one saved, and only what is there now is confirmed', async () => {
    const code = await codeOf();
    const other = freshNumber();
    const [confirmed, saved] = await Promise.all([type(code), savePhone(t(), asha, other)]);
    expect([200, 410]).toContain(confirmed.status);
    expect(saved.status).toBe(200);
    expect(await reported()).toEqual({
      possible: true,
      confirmed_at: null,
      lapsed: false,
      code_until: null,
    });
  });

  it('it is confirmed, asked for and the account deleted, and nothing of it stays', async () => {
    const code = await codeOf();
    t().clock.advance(MINUTE_MS);
    const [confirmed, requested, deleted] = await Promise.all([
      type(code),
      askForPhoneCode(t(), asha),
      send(t(), deleteAccount, { body: {} }, asha.token),
    ]);
    expect(deleted.status).toBe(200);
    // Before the deletion, or after it; with the new code the one that is typed is wrong.
    expect([200, 401, 403]).toContain(confirmed.status);
    expect([200, 401]).toContain(requested.status);
    const left = t().db.selectFrom('phone_codes').selectAll().where('account_id', '=', asha.id);
    expect(await left.execute()).toEqual([]);
    expect(await typePhoneCode(t(), asha, code)).toMatchObject({ status: 401 });
  });
});
