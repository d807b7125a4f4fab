import { confirmEmail, signUp } from 'shared-contracts/calls/auth';
import { getProfile } from 'shared-contracts/calls/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { applicant, lastMail, signUpAndReadLink } from '../../../../test/sign-up.ts';
import { wrongPaths } from '../../../../test/wrong-paths.ts';

const t = useApp();
const user = applicant();
const MAILED = { data: { mailed: true } };

beforeEach(async () => {
  await t().db.deleteFrom('accounts').execute();
  await t().db.deleteFrom('sign_ups').execute();
  // Budgets of the test before are over.
  t().clock.advance(3_600_000);
  t().mails.length = 0;
});

const confirm = (token: string) => send(t(), confirmEmail, { body: { token } });

describe('sign_up', () => {
  it('makes account and profile once the address is confirmed, and nothing before', async () => {
    const link = (await signUpAndReadLink(t())) ?? '';
    const accounts = () => t().db.selectFrom('accounts').selectAll().execute();
    const profiles = () =>
      t().db.selectFrom('profiles').select(['name', 'lastName', 'birthdate', 'phone', 'visible']);
    expect(await accounts()).toEqual([]);
    expect(await profiles().execute()).toEqual([]);
    expect((await confirm(link)).body).toEqual({ data: { confirmed: true } });
    expect(await accounts()).toMatchObject([{ email: user.email, role: 'member', plan: 'hope' }]);
    expect(await profiles().execute()).toEqual([
      {
        name: 'Nandini',
        lastName: 'Deshpande',
        birthdate: '1998-03-21',
        phone: '+91 98220 00000',
        visible: true,
      },
    ]);
  });

  it.each([
    '९८२२० ०००००',
    '(+91) 98220.00000',
    '+91\u00A098220\u201100000',
    '\u202A+91 98220 00000\u202C',
    '\u206898220\u200B00000\u2069',
  ])('takes a phone number as it is typed or pasted: %j', async (phone) => {
    const link = (await signUpAndReadLink(t(), { phone })) ?? '';
    expect((await confirm(link)).status).toBe(200);
    expect(await t().db.selectFrom('profiles').select('phone').execute()).toEqual([
      { phone: '+91 98220 00000' },
    ]);
  });

  it('answers a known address alike and mails it something else', async () => {
    const { email } = await addMember(t());
    const known = await send(t(), signUp, { body: { user: { ...user, email } } });
    const mail = await lastMail(t());
    const unknown = await send(t(), signUp, { body: { user } });
    expect(known).toMatchObject({ status: 200, body: { data: { mailed: true } } });
    expect(known.body).toEqual(unknown.body);
    expect(mail).toContain('There is an account already');
    expect(mail).not.toContain('confirm=');
    const accounts = await t().db.selectFrom('accounts').selectAll().execute();
    expect(accounts).toHaveLength(1);
  });

  it('can be done once more; each link is good, and makes one account together', async () => {
    const first = (await signUpAndReadLink(t())) ?? '';
    const second = (await signUpAndReadLink(t(), { name: 'Nandu' })) ?? '';
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).status).toBe(200);
    expect(await t().db.selectFrom('profiles').select('name').execute()).toEqual([
      { name: 'Nandu' },
    ]);
  });

  it.each([
    ['a woman of 17', 'female', '2008-11-22', 'Women can join from 18.'],
    ['a man of 20', 'male', '2005-11-22', 'Men can join from 21.'],
    ['somebody not born yet', 'female', '2030-01-01', 'This date of birth cannot be right.'],
    ['somebody of the century before', 'male', '1899-01-01', 'This date of birth cannot be right.'],
  ] as const)('does not take %s', async (_, gender, birthdate, message) => {
    const reply = await send(t(), signUp, { body: { user: { ...user, gender, birthdate } } });
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'form.invalid', errors: [{ path: 'user.birthdate', message }] },
    });
    expect(await t().db.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
  });

  it('tells the age together with every other wrong field', async () => {
    const wrong = { ...user, birthdate: '2015-01-01', phone: 'none', lastName: 'www.x' };
    const reply = await send(t(), signUp, { body: { user: wrong } });
    expect(wrongPaths(reply).toSorted()).toEqual(['user.birthdate', 'user.lastName', 'user.phone']);
  });

  it.each([undefined, null, 7, {}, { user: null }, { user: 'me' }, { user: { gender: [] } }])(
    'names what is missing in %j',
    async (payload) => {
      const response = await t().app.inject({
        method: 'POST',
        url: signUp.path,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect([400, 422]).toContain(response.statusCode);
    },
  );

  it('takes a woman on her 18th birthday', async () => {
    const reply = await send(t(), signUp, { body: { user: { ...user, birthdate: '2008-11-21' } } });
    expect(reply.status).toBe(200);
  });

  it.each([
    ['daughter', 'matched'],
    ['sister', 'matched'],
    ['relative', 'members'],
    ['self', 'members'],
  ] as const)(
    'shows the photos of a profile for a %s to %s at first',
    async (made_for, audience) => {
      await confirm((await signUpAndReadLink(t(), { made_for })) ?? '');
      const row = await t()
        .db.selectFrom('profiles')
        .select(['photo_privacy', 'photo_audience'])
        .executeTakeFirstOrThrow();
      expect(row.photo_audience ?? row.photo_privacy).toBe(audience);
    },
  );

  it('keeps whom the profile is for, and tells it to whoever opens the profile', async () => {
    const link = (await signUpAndReadLink(t(), { made_for: 'daughter' })) ?? '';
    await confirm(link);
    const made = t().db.selectFrom('profiles').select(['id', 'made_for']);
    const { id, made_for } = await made.executeTakeFirstOrThrow();
    expect(made_for).toBe('daughter');
    const { token } = await addPerson(t(), 'male');
    const opened = await send(t(), getProfile, { params: { id } }, token);
    expect(opened).toMatchObject({
      status: 200,
      body: { data: { data: { made_for: 'daughter' } } },
    });
  });

  it('takes nobody else as the one whom a profile is for', async () => {
    const stranger = { ...user, made_for: 'neighbour' };
    const reply = await t().app.inject({
      method: 'POST',
      url: signUp.path,
      payload: { user: stranger },
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: [{ path: 'user.made_for' }] });
  });

  it('refuses whom a profile of the other gender is for, beside everything else that is wrong', async () => {
    const wrong = { ...user, made_for: 'son' as const, birthdate: '2015-01-01' };
    const reply = await send(t(), signUp, { body: { user: wrong } });
    expect(reply).toMatchObject({ status: 422, body: { code: 'form.invalid' } });
    expect(reply.body['errors']).toContainEqual({
      path: 'user.made_for',
      message: 'This profile is a woman’s, so this does not fit. Please choose again.',
    });
    expect(wrongPaths(reply).toSorted()).toEqual(['user.birthdate', 'user.made_for']);
    expect(await t().db.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
  });

  it('tells when the next mail may be written, alike for a known and an unknown address', async () => {
    const { email } = await addMember(t());
    const answers = [];
    for (const one of [email, user.email]) {
      const ask = () => send(t(), signUp, { body: { user: { ...user, email: one } } });
      for (let count = 0; count < 5; count += 1) expect((await ask()).body).toEqual(MAILED);
      await t().parts.jobs.settled();
      const written = t().mails.length;
      answers.push((await ask()).body);
      await t().parts.jobs.settled();
      expect(t().mails).toHaveLength(written);
    }
    expect(answers[0]).toEqual({ data: { mailed: true, again_in: 3600 } });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('tells a short password in the words of the specification', async () => {
    const reply = await send(t(), signUp, { body: { user: { ...user, password: 'short' } } });
    expect(reply.body['errors']).toEqual([
      { path: 'user.password', message: 'Password must be at least 6 characters.' },
    ]);
  });

  it('lets nobody choose plan, role or id', async () => {
    const greedy = {
      ...user,
      plan: 'trust',
      role: 'staff',
      id: 'mine',
      confirmed_at: '2020-01-01',
    };
    await t().app.inject({ method: 'POST', url: signUp.path, payload: { user: greedy } });
    expect(await t().db.selectFrom('accounts').selectAll().execute()).toEqual([]);
    await confirm(/confirm=([\w-]+)/.exec(await lastMail(t()))?.[1] ?? '');
    const made = await t().db.selectFrom('accounts').selectAll().executeTakeFirst();
    expect(made).toMatchObject({ role: 'member', plan: 'hope', confirmed_at: t().clock.read() });
    expect(made?.id).not.toBe('mine');
  });

  it('takes one name alone, and says what a name holds beside it', async () => {
    expect((await send(t(), signUp, { body: { user: { ...user, lastName: '' } } })).status).toBe(
      200,
    );
    const names = { name: 'Asha 98220 12345', lastName: 'www.example' };
    const reply = await send(t(), signUp, { body: { user: { ...user, ...names } } });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'user.name',
            message: 'Name holds a number or an address. Please enter the name alone.',
          },
          {
            path: 'user.lastName',
            message: 'Last name holds a number or an address. Please enter the name alone.',
          },
        ],
      },
    });
  });

  it('carries no link of its sender to the mailbox of somebody else', async () => {
    await send(t(), signUp, { body: { user: { ...user, name: 'Go to ad.example: now' } } });
    const mail = await lastMail(t());
    expect(mail).toContain('Namaskar Go to adexample now,');
    expect(mail.match(/https?:/g)).toHaveLength(1);
  });
});

describe('confirm_email', () => {
  it('may be done twice, until the link is too old', async () => {
    const link = (await signUpAndReadLink(t())) ?? '';
    expect((await confirm(link)).status).toBe(200);
    expect((await confirm(link)).status).toBe(200);
    t().clock.advance(2 * 24 * 3_600_000);
    expect(await confirm(link)).toMatchObject({ status: 410, body: { code: 'auth.linkExpired' } });
  });

  it('refuses a link that was never sent', async () => {
    expect((await confirm('made-up')).status).toBe(410);
  });
});
