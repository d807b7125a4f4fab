import { chooseLanguage } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import { hashPassword } from './passwords/passwords.ts';

const t = useApp();

describe("one's own account", () => {
  it('tells exactly the address, the password’s existence, the freshness, the plan’s end, duties and whether we may phone', async () => {
    const { email, token } = await addMember(t());
    expect(await send(t(), getAccount, {}, token)).toMatchObject({ status: 200 });
    expect((await send(t(), getAccount, {}, token)).body).toEqual({
      data: {
        email,
        has_password: false,
        recently_signed_in: true,
        plan_until: null,
        support: null,
        phone_code: null,
        staff_calls: true,
        search_mails: true,
        duties: [],
        language: null,
        next_plan: null,
        next_plan_until: null,
      },
    });
  });

  it('knows that there is a password', async () => {
    const { token } = await addMember(t(), { password_hash: await hashPassword('sesame') });
    const { body } = await send(t(), getAccount, {}, token);
    expect(body).toMatchObject({ data: { has_password: true } });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('tells when a sign-in no longer stands for the current password', async () => {
    const { token } = await addMember(t());
    t().clock.advance(5 * 60_000);
    const { body } = await send(t(), getAccount, {}, token);
    expect(body).toMatchObject({ data: { recently_signed_in: false } });
  });

  it('tells the end of a plan that runs, and none of one that ended', async () => {
    const plan_until = new Date(t().clock.read().getTime() + 60_000);
    const { token } = await addMember(t(), { plan: 'belief', plan_until });
    expect((await send(t(), getAccount, {}, token)).body).toMatchObject({
      data: { plan_until: plan_until.toISOString() },
    });
    t().clock.advance(60_000);
    expect((await send(t(), getAccount, {}, token)).body).toMatchObject({
      data: { plan_until: null },
    });
  });

  it('tells the plan that follows as long as it waits', async () => {
    const after = (ms: number) => new Date(t().clock.read().getTime() + ms);
    const [plan_until, next_plan_until] = [after(60_000), after(120_000)];
    const plans = { plan: 'trust', plan_until, next_plan: 'belief', next_plan_until } as const;
    const { token } = await addMember(t(), plans);
    expect((await send(t(), getAccount, {}, token)).body).toMatchObject({
      data: { next_plan: 'belief', next_plan_until: next_plan_until.toISOString() },
    });
    t().clock.advance(60_000);
    expect((await send(t(), getAccount, {}, token)).body).toMatchObject({
      data: { plan_until: next_plan_until.toISOString(), next_plan: null, next_plan_until: null },
    });
  });

  it('keeps the language that was chosen, one of the three', async () => {
    const { token } = await addMember(t());
    const choose = (language: 'mr' | 'hi') =>
      send(t(), chooseLanguage, { body: { language } }, token);
    expect(await choose('mr')).toMatchObject({ status: 200, body: { data: { language: 'mr' } } });
    expect(await choose('hi')).toMatchObject({ body: { data: { language: 'hi' } } });
    expect((await send(t(), getAccount, {}, token)).body).toMatchObject({
      data: { language: 'hi' },
    });
    expect(await choose('fr' as 'hi')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'language' }] },
    });
  });

  it('is nobody else’s', async () => {
    expect(await send(t(), getAccount, {})).toMatchObject({
      status: 401,
      body: { code: 'auth.required' },
    });
  });
});
