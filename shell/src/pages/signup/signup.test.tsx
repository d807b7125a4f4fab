import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmEmail, resetPassword, signUp } from 'shared-contracts/calls/auth';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consents';
import { toPid } from 'shared-contracts/domain/pid';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { HOUR, member, NOW, renderApp } from '../../testing/render-app.tsx';

const submit = () => screen.getByRole('button', { name: 'Create my profile' });

/** The second step for a woman who joins herself. */
const FACTS = '/signup?for=self&gender=female';

async function open(api: readonly Fake[] = [], at = FACTS) {
  const user = userEvent.setup();
  const app = renderApp({ at, api });
  await screen.findByRole('heading', { level: 1, name: /^(Join Saptapadi|About )/ });
  return { user, ...app };
}

const answer = (name: string | RegExp) => screen.getByRole('button', { name });

/** Types are long: values are set at once, clicks are clicked. */
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const set = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set('First name', 'Asha');
  set(/^Last name/, 'Kulkarni');
  set('Date of birth', '12/03/1999');
  set('Phone', '98765 43210');
  set('E-mail', 'asha@example.com');
  await user.click(screen.getByRole('checkbox'));
}

describe('signing up', () => {
  it('ends with the mail to look for', async () => {
    const { user, requests } = await open([fake(signUp, { data: { mailed: true } })]);
    await fillIn(user);
    await user.click(submit());
    const title = await screen.findByRole('heading', { name: 'Check your mail' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText(/We have sent a mail to asha@example.com/)).toBeVisible();
    expect(requests[0]?.input.body).toEqual({
      user: {
        made_for: 'self',
        gender: 'female',
        name: 'Asha',
        lastName: 'Kulkarni',
        birthdate: '1999-03-12',
        phone: '98765 43210',
        email: 'asha@example.com',
        consents: { intent: CONSENT_VERSIONS.intent, terms: CONSENT_VERSIONS.terms },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Asha');
  });

  it('takes the code of the mail and opens the profile', async () => {
    const { user, requests } = await open([
      fake(signUp, { data: { mailed: true } }),
      fake(confirmEmail, { data: member() }),
    ]);
    await fillIn(user);
    await user.click(submit());
    await user.type(await screen.findByLabelText('Code from the mail'), '12345');
    await user.click(screen.getByRole('button', { name: 'Open my profile' }));
    expect(screen.getByText('Please enter the six digits from the mail.')).toBeVisible();
    expect(requests.filter(({ call }) => call === 'POST /api/v1/confirm_email')).toEqual([]);
    // The sixth digit sends it.
    await user.type(screen.getByLabelText('Code from the mail'), '6');
    expect(await screen.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
    expect(requests.find(({ call }) => call === 'POST /api/v1/confirm_email')?.input.body).toEqual({
      email: 'asha@example.com',
      code: '123456',
    });
  });

  it('says that a code does not fit', async () => {
    const { user } = await open([
      fake(signUp, { data: { mailed: true } }),
      fake(confirmEmail, { refuse: 403, code: 'auth.codeWrong' }),
    ]);
    await fillIn(user);
    await user.click(submit());
    const code = await screen.findByLabelText('Code from the mail');
    expect(code).toHaveAccessibleDescription('Your profile opens with the sixth digit.');
    await user.type(code, '123 456');
    expect(await screen.findByText(/This code is wrong or already used/)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveValue('123 456');
  });

  it('with fields missing marks each in words once, goes to the first, and sends nothing', async () => {
    const { user, requests } = await open();
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    const wrong = [
      'Please enter the first name.',
      'Please enter day, month and year of birth, for example 12/03/1998.',
      'Please enter a phone number.',
      'Please enter an e-mail address.',
      'Please tick the declaration; profiles here are for marriage only.',
    ];
    for (const words of wrong) expect(screen.getAllByText(words)).toHaveLength(1);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      /^Please tick the declaration/,
    );
    expect(requests).toHaveLength(0);
    await user.type(screen.getByLabelText('First name'), 'A');
    expect(screen.queryByText('Please enter the first name.')).toBeNull();
  });

  it('that the server refuses shows its words beside the field and keeps everything', async () => {
    const { user } = await open([
      fake(signUp, {
        refuse: 422,
        code: 'form.invalid',
        errors: [{ path: 'user.phone', message: 'Phone is not right.' }],
      }),
    ]);
    await fillIn(user);
    await user.click(submit());
    const phone = screen.getByLabelText('Phone');
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(expect.stringContaining('Phone is not right.')),
    );
    await waitFor(() => expect(phone).toHaveFocus());
    expect(screen.getAllByText('Phone is not right.')).toHaveLength(1);
    expect(screen.getByLabelText('First name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('12/03/1999');
    await user.type(phone, '1');
    expect(screen.queryByText('Phone is not right.')).toBeNull();
  });

  it('begins with one tap that says for whom and bride or groom; Back leads to it again', async () => {
    const { user } = await open([], '/signup');
    const title = screen.getByRole('heading', { level: 1, name: 'Join Saptapadi' });
    expect(title).toBeVisible();
    await user.click(answer('My daughter'));
    const facts = await screen.findByRole('heading', { level: 1, name: 'About her' });
    await waitFor(() => expect(facts).toHaveFocus());
    expect(screen.getByText('My daughter · A bride')).toBeVisible();
    expect(window.location.search).toBe('?for=daughter&gender=female');
    fireEvent.change(screen.getByLabelText('Her first name'), { target: { value: 'Sakhi' } });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: /^Myself ?A groom$/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Sakhi');
  });

  it('writes the slashes of the birthdate, and reads it back with the age', async () => {
    const { user } = await open();
    const day = screen.getByLabelText('Date of birth');
    await user.type(day, '12031999');
    expect(day).toHaveValue('12/03/1999');
    expect(day).toHaveAccessibleDescription(/^12 March 1999, 27 years/);
    await user.clear(day);
    await user.type(day, '31021999');
    await user.click(screen.getByLabelText('Phone'));
    expect(day).toHaveAccessibleDescription(/^This date of birth is not in the calendar/);
  });

  it('leads the interest of a visitor to its confirmation', async () => {
    const pid = toPid(member().userId);
    const { user, requests } = await open(
      [fake(signUp, { data: { mailed: true } }), fake(confirmEmail, { data: member() })],
      `/signup?interest=${pid}`,
    );
    expect(requests).toEqual([]);
    expect(screen.getByText(/^Your interest is ready/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?return=${encodeURIComponent(`/profile/${pid}`)}`,
    );
    await user.click(answer(/^Myself ?A bride$/));
    await fillIn(user);
    await user.click(submit());
    await user.type(await screen.findByLabelText('Code from the mail'), '123456');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(window.location.pathname).toBe(`/profile/${pid}`);
    expect(window.history.state).toMatchObject({ usr: { wanted: 'interest' } });
  });

  it('names whom the visitor has seen, and drops an interest that no bride sends to a bride', async () => {
    const { user, page } = await open([], '/signup');
    const them = limitedProfile({ name: 'Nilima', gender: 'female' });
    page.queries.setQueryData(keyOf(viewProfile, { query: { id: them.id } }), { data: them });
    act(() => page.navigation.go(`/signup?interest=${toPid(them.id)}`));
    expect(await screen.findByText(/^Your interest in Nilima is ready/)).toBeVisible();
    expect(screen.getAllByRole('group').map((column) => column.textContent)[0]).toMatch(/^A groom/);
    await user.click(answer('My daughter'));
    await screen.findByRole('heading', { level: 1, name: 'About her' });
    expect(screen.queryByText(/^Your interest/)).toBeNull();
  });

  it('waits before it sends again, and says when the mailbox has had enough', async () => {
    const { user, requests } = await open([
      fake(signUp, { data: { mailed: true, again_in: 2400 } }),
    ]);
    await fillIn(user);
    await user.click(submit());
    const again = await screen.findByRole('button', { name: /^Send again in (40:00|39:5\d)$/ });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/No more mails for now/)).toBeVisible();
    await user.click(again);
    expect(requests).toHaveLength(1);
  });

  it('after a reload still takes the code, and sends again to the address', async () => {
    const { user, unmount } = await open([fake(signUp, { data: { mailed: true } })]);
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Check your mail' });
    const kept: Record<string, string> = { ...window.sessionStorage };
    unmount();

    const api = [
      fake(confirmEmail, { data: member() }),
      fake(resetPassword, { data: { mailed: true } }),
    ];
    const before = renderApp({ at: FACTS, keptInTab: kept, api });
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeVisible();
    before.unmount();
    // A minute later.
    const earlier = kept['sign-up']?.replace(/^\d+/, (at) => String(Number(at) - 60_000)) ?? '';
    const { requests } = renderApp({ at: FACTS, keptInTab: { 'sign-up': earlier }, api });
    expect(await screen.findByText(/We have sent a mail to asha@example.com/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/^You asked for another mail/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send again in/ })).toBeVisible();
    expect(requests.map(({ input }) => input.body)).toEqual([
      { user: { email: 'asha@example.com' } },
    ]);
    await user.type(screen.getByLabelText('Code from the mail'), '123456');
    expect(await screen.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
    expect(requests.find(({ call }) => call === 'POST /api/v1/confirm_email')?.input.body).toEqual({
      email: 'asha@example.com',
      code: '123456',
    });
    expect(window.sessionStorage.getItem('sign-up')).toBeNull();
  });

  it('keeps everything through a reload, and for another address', async () => {
    const { user, unmount } = await open();
    await fillIn(user);
    const kept: Record<string, string> = { ...window.sessionStorage };
    unmount();

    const api = [fake(signUp, { data: { mailed: true } }), fake(confirmEmail, { data: member() })];
    renderApp({ at: FACTS, keptInTab: kept, api });
    expect(await screen.findByText(/^Your entries are still here/)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('12/03/1999');
    expect(screen.getByLabelText('Phone')).toHaveValue('98765 43210');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await user.click(submit());
    await user.type(await screen.findByLabelText('Code from the mail'), '123456');
    expect(await screen.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
    await waitFor(() => expect(window.sessionStorage.getItem('sign-up-form')).toBeNull());
  });

  it('opens the form of another build empty, and fills in the address of a link', async () => {
    const keptInTab = { 'sign-up-form': `${NOW} {"name":7}` };
    renderApp({ at: `${FACTS}&email=asha%40example.com`, keptInTab });
    expect(await screen.findByLabelText('E-mail')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('First name')).toHaveValue('');
  });

  it('sends once on a double tap', async () => {
    const { user, requests } = await open([fake(signUp, { data: { mailed: true } })]);
    await fillIn(user);
    act(() => {
      submit().click();
      submit().click();
    });
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('shows the form again for another address, and once the code has ended', async () => {
    const keptInTab = { 'sign-up': `${NOW - 47 * HOUR} asha@example.com` };
    const user = userEvent.setup();
    const { unmount } = renderApp({ at: FACTS, keptInTab });
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeVisible();
    expect(window.sessionStorage.getItem('sign-up')).toBeNull();
    unmount();
    renderApp({ at: FACTS, keptInTab: { 'sign-up': `${NOW - 48 * HOUR} asha@example.com` } });
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeVisible();
  });

  it('says nothing of joining to those who came on their own', async () => {
    await open();
    expect(screen.queryByText(/you need a profile of your own/)).toBeNull();
  });
});
