import type { Page } from '@playwright/test';
import { listProfiles, type Badges, type ListedProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { FilteredPage } from '../pages/filtered-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { changeProfile, offerNumbers, withProfile } from '../states/changed-profile.ts';

const UPGRADE = 'Upgrade plan to see identity, job & income verifications';

/** What a plan shows of others: seals, filters by verification, contacts (section 6 and the perks of readings.md). */
const PLANS = [
  {
    plan: 'Hope',
    member: demoMembers.asha,
    seals: [],
    filters: [],
    contacts: 'Upgrade plan to see contacts',
  },
  {
    plan: 'Belief',
    member: demoMembers.rohan,
    seals: ['Identity verified'],
    filters: ['Identity verified'],
    contacts: 'Show numbers',
  },
  {
    plan: 'Trust',
    member: demoMembers.meera,
    seals: ['Identity verified', 'Job verified'],
    filters: ['Identity verified', 'Job verified', 'Income verified'],
    contacts: 'Show numbers',
  },
] as const;

const FILTERS = [
  ['personal', 'Identity verified'],
  ['job', 'Job verified'],
  ['salary', 'Income verified'],
] as const;

/** Somebody of the first page who has at least these badges for the viewer. */
async function somebody(page: Page, token: string, badges: Badges): Promise<ListedProfile> {
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  const reply = await page.request.get('/api/v1/profiles', { headers });
  const cards = listProfiles.reply.parse(await reply.json()).data.data;
  const person = cards.find((card) => (card.badges.job ?? false) === (badges.job ?? false));
  if (person === undefined) throw new Error('e2e: nobody on the first page has these badges');
  return person;
}

for (const { plan, member, seals, filters, contacts } of PLANS) {
  test(`${plan} shows the seals and the contacts of others as far as it goes`, async ({ page }) => {
    const token = await enterAs(page, member);
    const person = await somebody(page, token, { job: plan === 'Trust' });
    await changeProfile(page, person.id, (reply) => ({
      ...withProfile(reply, { badges: onlyFirst(reply.data.data.badges) }),
      ...(reply.contacts && { contacts: { ...reply.contacts, count: 1 } }),
    }));
    await page.goto(routes.profile.href({ userId: person.id }));
    const profile = new ProfilePage(page);
    await expect(profile.tabs.first()).toBeVisible();
    const main = page.getByRole('main');
    for (const [, seal] of FILTERS) {
      await expect(main.getByText(seal, { exact: true })).toHaveCount(
        (seals as readonly string[]).includes(seal) ? 1 : 0,
      );
    }
    await expect(main.getByRole('link', { name: UPGRADE })).toHaveCount(plan === 'Hope' ? 1 : 0);
    await expect(profile.contacts).toContainText(contacts);
    await expectAxeClean(page, `a profile on ${plan}`);
  });

  test(`${plan} filters by what it includes, and says what it leaves out of a link`, async ({
    page,
  }) => {
    await enterAs(page, member);
    const all = FILTERS.map(([kind]) => `verified=${kind}`).join('&');
    await page.goto(`${routes.filteredProfiles.href()}?${all}`);
    const filtered = new FilteredPage(page);
    await expect(filtered.count).toBeVisible();
    await expect(filtered.chips).toHaveText([...filters]);
    const lacks = FILTERS.map(([, words]) => words).filter(
      (words) => !(filters as readonly string[]).includes(words),
    );
    const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade plan', exact: true });
    await expect(upgrade).toHaveCount(lacks.length > 0 ? 1 : 0);
    if (lacks.length > 0) {
      await expect(upgrade).toHaveAttribute('href', /^\/subscription\?from=%2Ffiltered%2Fprofiles/);
      const either = new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(lacks);
      const words = `Your plan does not filter by “${either}” yet`;
      await expect(page.getByRole('main')).toContainText(words);
    }
    await filtered.open();
    await filtered.openSection('Verified');
    for (const [, words] of FILTERS) {
      const field = filtered.drawer.getByRole('checkbox', { name: words });
      await (lacks.includes(words) ? expect(field).toBeDisabled() : expect(field).toBeChecked());
    }
    await expect(
      filtered.drawer.getByRole('link', { name: 'Upgrade your plan to filter by this' }),
    ).toHaveCount(lacks.length > 0 ? 1 : 0);
    await expectAxeClean(page, `the filters on ${plan}`);
  });
}

test('a plan that has run out meanwhile is told of by the notice of plans, and nothing is shown', async ({
  page,
  frame,
  faults,
}) => {
  faults.expect(/402.*reveal=contacts/);
  const token = await enterAs(page, demoMembers.asha);
  const person = await somebody(page, token, {});
  const phone = await offerNumbers(page, person.id);
  // The notice lives for three seconds of a clock that waits for this test.
  await page.clock.install();
  const address = routes.profile.href({ userId: person.id });
  await page.goto(address);
  const { contacts } = new ProfilePage(page);
  const plans = frame.notices.getByRole('button', { name: 'See plans' });
  const ask = async () => {
    await contacts.getByRole('button', { name: 'Show numbers' }).click();
    const question = new Question(page, /^Show the contacts of /);
    await expect(question.dialog).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await question.confirm();
    await expect(plans).toBeVisible();
  };
  await ask();
  await expect(frame.notices).toContainText('Buy plan');
  await expect(frame.notices).toContainText('Plan upgrade required to use this feature');
  await expect(frame.notices).toContainText('Family phone numbers');
  await expect(contacts).toContainText(phone);
  await page.clock.runFor(2800);
  await expect(plans).toBeVisible();
  await page.clock.runFor(400);
  await expect(plans).toHaveCount(0);
  await page.clock.resume();

  await ask();
  await plans.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === address);
  await page.clock.resume();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Get Trust · 1 month/ })).toBeVisible();
  await main.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(contacts).toContainText(phone);
});

/** The badges as they came, but for those beside identity and job. */
function onlyFirst({ personal, job }: Badges): Badges {
  return { ...(personal !== undefined && { personal }), ...(job !== undefined && { job }) };
}
