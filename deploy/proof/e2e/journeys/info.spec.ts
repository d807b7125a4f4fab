import type { APIRequestContext, Page } from '@playwright/test';
import { updateProfile } from 'shared-contracts/calls/own-profile';
import { listProfiles, type ListedProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { joinByCalls, NEW_PASSWORD, type Joined } from '../fixtures/joined-by-calls.ts';
import { demoMembers, sessionOf } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { InfoPage } from '../pages/info-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { tabTo } from '../pages/tab-to.ts';

let times = 0;

/** Somebody new who is signed in on the page and led to an address; nothing is filled in yet. */
async function joinOn(page: Page, address: string): Promise<Joined & { readonly email: string }> {
  times += 1;
  const email = `info-${Date.now()}-${times}@example.com`;
  const joined = await joinByCalls(page.request, { name: 'Sakhi', lastName: 'Deshpande', email });
  await enter(page, email, address);
  return { ...joined, email };
}

async function enter(page: Page, email: string, address: string): Promise<void> {
  await page.goto(routes.login.href({ return: address }));
  await new LoginPage(page).signIn(email, NEW_PASSWORD);
  await expect(page).toHaveURL(address);
}

/** A groom whose birth name can be read. */
async function groomWithStars(request: APIRequestContext): Promise<ListedProfile> {
  const { token } = await sessionOf(request, demoMembers.meera);
  const headers = { authorization: `Bearer ${String(token)}`, 'x-app': 'web' };
  const reply = await request.get('/api/v1/profiles', { headers });
  const cards = listProfiles.reply.parse(await reply.json()).data.data;
  const person = cards.find(({ gun_milan }) => typeof gun_milan === 'number');
  if (person === undefined) throw new Error('e2e: nobody on the first page has a birth name');
  return person;
}

test('what a member fills in stands in the own profile, and the score grows', async ({
  page,
  frame,
}) => {
  const { userId } = await joinOn(page, '/blogs');
  await expect(frame.top).toContainText('Profile Score: 0');
  await frame.unfoldMenu();
  await frame.top.getByText('Profile', { exact: true }).click();
  await frame.top.getByRole('link', { name: 'Edit My Profile' }).click();
  await expect(frame.title).toBeFocused();
  const info = new InfoPage(page);
  await expect(info.title).toHaveText('Personal Details');
  await expect(info.text('First name')).toHaveValue('Sakhi');

  await info.suggested('Lives in').fill('Nashik');
  await info.choice('Marital status', 'Never married').check();
  await page
    .getByRole('combobox', { name: 'Height' })
    .selectOption({ label: '5\u{a0}ft\u{a0}4\u{a0}in (163\u{a0}cm)' });
  await info.button('Save and continue').click();
  await expect(frame.notices).toContainText('Profile saved');
  await expect(info.title).toHaveText('Work & Education');
  await expect(info.title).toBeFocused();
  await expect(page).toHaveURL('/info?go=1');
  await expect(info.bar).toContainText('Saved just now');
  await expect(info.step(/^Personal/)).toHaveAccessibleName(/4 fields still empty/);
  await expect(frame.top).toContainText('Profile Score: 3');

  await info.text('Yearly income').fill('12 lakh');
  await expect(info.text('Yearly income')).toHaveAccessibleDescription(
    '₹12,00,000 (12 lakh) a year',
  );
  await info.save();
  await expect(info.bar).toContainText('Saved just now');
  await page.goBack();
  await expect(info.title).toHaveText('Personal Details');
  await page.getByRole('link', { name: 'See my profile' }).click();
  await expect(page).toHaveURL(routes.profile.href({ userId, birthname: 'missing' }));
  const main = page.getByRole('main');
  await expect(main).toContainText('5 ft 4 in (163 cm)');
  await expect(main).toContainText('Nashik');
  await main.getByRole('tab', { name: 'Work & Education' }).click();
  await expect(main).toContainText('₹12,00,000');
});

test('the message of Gun Milan leads to the birth name, and the name to the score', async ({
  page,
  request,
  frame,
}) => {
  const groom = await groomWithStars(request);
  const address = routes.profile.href({ userId: groom.id });
  await joinOn(page, address);
  await page.getByRole('link', { name: 'Update your birthname for Gunmilan score' }).click();
  await expect(page).toHaveURL('/info?go=4');
  const info = new InfoPage(page);
  await expect(info.text('Birth name')).toBeFocused();
  await page.keyboard.type('चेतना');
  await info.save();
  await expect(frame.notices).toContainText('Profile saved');
  const reading = page.getByRole('region', { name: 'How it was read' });
  await expect(reading).toContainText('चे · Ashwini, pada 2 · Mesha');
  const score = reading.getByRole('img', { name: /^Gun Milan with .+: [\d.]+ of 36$/ });
  const total = /: ([\d.]+) of/.exec((await score.getAttribute('aria-label')) ?? '')?.[1];
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(address);
  await expect(new ProfilePage(page).gunMilan).toContainText('Points per aspect');
  await expect(
    new ProfilePage(page).gunMilan.getByRole('img', { name: `Gun Milan ${total} of 36` }),
  ).toBeVisible();
});

test('what the server refuses stands beside its field, and nothing is lost', async ({
  page,
  frame,
  faults,
}) => {
  faults.expect(/422.*\/api\/v1\/profiles\//);
  await joinOn(page, '/info?go=4');
  const info = new InfoPage(page);
  // The page would not send it: the server's own answer is wanted.
  await page.route('**/api/v1/profiles/*/', async (route) => {
    const sent = route.request().postDataJSON() as { profile: object };
    const postData = { ...sent, profile: { ...sent.profile, gotra: 'x'.repeat(200) } };
    await route.continue({ postData });
  });
  await info.suggested('Gotra').fill('Kashyap');
  await info.save();
  await expect(frame.notices).toContainText('Profile save failed');
  await expect(info.summary).toBeFocused();
  await expect(info.suggested('Gotra')).toHaveAccessibleDescription(/^Gotra must be at most 160/);
  await info.summary.getByRole('link', { name: /^Gotra: / }).click();
  await expect(info.suggested('Gotra')).toBeFocused();
  await expect(info.suggested('Gotra')).toHaveValue('Kashyap');
  await page.unroute('**/api/v1/profiles/*/');
  await info.save();
  await expect(info.bar).toContainText('Saved just now');
  await expect(info.summary).toBeHidden();
});

test('a draft outlives signing out, and is thrown away on demand', async ({ page, frame }) => {
  const { email } = await joinOn(page, '/info');
  const info = new InfoPage(page);
  await info.text('About me').fill('I like old houses.');
  await info.expectKept();
  await frame.choose('Logout');
  await new Question(page, 'Leave without saving?').confirm();
  await expect(frame.title).toHaveText('You are signed out');

  await enter(page, email, '/info');
  await expect(info.text('About me')).toHaveValue('I like old houses.');
  await expect(info.earlier).toBeVisible();
  const question = new Question(page, 'Discard what is not saved?');
  await info.button('Discard').click();
  await question.cancel();
  await expect(info.text('About me')).toHaveValue('I like old houses.');
  const forgotten = info.draftForgotten();
  await info.button('Discard').click();
  await question.confirm();
  await expect(info.text('About me')).toHaveValue('');
  await expect(info.earlier).toBeHidden();
  await forgotten;
  await page.reload();
  await expect(info.text('About me')).toHaveValue('');
});

test('what is written without a connection is kept once it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await joinOn(page, '/info?go=2');
  const info = new InfoPage(page);
  await expect(info.bar).toBeVisible();
  await context.setOffline(true);
  await info.text('Father').fill('Farmer');
  await expect(info.bar).toContainText('once you are back online');
  await info.save();
  await expect(page.getByRole('group', { name: /^Profile save failed/ })).toBeVisible();
  await context.setOffline(false);
  await info.expectKept();
  await info.save();
  await expect(info.bar).toContainText('Saved just now');
});

test('what was saved somewhere else meanwhile is shown beside one’s own words', async ({
  page,
  faults,
}) => {
  faults.expect(/409.*\/api\/v1\/profiles\//);
  const { userId: id, ask } = await joinOn(page, '/info');
  const elsewhere = (profile: object) =>
    ask(updateProfile, { params: { id }, body: { id, profile } });
  const info = new InfoPage(page);
  await info.suggested('Lives in').fill('Nashik');

  // Another field: both stay, and nobody has to choose.
  await elsewhere({ mother_tongue: 'Konkani' });
  await info.save();
  await expect(info.bar).toContainText('together with what was saved elsewhere meanwhile');
  await expect(info.suggested('Mother tongue')).toHaveValue('Konkani');

  await info.suggested('Lives in').fill('Satara');
  await elsewhere({ current_city: 'Wai' });
  await info.save();
  await expect(info.conflicts).toBeFocused();
  await expect(info.conflicts).toContainText('Satara');
  await expect(info.conflicts).toContainText('Wai');
  await info.button('Keep mine').click();
  await expect(info.bar).toContainText('Saved just now');
  await page.reload();
  await expect(info.suggested('Lives in')).toHaveValue('Satara');
});

test('a step is filled in and saved by keyboard alone', async ({ page, frame }) => {
  await joinOn(page, '/blogs');
  const info = new InfoPage(page);
  // The page that one was led to takes the focus when it is there.
  await expect(frame.title).toHaveText('Blogs');
  await expect(frame.title).toBeFocused();
  await frame.top.getByRole('link', { name: /^Profile Score/ }).focus();
  await page.keyboard.press('Enter');
  await expect(frame.title).toHaveText('Edit profile');
  await expect(frame.title).toBeFocused();
  await expect(info.bar).toBeVisible();
  await tabTo(info.step(/^Family/));
  await page.keyboard.press('Enter');
  await expect(info.title).toHaveText('Family Details');
  await expect(info.title).toBeFocused();
  await tabTo(info.text('Father'));
  await page.keyboard.type('Teacher');
  await tabTo(page.getByRole('combobox', { name: 'Brothers and sisters' }));
  await page.keyboard.type('2');
  await tabTo(info.choice('Family', 'Prefer not to say'));
  await page.keyboard.press('ArrowRight');
  await expect(info.choice('Family', 'Joint family')).toBeChecked();
  await tabTo(info.button('Save'));
  await page.keyboard.press('Enter');
  await expect(frame.notices).toContainText('Profile saved');
  await page.reload();
  await expect(info.text('Father')).toHaveValue('Teacher');
  await expect(info.choice('Family', 'Joint family')).toBeChecked();
});

test('steps are steps of Back, and Back of the page leads out', async ({ page }) => {
  await joinOn(page, '/blogs');
  await page.getByRole('link', { name: /^Profile Score/ }).click();
  const info = new InfoPage(page);
  for (const [name, title] of [
    [/^Astrology/, 'Astrology Details'],
    [/^Work/, 'Work & Education'],
  ] as const) {
    await info.step(name).click();
    await expect(info.title).toHaveText(title);
    await expect(info.step(name)).toHaveAttribute('aria-current', 'step');
    await expect(info.step(name)).toBeInViewport();
  }
  await page.goBack();
  await expect(info.title).toHaveText('Astrology Details');
  await info.step(/^Family/).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/blogs');
});
