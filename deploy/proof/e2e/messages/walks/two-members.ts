import { sendInterest } from 'shared-contracts/calls/engagement';
import { updateProfile } from 'shared-contracts/calls/own-profile';
import { routes } from 'shared-contracts/platform/routes';
import { expect } from '../../fixtures/test.ts';
import { offerNumbers } from '../../states/changed-profile.ts';
import type { Stage } from '../stage.ts';

const ACTIONS = 'mf-engagement.actions';
const SAFETY = 'mf-engagement.safety';

/** A member on Hope and somebody else, whose profile has nothing in it yet. */
export async function walkTwoMembers(stage: Stage): Promise<void> {
  const { page, main, words, faults } = stage;
  faults.expect(/status of (402|423|424)/);
  const me = await stage.join('Rohit', 'male');
  const her = await stage.join('Ila', 'female');
  await stage.enter(me);
  const profile = routes.profile.href({ userId: her.userId });
  const interests = routes.interests.href({ tab: 'sent' });

  await page.goto(profile);
  await stage.expectTold('birthNameMissing');
  await stage.expectTold('noContacts');
  await me.ask(updateProfile, {
    params: { id: me.userId },
    body: { id: me.userId, profile: { birthname: 'चैताली' } },
  });
  await page.reload();
  await stage.expectTold('noPoints');
  await stage.button('mf-profiles.contacts', 'biodata.get').click();
  await stage.expectTold('biodataNotVerified');

  await stage.button(ACTIONS, 'chat.send').click();
  await stage.confirm();
  await stage.expectTold('chatRequested');
  const send = stage.button(ACTIONS, 'interest.send');
  await send.click();
  await stage.confirm();
  await stage.expectTold('interestSent');

  await page.goto(interests);
  const card = main.getByRole('article');
  const takeBack = async () => {
    await card.locator('summary').click();
    // What of whom follows for those who listen.
    await card.getByRole('button', { name: words('mf-engagement', 'card.remove') }).click();
    await stage.confirm();
  };
  await expect(card).toBeVisible();
  await stage.offline(async () => {
    await takeBack();
    await stage.expectTold('interestRemoveFailed');
  });
  await takeBack();
  await stage.expectTold('interestRemoved');
  await stage.expectTold('listEmpty');

  await page.goto(profile);
  await send.click();
  await me.ask(sendInterest, { body: { to: her.userId } });
  await stage.confirm();
  await stage.expectTold('interestAlreadySent');
  await expect(send).toHaveCount(0);

  const more = main.locator('.en-more');
  const block = async () => {
    // The last part of the page: what is opened before it came may be pressed past.
    await expect(
      main.getByRole('button', { name: words('phrases', 'assistant.ask', { name: 'Ila' }) }),
    ).toBeVisible();
    await more.locator('summary').press('Enter');
    await stage.button(SAFETY, 'block.label', more).click();
    await stage.confirm();
  };
  await stage.offline(async () => {
    await block();
    await stage.expectTold('blockFailed');
  });
  await block();
  await stage.expectTold('blocked');
  const unblock = async () => {
    await stage.button(SAFETY, 'unblock.label').click();
    await stage.confirm();
  };
  await stage.offline(async () => {
    await unblock();
    await stage.expectTold('unblockFailed');
  });
  await unblock();
  await stage.expectTold('unblocked');

  await offerNumbers(page, her.userId);
  await page.goto(profile);
  await stage.button('mf-profiles.contacts', 'contacts.show').click();
  await stage.confirm();
  await stage.expectTold('planRequired');
}
