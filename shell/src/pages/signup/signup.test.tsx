import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmEmail, resetPassword, signUp } from 'shared-contracts/calls/auth';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consents';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { HOUR, member, NOW, renderApp } from '../../testing/render-app.tsx';

const submit = () => screen.getByRole('button', { name: 'Create my profile' });

async function open(api: readonly Fake[] = []) {
  const user = userEvent.setup();
  const app = renderApp({ at: '/signup', api });
  await screen.findByRole('heading', { name: 'Join Saptapadi' });
  return { user, ...app };
}

/** Types are long: values are set at once, clicks are clicked. */
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const set = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(screen.getByRole('radio', { name: 'Myself' }));
  await user.click(screen.getByRole('radio', { name: 'A bride' }));
  set('First name', 'Asha');
  set(/^Last name/, 'Kulkarni');
  set('Day', '12');
  set('Month', '03');
  set('Year', '1999');
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
    await user.type(screen.getByLabelText('Code from the mail'), '6');
    await user.click(screen.getByRole('button', { name: 'Open my profile' }));
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
    await user.type(await screen.findByLabelText('Code from the mail'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Open my profile' }));
    expect(await screen.findByText(/This code is wrong or already used/)).toBeVisible();
  });

  it('with fields missing marks each in words, lists them with the way to each, and sends nothing', async () => {
    const { user, requests } = await open();
    await user.click(submit());
    const summary = screen.getByRole('group', { name: /^Something is missing/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const lines = within(summary).getAllByRole('link');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Please choose who this profile is for.',
      'Please choose bride or groom.',
      'Please enter the first name.',
      'Please choose day, month and year of birth.',
      'Please enter a phone number.',
      'Please enter an e-mail address.',
      'Please tick the declaration; profiles here are for marriage only.',
    ]);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      /^Please tick the declaration/,
    );
    const whose = screen.getByRole('radiogroup', { name: 'Who is this profile for?' });
    expect(whose).toBeInvalid();
    expect(whose).toHaveAccessibleDescription('Please choose who this profile is for.');
    for (const choice of within(whose).getAllByRole('radio'))
      expect(choice).not.toHaveAttribute('aria-invalid');
    await user.click(within(summary).getByRole('link', { name: /^Please choose who/ }));
    expect(screen.getByRole('radio', { name: 'Myself' })).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: /^Please choose day/ }));
    expect(screen.getByLabelText('Day')).toHaveFocus();
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
    const summary = screen.getByRole('group', { name: /^Something is missing/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: 'Phone is not right.' }));
    expect(phone).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Year')).toHaveValue('1999');
    await user.type(phone, '1');
    expect(screen.queryByText('Phone is not right.')).toBeNull();
  });

  it('asks for a daughter in her words, and knows that she is a bride', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'My daughter' }));
    expect(screen.getByRole('radio', { name: 'A bride' })).toBeChecked();
    expect(screen.getByLabelText('Her first name')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'A groom' }));
    expect(screen.getByRole('radio', { name: 'My son' })).toBeChecked();
    expect(screen.getByLabelText('His first name')).toBeVisible();
  });

  it('offers no year in which a bride or a groom would be too young, and keeps a chosen one', async () => {
    const { user } = await open();
    const thisYear = new Date().getFullYear();
    const youngest = () => screen.getByLabelText<HTMLSelectElement>('Year').options[1]?.text;
    expect(youngest()).toBe(String(thisYear - 18));
    await user.click(screen.getByRole('radio', { name: 'A groom' }));
    expect(youngest()).toBe(String(thisYear - 21));
    await user.click(screen.getByRole('radio', { name: 'A bride' }));
    await user.selectOptions(screen.getByLabelText('Year'), String(thisYear - 19));
    await user.click(screen.getByRole('radio', { name: 'A groom' }));
    expect(screen.getByLabelText('Year')).toHaveValue(String(thisYear - 19));
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
    await user.type(screen.getByLabelText(/^Password/), 'kumkum-7');
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Check your mail' });
    const kept: Record<string, string> = { ...window.sessionStorage };
    expect(JSON.stringify(kept)).not.toContain('kumkum-7');
    unmount();

    const api = [
      fake(confirmEmail, { data: member() }),
      fake(resetPassword, { data: { mailed: true } }),
    ];
    const before = renderApp({ at: '/signup', keptInTab: kept, api });
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeVisible();
    before.unmount();
    // A minute later.
    const earlier = kept['sign-up']?.replace(/^\d+/, (at) => String(Number(at) - 60_000)) ?? '';
    const { requests } = renderApp({ at: '/signup', keptInTab: { 'sign-up': earlier }, api });
    expect(await screen.findByText(/We have sent a mail to asha@example.com/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/^You asked for another mail/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send again in/ })).toBeVisible();
    expect(requests.map(({ input }) => input.body)).toEqual([
      { user: { email: 'asha@example.com' } },
    ]);
    await user.type(screen.getByLabelText('Code from the mail'), '123456');
    await user.click(screen.getByRole('button', { name: 'Open my profile' }));
    expect(await screen.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
    expect(requests.find(({ call }) => call === 'POST /api/v1/confirm_email')?.input.body).toEqual({
      email: 'asha@example.com',
      code: '123456',
    });
    expect(window.sessionStorage.getItem('sign-up')).toBeNull();
  });

  it('keeps everything but the password through a reload, and for another address', async () => {
    const { user, unmount } = await open();
    await fillIn(user);
    await user.type(screen.getByLabelText(/^Password/), 'kumkum-7');
    const kept: Record<string, string> = { ...window.sessionStorage };
    unmount();
    expect(JSON.stringify(kept)).not.toContain('kumkum-7');

    const api = [fake(signUp, { data: { mailed: true } }), fake(confirmEmail, { data: member() })];
    renderApp({ at: '/signup', keptInTab: kept, api });
    expect(await screen.findByText(/^Your entries are still here/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'A bride' })).toBeChecked();
    expect(screen.getByLabelText('First name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Month')).toHaveValue('03');
    expect(screen.getByLabelText('Phone')).toHaveValue('98765 43210');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    await user.click(submit());
    await user.type(await screen.findByLabelText('Code from the mail'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
    await waitFor(() => expect(window.sessionStorage.getItem('sign-up-form')).toBeNull());
  });

  it('opens the form of another build empty, and fills in the address of a link', async () => {
    const keptInTab = { 'sign-up-form': `${NOW} {"name":7}` };
    renderApp({ at: '/signup?email=asha%40example.com', keptInTab });
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
    const { unmount } = renderApp({ at: '/signup', keptInTab });
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(await screen.findByRole('heading', { name: 'Join Saptapadi' })).toBeVisible();
    expect(window.sessionStorage.getItem('sign-up')).toBeNull();
    unmount();
    renderApp({ at: '/signup', keptInTab: { 'sign-up': `${NOW - 48 * HOUR} asha@example.com` } });
    expect(await screen.findByRole('heading', { name: 'Join Saptapadi' })).toBeVisible();
  });

  it('says nothing of joining to those who came on their own', async () => {
    await open();
    expect(screen.queryByText(/you need a profile of your own/)).toBeNull();
  });
});
