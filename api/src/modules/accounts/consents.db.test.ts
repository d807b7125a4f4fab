import { listConsents, saveConsent, saveStaffCalls } from 'shared-contracts/calls/account';
import { confirmEmail, getAccount } from 'shared-contracts/calls/auth';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consents';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { signUpAndReadLink } from '../../../test/sign-up.ts';
import { TERMS_DAY } from '../content/content.handlers.ts';
import { consentsOf } from './consents.ts';

const t = useApp();
const { intent, terms, marketing } = CONSENT_VERSIONS;

describe('what a member agreed to', () => {
  it('is kept from the sign-up on, with the texts and the time of that', async () => {
    const at = t().clock.read().toISOString();
    const token = await signUpAndReadLink(t(), { consents: { intent, terms } });
    t().clock.advance(60_000);
    await send(t(), confirmEmail, { body: { token: token ?? '' } });
    const { id } = await t()
      .db.selectFrom('accounts')
      .select('id')
      .where('email', '=', 'new@example.com')
      .executeTakeFirstOrThrow();
    expect(await consentsOf(t().db, id)).toEqual([
      { purpose: 'intent', given: true, version: intent, decided_at: at },
      { purpose: 'terms', given: true, version: terms, decided_at: at },
      { purpose: 'marketing', given: null, version: null, decided_at: null },
    ]);
  });

  it('can be given and taken back, but for what membership stands on', async () => {
    const { token } = await addMember(t());
    const decide = (purpose: 'terms' | 'marketing', given: boolean, version: string) =>
      send(t(), saveConsent, { body: { purpose, given, version } }, token);
    for (const given of [true, false]) {
      t().clock.advance(60_000);
      const decided_at = t().clock.read().toISOString();
      await decide('marketing', given, marketing);
      const { body } = await send(t(), listConsents, {}, token);
      expect(body['data']).toContainEqual({
        purpose: 'marketing',
        given,
        decided_at,
        version: marketing,
      });
    }
    expect(await decide('terms', false, terms)).toMatchObject({
      status: 409,
      body: { code: 'consent.needed' },
    });
    expect((await decide('terms', true, terms)).status).toBe(200);
    expect(await decide('marketing', true, '2020-01-01')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'version' }] },
    });
  });

  it('names the terms as they are shown', () => {
    expect(terms).toBe(TERMS_DAY);
  });
});

it('calls by staff are allowed until a member says no', async () => {
  const { token } = await addPerson(t(), 'female');
  const allowed = async () => {
    const { body } = await send(t(), getAccount, {}, token);
    return (body['data'] as { staff_calls: boolean }).staff_calls;
  };
  expect(await allowed()).toBe(true);
  await send(t(), saveStaffCalls, { body: { allowed: false } }, token);
  expect(await allowed()).toBe(false);
});
