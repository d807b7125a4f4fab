import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateProfile } from 'shared-contracts/calls/own-profile';
import { fake } from 'shared-contracts/testing/fake-api';
import { afterEach, expect, it, vi } from 'vitest';
import { openEditPage, type Opening } from '../open-edit-page-in-test.tsx';

/** Somebody who has said nothing yet. */
const NOTHING = {
  height: null,
  education: null,
  occupation: null,
  work: null,
  current_city: null,
  mother_tongue: null,
  birthname: null,
  made_for: null,
} as const;

const open = (first: number, opening: Opening = {}) =>
  openEditPage({
    at: `/info?first=${first}`,
    ready: first === 5 ? 'See grooms' : 'Continue',
    ...opening,
    profile: { ...NOTHING, ...opening.profile },
  });
afterEach(() => vi.restoreAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const address = () => screen.getByTestId('address').textContent;

it('asks for whom the profile is, saves it, and leads to the photo', async () => {
  const page = await open(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'My daughter’s' }));
  await press('Continue');
  const title = await heading('A photo');
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 4' })).toBeVisible();
  expect(page.changes()).toEqual([{ made_for: 'daughter' }]);
  expect(address()).toBe('/info?first=2');
  expect(screen.getByRole('link', { name: 'Add a photo' })).toHaveAttribute(
    'href',
    '/upload/pics?first=3',
  );
});

it.each([
  ['male', 'My daughter’s', 'This profile is a man’s'],
  ['female', 'My brother’s', 'This profile is a woman’s'],
] as const)(
  'saves no %s profile as %s, says why, and goes on once it fits',
  async (gender, name, why) => {
    const page = await open(1, { profile: { gender } });
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(screen.getByText(new RegExp(`^${why}`))).toBeVisible();
    expect(screen.getByText(/Please write to our team/)).toBeVisible();
    const whose = screen.getByRole('radiogroup', { name: 'Whose profile is it?' });
    expect(whose).toBeInvalid();
    expect(whose).toHaveAccessibleDescription(new RegExp(`^${why}`));
    for (const choice of within(whose).getAllByRole('radio'))
      expect(choice).not.toHaveAttribute('aria-invalid');
    await press('Continue');
    const line = new RegExp(`^Whose profile is it\\? ${why}`);
    expect(screen.getByRole('link', { name: line })).toBeVisible();
    expect(address()).toBe('/info?first=1');
    expect(page.changes()).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'A relative’s' }));
    expect(screen.queryByText(new RegExp(why))).toBeNull();
    await press('Continue');
    await heading('A photo');
    expect(page.changes()).toEqual([{ made_for: 'relative' }]);
  },
);

it('corrects a gender that was set wrong at sign-up, as long as that is open', async () => {
  // As newer browsers have it.
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation((() => Promise.resolve()) as () => void);
  const page = await open(1, { profile: { gender: 'male', gender_open: true } });
  await userEvent.click(screen.getByRole('radio', { name: 'My daughter’s' }));
  await press('Make it a woman’s profile');
  expect(page.questions.map(({ title }) => title)).toEqual(['Change this profile to a woman’s?']);
  await waitFor(() => expect(screen.queryByText(/This profile is a man’s/)).toBeNull());
  await press('Continue');
  await heading('A photo');
  expect(page.changes()).toEqual([{ gender: 'female', made_for: 'daughter' }]);
});

it('lets go of what does not fit when the step is skipped', async () => {
  const page = await open(1, { profile: { gender: 'male' } });
  await userEvent.click(screen.getByRole('radio', { name: 'My sister’s' }));
  await press('Skip');
  await heading('A photo');
  expect(page.changes()).toEqual([]);
  expect(page.isLeavingGuarded()).toBe(false);
});

it('asks for five facts, and is gone through without any', async () => {
  const page = await open(3);
  expect(list('Height')).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(list('Height'), '163');
  await userEvent.type(list('Lives in'), 'Nashik');
  await press('Continue');
  await heading('Birth name and partner preferences');
  expect(page.changes()).toEqual([{ height: 163, current_city: 'Nashik' }]);
  await press('Skip');
  await heading('This is how others will see you');
  expect(page.changes()).toHaveLength(1);
  // What was only suggested is no word of theirs: nothing keeps them on the page.
  expect(page.isLeavingGuarded()).toBe(false);
});

it('suggests cities and study in the script of the writer, and takes words of one’s own', async () => {
  const page = await open(3);
  await userEvent.type(list('Lives in'), 'pu');
  await userEvent.click(await screen.findByRole('option', { name: /^Pune/ }));
  expect(list('Lives in')).toHaveValue('Pune');
  await userEvent.type(list('Education'), 'बी');
  await screen.findByRole('option', { name: /^बी\.कॉम\./ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.type(list('Occupation'), 'Kirtankar');
  await press('Continue');
  await heading('Birth name and partner preferences');
  expect(page.changes()).toEqual([
    { current_city: 'Pune', occupation: 'Kirtankar', education: 'बी.कॉम.' },
  ]);
});

it('suggests mother tongues in either script, without asking anybody', async () => {
  const page = await open(3);
  await userEvent.type(list('Mother tongue'), 'kon');
  await userEvent.click(await screen.findByRole('option', { name: /^Konkani/ }));
  expect(list('Mother tongue')).toHaveValue('Konkani');
  await userEvent.clear(list('Mother tongue'));
  await userEvent.type(list('Mother tongue'), 'मरा');
  await userEvent.click(await screen.findByRole('option', { name: /^मराठी/ }));
  await press('Continue');
  await heading('Birth name and partner preferences');
  expect(page.changes()).toEqual([{ mother_tongue: 'मराठी' }]);
});

it.each([
  ['Chetana', 'चे · Ashwini (अश्विनी), pada 2 · Mesha (Aries)'],
  ['चेतना', 'चे · Ashwini (अश्विनी), pada 2 · Mesha (Aries)'],
])('reads %s while it is being written', async (name, reading) => {
  await open(4);
  await userEvent.type(text('Birth name'), name);
  expect(screen.getByText(reading)).toBeVisible();
  await userEvent.clear(text('Birth name'));
  await userEvent.type(text('Birth name'), '123');
  expect(screen.getByText('No syllable can be read from this yet.')).toBeVisible();
});

it('begins the hopes with the own age and status, and saves what was left of them', async () => {
  const page = await open(4, { profile: { age: 27, maritial_status: 'never_married' } });
  expect(list('Age, from')).toHaveValue('27');
  await userEvent.selectOptions(list('Age, to'), '31');
  await press('Continue');
  await heading('This is how others will see you');
  expect(page.changes()).toEqual([
    { partner_preferences: { age_from: 27, age_to: 31, maritial_status: ['never_married'] } },
  ]);
});

it('keeps nothing of the hopes that were only looked at', async () => {
  const page = await open(4);
  expect(list('Age, from')).not.toHaveValue('');
  expect(page.isLeavingGuarded()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Fill in everything instead' }));
  await heading('Personal Details');
  expect(screen.queryByText(/not saved yet/i)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^Preferences/ }));
  expect(list('Age, from')).toHaveValue('');
  expect(page.sent('PUT /api/v1/drafts/{key}')).toEqual([]);
});

it('keeps of the hopes what was touched, and of an untouched one that it was taken away', async () => {
  const page = await open(4, { profile: { age: 27, maritial_status: 'never_married' } });
  await userEvent.selectOptions(list('Age, from'), '');
  await userEvent.selectOptions(list('Age, to'), '31');
  await userEvent.click(text('Birth name'));
  await waitFor(() => expect(page.sent('PUT /api/v1/drafts/{key}')).toHaveLength(1));
  expect(page.sent('PUT /api/v1/drafts/{key}')).toMatchObject([
    { body: { content: { fields: { 'partner_preferences.age_to': { was: '', now: '31' } } } } },
  ]);
  await press('Continue');
  await heading('This is how others will see you');
  expect(page.changes()).toEqual([
    { partner_preferences: { age_to: 31, maritial_status: ['never_married'] } },
  ]);
});

it('keeps the hopes as a draft where saving them failed: they were agreed to', async () => {
  const page = await open(4, {
    profile: { age: 27 },
    api: [fake(updateProfile, { refuse: 500, code: 'server.error' })],
  });
  await press('Continue');
  await waitFor(() => expect(page.notices).toEqual(['profile.saveFailed']));
  expect(list('Age, from')).toHaveValue('27');
  expect(page.isLeavingGuarded()).toBe(true);
});

it('leaves hopes alone that were said before', async () => {
  await open(4, { profile: { partner_preferences: { age_to: 40 } } });
  expect(list('Age, to')).toHaveValue('40');
  expect(list('Age, from')).toHaveValue('');
});

it('ends with the own card and the way to people', async () => {
  const page = await open(5, { profile: { height: 163, current_city: 'Nashik' } });
  expect(screen.getByRole('progressbar', { name: 'Step 4 of 4' })).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Your card' }));
  expect(card.getByText('Nashik')).toBeVisible();
  expect(card.getByText('5 ft 4 in (163 cm)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See grooms' })).toHaveAttribute('href', '/profiles');
  expect(screen.getByRole('link', { name: 'Fill in the rest' })).toHaveAttribute('href', '/info');
  expect(screen.getByRole('link', { name: 'See my whole profile' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/profile\/.+\?birthname=missing$/),
  );
  expect(page.changes()).toEqual([]);
});

it('is taken up again with the words of an earlier visit', async () => {
  await open(3, { draft: { current_city: { was: '', now: 'Satara' } } });
  expect(list('Lives in')).toHaveValue('Satara');
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
});

it.each([2, 5])('says nothing of a draft on step %i, where nothing is written', async (step) => {
  await open(step, { draft: { made_for: { was: '', now: 'son' } } });
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

it('keeps a wrong word on its step and says what is wrong', async () => {
  const page = await open(3);
  await userEvent.click(list('Lives in'));
  await userEvent.paste('x'.repeat(161));
  await press('Continue');
  const summary = screen.getByRole('group', { name: /Something is missing/ });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(page.changes()).toEqual([]);
  expect(address()).toBe('/info?first=3');
});

it('is offered on the whole form to whoever has said nothing yet, and the form in the guide; each starts like a page', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  await openEditPage({ profile: NOTHING });
  await userEvent.click(screen.getByRole('link', { name: 'Four short steps' }));
  const guide = await heading('Who is this profile for?');
  await waitFor(() => expect(guide).toHaveFocus());
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  await userEvent.click(screen.getByRole('link', { name: 'Fill in everything instead' }));
  const form = await heading('Personal Details');
  await waitFor(() => expect(form).toHaveFocus());
  expect(scroll.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('hands on to the whole form what was written in the guide, also once it is kept as a draft', async () => {
  const page = await open(3);
  await userEvent.type(list('Lives in'), 'Satara');
  await userEvent.click(list('Education'));
  await waitFor(() => expect(page.sent('PUT /api/v1/drafts/{key}')).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Fill in everything instead' }));
  await heading('Personal Details');
  expect(list('Lives in')).toHaveValue('Satara');
  // Of this visit, and not of an earlier one.
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

it('is not offered to whoever has begun', async () => {
  await openEditPage();
  expect(screen.queryByRole('link', { name: 'Four short steps' })).toBeNull();
});
