import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDraft, updateProfile } from 'shared-contracts/calls/own-profile';
import { myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import { ownNameChanged } from 'shared-contracts/platform/events/event-map';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { ownProfile } from '../people/own-profile-fake.ts';
import { EditPage } from './edit-page.tsx';
import { openEditPage } from './open-edit-page-in-test.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** A field to write in, whether it suggests or not. */
const text = (name: string) =>
  screen.queryByRole('combobox', { name }) ?? screen.getByRole('textbox', { name });
const address = () => screen.getByTestId('address').textContent;
const write = async (name: string, words: string) => {
  await userEvent.clear(text(name));
  await userEvent.type(text(name), words);
};

describe('what staff did', () => {
  it.each([
    ['warned', 'A note from our team', 'This note stays here for 30 days.'],
    ['hidden', 'Our team has hidden your profile', 'write to help@example.com'],
  ] as const)('is told with its reason: %s', async (kind, title, help) => {
    const moderation = { kind, reason: 'Please be honest.', at: '2026-11-20T06:00:00.000Z' };
    await openEditPage({ profile: { moderation } });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(/Please be honest\./)).toBeVisible();
    expect(screen.getByText(new RegExp(help))).toBeVisible();
  });
});

describe('the steps', () => {
  it.each([
    ['/info', 'Personal Details', 'First name'],
    ['/info?go=1', 'Work & Education', 'Occupation'],
    ['/info?go=2', 'Family Details', 'Father'],
    ['/info?go=3', 'Preferences & Expectations', 'Hopes for a partner'],
    ['/info?go=4', 'Astrology Details', 'Birth name'],
    ['/info?go=9', 'Personal Details', 'First name'],
  ])('%s opens %s', async (at, title, field) => {
    await openEditPage({ at });
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(text(field)).toBeVisible();
  });

  it('say that an address names one that does not exist', async () => {
    await openEditPage({ at: '/info?go=99' });
    expect(screen.getByText(/names a step that does not exist/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Work & Education/ }));
    expect(screen.queryByText(/names a step that does not exist/)).toBeNull();
  });

  it('are all in reach, and say what is still empty', async () => {
    await openEditPage();
    const nav = within(screen.getByRole('navigation', { name: 'Steps' }));
    await nav.findByRole('link', { name: /^Personal Details ?, 1 field still empty$/ });
    nav.getByRole('link', { name: /^Work & Education ?, complete$/ });
    const stars = nav.getByRole('link', { name: /^Astrology Details ?, 2 fields still empty$/ });
    expect(stars).toHaveAttribute('href', '/info?go=4');
    await userEvent.click(stars);
    expect(screen.getByText('Step 5 of 5').parentElement).toHaveTextContent(
      'Step 5 of 5 · 2 fields still empty',
    );
    expect(screen.getByText('Step 5 of 5')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Astrology Details' })).toHaveFocus();
    expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Profile score: 62 of 100');
  });

  it('put the focus into the birth name when they were opened for it', async () => {
    await openEditPage({ at: '/info?go=4' });
    await waitFor(() => expect(text('Birth name')).toHaveFocus());
    expect(text('Birth name')).toHaveAccessibleDescription(/Without it there is no score/);
  });
});

describe('saving', () => {
  it('sends what was changed in the step and no more, and says so', async () => {
    const page = await openEditPage();
    await write('Lives in', ' Nashik ');
    await userEvent.click(screen.getByRole('radio', { name: 'Divorced' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Height' }), '170');
    expect(page.isLeavingGuarded()).toBe(true);
    await press('Save');
    await waitFor(() => expect(page.notices).toEqual(['profile.saved']));
    expect(page.changes()).toEqual([
      { current_city: 'Nashik', maritial_status: 'divorced', height: 170 },
    ]);
    expect(screen.getByText('Saved just now')).toBeVisible();
    expect(page.isLeavingGuarded()).toBe(false);
    expect(page.questions).toEqual([]);
  });

  it('tells of a changed first name, and of no other field', async () => {
    const page = await openEditPage();
    const heard = vi.fn();
    page.bus.on(ownNameChanged, heard);
    await write('Lives in', 'Nashik');
    await press('Save');
    await waitFor(() => expect(page.changes()).toHaveLength(1));
    await write('First name', ' Aasha ');
    await press('Save');
    await waitFor(() => expect(page.changes()).toHaveLength(2));
    await waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(heard).toHaveBeenCalledWith({ userId: ownProfile().id, name: 'Aasha' });
  });

  it('asks anew for the score and for what is missing', async () => {
    const page = await openEditPage();
    const asked = () =>
      ['GET /api/v1/profile_completion', 'GET /api/v1/profile/completion'].map(
        (call) => page.sent(call).length,
      );
    await waitFor(() => expect(asked()).toEqual([1, 1]));
    await write('Lives in', 'Nashik');
    await press('Save');
    await waitFor(() => expect(asked()).toEqual([2, 2]));
  });

  it('and going on leads to the next step, and from the last to the profile', async () => {
    const page = await openEditPage({ at: '/info?go=3' });
    await press('Save and continue');
    expect(address()).toBe('/info?go=4');
    expect(page.changes()).toEqual([]);
    await write('Gotra', 'Vasishtha');
    await press('Save and see my profile');
    await waitFor(() => expect(address()).toMatch(/^\/profile\//));
    expect(page.changes()).toEqual([{ gotra: 'Vasishtha' }]);
  });

  it('leaves what was written in other steps, and marks it', async () => {
    const page = await openEditPage();
    await write('Lives in', 'Nashik');
    const nav = within(screen.getByRole('navigation', { name: 'Steps' }));
    await userEvent.click(nav.getByRole('link', { name: /^Family/ }));
    await write('Father', 'Farmer');
    await press('Save');
    await waitFor(() => expect(page.changes()).toEqual([{ father_occupation: 'Farmer' }]));
    expect(nav.getByRole('link', { name: /^Personal.*not saved yet/ })).toBeVisible();
    expect(page.isLeavingGuarded()).toBe(true);
    await userEvent.click(nav.getByRole('link', { name: /^Personal/ }));
    expect(text('Lives in')).toHaveValue('Nashik');
  });

  it('takes preferences as pills, an amount as it is spoken, and yes or no', async () => {
    const page = await openEditPage({ at: '/info?go=3' });
    // The profile is a bride's.
    const partner = within(screen.getByRole('group', { name: 'He should be' }));
    expect(partner.getByText('Food')).not.toBeVisible();
    await userEvent.click(screen.getByText('More preferences'));
    const food = within(partner.getByRole('group', { name: 'Food' }));
    expect(partner.getByText('Food')).toBeVisible();
    await userEvent.click(food.getByRole('checkbox', { name: 'Vegetarian' }));
    await userEvent.click(food.getByRole('checkbox', { name: 'Jain' }));
    await userEvent.type(text('Cities'), 'Pune, Nashik');
    const study = within(screen.getByRole('radiogroup', { name: 'Would like to study further' }));
    await userEvent.click(study.getByRole('radio', { name: 'Prefer not to say' }));
    await press('Save');
    await waitFor(() => expect(page.changes()).toHaveLength(1));
    expect(page.changes()[0]).toEqual({
      interest_in_continuing_education: null,
      partner_preferences: {
        dietary_preferences: ['vegetarian', 'jain'],
        current_city: ['Pune', 'Nashik'],
      },
    });
    await userEvent.click(screen.getByRole('link', { name: /^Work/ }));
    await write('Yearly income', '15 lakh');
    expect(text('Yearly income')).toHaveAccessibleDescription('₹15,00,000 (15 lakh) a year');
    await press('Save');
    await waitFor(() => expect(page.changes()[1]).toEqual({ annual_income: 1_500_000 }));
  });
});

describe('a step that is not in order', () => {
  it('is not sent; the summary takes the focus and leads to the fields', async () => {
    // Chosen on another device while the profile was still somebody else's; the list does not offer it any more.
    const draft = { birthdate: { was: '1999-03-12', now: '2011-03-12' } };
    const page = await openEditPage({ draft });
    await userEvent.clear(text('First name'));
    await press('Save');
    const summary = screen.getByRole('group', { name: /Something is missing/ });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(text('First name')).toHaveAccessibleDescription('Please enter the name.');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'First name: Please enter the name.',
      expect.stringMatching(/^Date of birth: That makes \d+ years\. By law/),
    ]);
    await userEvent.click(links[1] as HTMLElement);
    expect(screen.getByRole('combobox', { name: 'Day' })).toHaveFocus();
    expect(page.changes()).toEqual([]);
    await userEvent.type(text('First name'), 'Asha');
    expect(text('First name')).toBeValid();
  });

  it('says what is wrong with a field when its writer goes on, and takes a day that is right', async () => {
    const page = await openEditPage();
    await userEvent.clear(text('First name'));
    await userEvent.click(text('Last name'));
    expect(text('First name')).toHaveAccessibleDescription('Please enter the name.');
    expect(screen.queryByRole('group', { name: /Something is missing/ })).not.toBeInTheDocument();
    await userEvent.type(text('First name'), 'Asha');
    expect(text('First name')).toBeValid();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1997');
    await press('Save');
    await waitFor(() => expect(page.changes()).toEqual([{ birthdate: '1997-03-12' }]));
  });

  it('has the words of the server beside its fields, and loses nothing', async () => {
    const page = await openEditPage({
      api: [
        fake(updateProfile, {
          refuse: 422,
          code: 'form.invalid',
          errors: [{ path: 'profile.gotra', message: 'Gotra is not right.' }],
        }),
      ],
      at: '/info?go=4',
    });
    await write('Gotra', 'Vasishtha');
    await press('Save');
    await waitFor(() => expect(page.notices).toEqual(['profile.saveFailed']));
    expect(text('Gotra')).toHaveAccessibleDescription(/^Gotra is not right\./);
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /Something is missing/ })).toHaveFocus(),
    );
    expect(text('Gotra')).toHaveValue('Vasishtha');
    await userEvent.type(text('Gotra'), 'x');
    expect(text('Gotra')).toBeValid();
  });

  it('has one notice for a session that is over, and loses nothing', async () => {
    const page = await openEditPage({
      api: [fake(updateProfile, { refuse: 401, code: 'auth.required' })],
    });
    await write('Lives in', 'Nashik');
    await press('Save');
    await screen.findByRole('group', { name: /Profile save failed/ });
    expect(page.notices).toEqual(['auth.signInAgain']);
    expect(text('Lives in')).toHaveValue('Nashik');
  });

  it('keeps what was written when no answer comes, and saves on the next try', async () => {
    let broken = true;
    const page = await openEditPage({
      api: [
        fake(updateProfile, ({ body }) => {
          if (broken) return { refuse: 500, code: 'server.error' };
          const { profile } = body as { profile: object };
          return { data: { ...ownProfile(), ...profile } };
        }),
      ],
    });
    await write('Lives in', 'Nashik');
    await press('Save');
    const failed = await screen.findByRole('group', { name: /Profile save failed/ });
    expect(failed).toHaveTextContent('What you wrote is still here.');
    broken = false;
    await press('Save');
    await waitFor(() => expect(page.notices).toEqual(['profile.saveFailed', 'profile.saved']));
    expect(screen.queryByRole('group', { name: /save failed/ })).not.toBeInTheDocument();
  });
});

describe('waiting for the profile', () => {
  const draft = fake(getDraft, { data: null });
  const completion = fake(profileCompletion, { refuse: 404, code: 'profile.notFound' });

  it('says so, and offers Retry when it does not come', async () => {
    let broken = true;
    renderRemote(<EditPage />, {
      api: [
        draft,
        completion,
        fake(myProfile, () =>
          broken ? { refuse: 500, code: 'server.error' } : { data: ownProfile() },
        ),
      ],
    });
    expect(screen.getByRole('status')).toHaveTextContent('Your profile is on its way');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your profile');
    broken = false;
    await press('Retry');
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Asha');
  });

  it('tells an account of the desk that it has none', async () => {
    renderRemote(<EditPage />, {
      api: [draft, completion, fake(myProfile, { refuse: 404, code: 'profile.notFound' })],
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no profile to edit' }),
    ).toBeVisible();
  });
});
