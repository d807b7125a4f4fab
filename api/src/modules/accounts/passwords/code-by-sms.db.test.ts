import { resetPassword } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import {
  askForPhoneCode,
  confirmedAgo,
  confirmFreshNumber,
  freshNumber,
  savePhone,
  takeSms,
} from '../../../../test/phones.ts';
import { trySignIn } from '../../../../test/sign-up.ts';
import { CONFIRMED_MS } from '../phone/phone.store.ts';

const t = useApp();
const MINUTE_MS = 60_000;
let asha: TestMember;
let number: string;

beforeEach(async () => {
  // Budgets of the test before are over.
  t().clock.advance(24 * 60 * MINUTE_MS);
  asha = await addPerson(t(), 'female');
  number = await confirmFreshNumber(t(), asha);
  await takeSms(t());
});

const ask = (email = asha.email) => send(t(), resetPassword, { body: { user: { email } } });

/** Asks for a code; what was sent of it, by SMS and by mail. */
async function requested(email = asha.email) {
  const reply = await ask(email);
  const sms = await takeSms(t());
  const mails = t().mails.splice(0);
  const code = /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(mails[0]?.text ?? '')?.[0];
  return { reply, sms, mails: mails.length, code };
}

describe('a one-time code', () => {
  it('goes to the confirmed number too, and is the one of the mail', async () => {
    const { sms, code } = await requested();
    expect(sms).toMatchObject([{ to: number, template: 'sign-in-code', variables: { code } }]);
    expect((await trySignIn(t(), asha.email, code ?? '')).status).toBe(200);
    expect((await trySignIn(t(), asha.email, code ?? '')).status).toBe(401);
  });

  it('goes by mail alone to a number that was confirmed more than 180 days ago', async () => {
    await confirmedAgo(t(), asha, CONFIRMED_MS + 1);
    expect(await requested()).toMatchObject({ sms: [], mails: 1 });
    await confirmedAgo(t(), asha, CONFIRMED_MS);
    expect(await requested()).toMatchObject({ sms: [{ to: number }], mails: 1 });
  });

  it('goes by mail alone without a confirmed number, to another number, and for staff', async () => {
    const other = await addPerson(t(), 'male');
    await savePhone(t(), other, freshNumber());
    expect(await requested(other.email)).toMatchObject({ sms: [], mails: 1 });
    await t()
      .db.updateTable('support_info')
      .set({ phone: freshNumber() })
      .where('profile_id', '=', asha.id)
      .execute();
    expect(await requested()).toMatchObject({ sms: [], mails: 1 });
    const third = await addPerson(t(), 'female');
    await confirmFreshNumber(t(), third);
    await takeSms(t());
    await t()
      .db.updateTable('accounts')
      .set({ role: 'staff' })
      .where('id', '=', third.id)
      .execute();
    expect(await requested(third.email)).toMatchObject({ sms: [], mails: 1 });
  });

  it('that went to a number is good no more once that is another one', async () => {
    const { code = '' } = await requested();
    await savePhone(t(), asha, number.slice(3));
    const again = await requested();
    expect(again.sms).toHaveLength(1);
    await savePhone(t(), asha, freshNumber());
    for (const one of [code, again.code ?? ''])
      expect((await trySignIn(t(), asha.email, one)).status).toBe(401);
    expect(await requested()).toMatchObject({ sms: [], mails: 1 });
  });

  it('stays good where a number changes that none went to', async () => {
    const other = await addPerson(t(), 'male');
    await savePhone(t(), other, freshNumber());
    const { code = '' } = await requested(other.email);
    await savePhone(t(), other, freshNumber());
    expect((await trySignIn(t(), other.email, code)).status).toBe(200);
  });

  it('goes by mail alone where the number has had enough, and nobody is told', async () => {
    // That one was sent to be confirmed is none of these.
    for (let count = 0; count < 6; count += 1) {
      t().clock.advance(60 * MINUTE_MS);
      expect((await requested()).sms).toHaveLength(1);
    }
    t().clock.advance(60 * MINUTE_MS);
    const { reply, ...last } = await requested();
    expect(last).toMatchObject({ sms: [], mails: 1 });
    expect(reply).toMatchObject({ status: 200, body: { data: { mailed: true } } });
    const late = await send(t(), resetPassword, { body: { user: { email: 'no@example.com' } } });
    expect(late.body).toEqual(reply.body);
  });

  it('is not sent where the mailbox has had enough', async () => {
    for (let count = 0; count < 5; count += 1) expect((await requested()).sms).toHaveLength(1);
    expect(await requested()).toMatchObject({ sms: [], mails: 0 });
  });

  it('is answered alike for an unknown address', async () => {
    const known = await ask();
    const unknown = await ask('nobody@example.com');
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(await takeSms(t())).toHaveLength(1);
  });
});

describe('what is left of the SMS of a network', () => {
  const few = useApp({ smsOfNetwork: 2 });

  it('is used up by every address, known or not, and is not what one asks one’s own codes from', async () => {
    const member = await addPerson(few(), 'female');
    await confirmFreshNumber(few(), member);
    const askFor = (email: string) => send(few(), resetPassword, { body: { user: { email } } });
    await askFor('nobody@example.com');
    await askFor(member.email);
    expect(await takeSms(few())).toHaveLength(1);
    await askFor(member.email);
    expect(await takeSms(few())).toEqual([]);
    const other = await addPerson(few(), 'male');
    await savePhone(few(), other, freshNumber());
    expect((await askForPhoneCode(few(), other)).status).toBe(200);
  });
});

describe('where no SMS are sent', () => {
  const off = useApp({ sms: null });

  it('a one-time code goes by mail alone', async () => {
    const member = await addPerson(off(), 'female');
    const phone = freshNumber();
    await savePhone(off(), member, phone);
    await off()
      .db.updateTable('support_info')
      .set({
        phone_confirmed: phone.replaceAll(' ', ''),
        phone_confirmed_at: off().clock.read(),
      })
      .execute();
    await send(off(), resetPassword, { body: { user: { email: member.email } } });
    await off().parts.jobs.settled();
    expect(off().mails).toHaveLength(1);
    expect(
      await off().db.selectFrom('jobs').select('id').where('kind', '=', 'sms').execute(),
    ).toEqual([]);
  });
});
