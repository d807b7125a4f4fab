import { resetPassword } from 'shared-contracts/calls/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { applicant, lastMail } from '../../../test/sign-up.ts';
import { hashPassword } from './passwords/passwords.ts';

const t = useApp();

beforeEach(async () => {
  await t().db.deleteFrom('accounts').execute();
  await t().db.deleteFrom('sign_ups').execute();
  t().clock.advance(3_600_000);
  t().mails.length = 0;
});

const signUpIn = (language: string, changes: object = {}) =>
  t().app.inject({
    method: 'POST',
    url: '/api/v1/sign_up',
    headers: { 'accept-language': language },
    payload: { user: { ...applicant(), ...changes } },
  });

const confirmWith = async (mail: string, headers: Record<string, string> = {}) => {
  const token = /confirm=([\w-]+)/.exec(mail)?.[1];
  const url = '/api/v1/confirm_email';
  const reply = await t().app.inject({ method: 'POST', url, headers, payload: { token } });
  expect(reply.statusCode).toBe(200);
};

const signInWith = async (payload: { email: string; password: string }, language: string) => {
  const headers = { 'accept-language': language };
  const url = '/api/v1/sign_in';
  const reply = await t().app.inject({ method: 'POST', url, headers, payload });
  return reply.statusCode;
};

const languageOfAccount = () =>
  t().db.selectFrom('accounts').select('language').executeTakeFirstOrThrow();

describe('the mail of a sign-up', () => {
  it.each([
    ['en', 'Namaskar,\n\nthank you for making a profile for Nandini on '],
    ['mr', 'Nandini यांची प्रोफाइल तयार केल्याबद्दल धन्यवाद'],
    ['hi', 'Nandini की प्रोफ़ाइल बनाने के लिए धन्यवाद'],
  ])('in %s greets no daughter when a parent writes', async (language, welcome) => {
    await signUpIn(language, { made_for: 'daughter' });
    const mail = await lastMail(t());
    expect(mail).toContain(welcome);
    expect(mail).not.toMatch(/(Namaskar|नमस्कार) Nandini/);
  });

  it.each([
    ['en', 'Namaskar Meera,\n\nthank you for making a profile for Nandini on '],
    ['mr', 'नमस्कार Meera,\n\n'],
    ['hi', 'नमस्कार Meera,\n\n'],
  ])('in %s greets a parent by their own name', async (language, welcome) => {
    await signUpIn(language, { made_for: 'daughter', made_by_name: 'Meera' });
    expect(await lastMail(t())).toContain(welcome);
  });
});

describe('the language of a mail', () => {
  it('of a sign-up is that of the request, and then the account’s', async () => {
    await signUpIn('mr-IN,en;q=0.5');
    const mail = await lastMail(t());
    expect(mail).toContain('नमस्कार Nandini,');
    expect(mail).not.toMatch(/\{\w+\}/);
    await confirmWith(mail);
    expect(await languageOfAccount()).toEqual({ language: 'mr' });
  });

  it('of a sign-up leads to pages in it, whatever the device prefers that opens them', async () => {
    await signUpIn('mr');
    expect(await lastMail(t())).toMatch(/\/login\?confirm=[\w-]+&lang=mr\s/);
    await signUpIn('en');
    expect(await lastMail(t())).toMatch(/\/login\?confirm=[\w-]+\s/);
  });

  it('gives way to what was chosen on the page that waits for the code, and not to another device', async () => {
    const { headers } = await signUpIn('mr');
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    await confirmWith(await lastMail(t()), { cookie, 'accept-language': 'hi' });
    expect(await languageOfAccount()).toEqual({ language: 'hi' });

    await t().db.deleteFrom('accounts').execute();
    await signUpIn('mr');
    await confirmWith(await lastMail(t()), { 'accept-language': 'hi' });
    expect(await languageOfAccount()).toEqual({ language: 'mr' });
  });

  it('is English where the request names no language of ours, which chooses none', async () => {
    await signUpIn('fr');
    const mail = await lastMail(t());
    expect(mail).toContain('Namaskar Nandini,');
    await confirmWith(mail);
    expect(await languageOfAccount()).toEqual({ language: null });
  });

  it('of an account without one is the one in which its owner signs in, with a password or a code', async () => {
    const password = 'correct horse';
    const { email } = await addMember(t(), { password_hash: await hashPassword(password) });
    const enter = (typed: string, language: string) =>
      signInWith({ email, password: typed }, language);
    expect(await enter('wrong', 'mr')).toBe(401);
    expect(await languageOfAccount()).toEqual({ language: null });
    expect(await enter(password, 'en')).toBe(200);
    expect(await languageOfAccount()).toEqual({ language: null });
    expect(await enter(password, 'mr-IN,en;q=0.5')).toBe(200);
    expect(await languageOfAccount()).toEqual({ language: 'mr' });
    await send(t(), resetPassword, { body: { user: { email } } });
    const mail = await lastMail(t());
    expect(mail).toContain('तुमचा एकदाच चालणारा कोड:');

    // What its owner chose, or signed in with before, stays.
    const code = /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(mail)?.[0] ?? '';
    expect(await enter(code, 'hi')).toBe(200);
    expect(await languageOfAccount()).toEqual({ language: 'mr' });
  });

  it('of the staff is left alone: their pages are in English', async () => {
    const password_hash = await hashPassword('correct horse');
    const { email } = await addMember(t(), { role: 'staff', password_hash });
    expect(await signInWith({ email, password: 'correct horse' }, 'mr')).toBe(200);
    expect(await languageOfAccount()).toEqual({ language: null });
  });

  it('to an account is what its owner chose, whoever asks', async () => {
    const { email } = await addMember(t(), { language: 'hi' });
    await send(t(), resetPassword, { body: { user: { email } } });
    expect(await lastMail(t())).toContain('आपका एक बार चलने वाला कोड:');
  });

  it('to an account that chose none is that of the request', async () => {
    const { email } = await addMember(t());
    await t().app.inject({
      method: 'POST',
      url: '/api/v1/resetpassword',
      headers: { 'accept-language': 'mr' },
      payload: { user: { email } },
    });
    expect(await lastMail(t())).toContain('तुमचा एकदाच चालणारा कोड:');
  });
});
