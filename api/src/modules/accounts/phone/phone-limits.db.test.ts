import { sendPhoneCode } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addPerson } from '../../../../test/people.ts';
import { askForPhoneCode, freshNumber, savePhone, typePhoneCode } from '../../../../test/phones.ts';
import { hashPassword } from '../passwords/passwords.ts';

const MINUTE_MS = 60_000;
const PASSWORD = 'correct horse';

describe('codes to numbers', () => {
  const t = useApp({ smsOfNetwork: 8 });
  let from: string;
  let networks = 0;
  beforeEach(() => {
    from = `192.0.2.${(networks += 1)}`;
    t().clock.advance(24 * 60 * MINUTE_MS);
  });

  /** Somebody with this number. */
  async function somebody(phone: string) {
    const password_hash = await hashPassword(PASSWORD);
    const member = await addPerson(t(), 'female', { account: { password_hash } });
    await savePhone(t(), member, phone);
    return { ...member, phone };
  }

  async function ask(
    { token, phone }: { readonly token: string; readonly phone: string },
    remoteAddress = from,
  ) {
    const { statusCode, headers, json } = await t().app.inject({
      method: sendPhoneCode.method,
      url: sendPhoneCode.path,
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
      payload: {
        phone,
        current_password: PASSWORD,
      },
    });
    const code = statusCode === 200 ? null : json<{ code: string }>().code;
    return { status: statusCode, code, after: Number(headers['retry-after']) };
  }
  const refused = (after: unknown) => ({ status: 429, code: 'auth.tooManyTries', after });
  const soon = expect.any(Number) as number;

  it('are one a minute and six a day for each account', async () => {
    const asha = await somebody(freshNumber());
    expect((await ask(asha)).status).toBe(200);
    t().clock.advance(20_000);
    expect(await ask(asha)).toEqual(refused(40));
    const askElsewhere = async () => {
      t().clock.advance(MINUTE_MS);
      const phone = freshNumber();
      await savePhone(t(), asha, phone);
      return ask({ ...asha, phone });
    };
    for (let count = 1; count < 6; count += 1) expect((await askElsewhere()).status).toBe(200);
    const { after } = await askElsewhere();
    expect(after).toBeGreaterThan(23 * 3600);
    t().clock.advance(after * 1000);
    expect((await askElsewhere()).status).toBe(200);
  });

  it('are three a day to one number for each account, so that some are left for whose it is', async () => {
    const phone = freshNumber();
    const [stranger, owner] = [await somebody(phone), await somebody(phone)];
    for (let count = 0; count < 3; count += 1) {
      expect((await ask(stranger)).status).toBe(200);
      t().clock.advance(MINUTE_MS);
    }
    expect(await ask(stranger)).toEqual(refused(soon));
    expect((await ask(owner)).status).toBe(200);
  });

  it('are six a day for each number, whoever says that it is theirs', async () => {
    const phone = freshNumber();
    for (let count = 0; count < 6; count += 1)
      expect((await ask(await somebody(phone))).status).toBe(200);
    const last = await somebody(phone.replace('+91 ', '0'));
    expect(await ask(last, '198.51.100.1')).toEqual(refused(soon));
    // What was refused counts against nothing else.
    const other = freshNumber();
    await savePhone(t(), last, other);
    expect((await ask({ ...last, phone: other })).status).toBe(200);
  });

  it('are so many an hour for each network', async () => {
    for (let count = 0; count < 8; count += 1)
      expect((await ask(await somebody(freshNumber()))).status).toBe(200);
    const next = await somebody(freshNumber());
    expect(await ask(next)).toEqual(refused(soon));
    expect((await ask(next, '198.51.100.2')).status).toBe(200);
    t().clock.advance(60 * MINUTE_MS);
    expect((await ask(await somebody(freshNumber()))).status).toBe(200);
  });
});

describe('where no SMS are sent', () => {
  const t = useApp({ sms: null });

  it('both calls say so, and the account tells nothing of codes', async () => {
    const asha = await addPerson(t(), 'female');
    await savePhone(t(), asha, freshNumber());
    const off = { status: 404, body: { code: 'phone.notOffered' } };
    expect(await askForPhoneCode(t(), asha)).toMatchObject(off);
    expect(await typePhoneCode(t(), asha, '123456')).toMatchObject(off);
    expect((await send(t(), getAccount, {}, asha.token)).body).toMatchObject({
      data: { phone_code: null },
    });
  });
});
