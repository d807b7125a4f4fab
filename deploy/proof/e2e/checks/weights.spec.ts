import { routes } from 'shared-contracts/platform/routes';
import { newcomer } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';
import { InfoPage } from '../pages/info-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SignupPage } from '../pages/signup-page.ts';
import { linkIn, mailTo } from '../site/outbox.ts';
import { expectCalm } from './calm-letters.ts';

// Other screens are judged in routes/by-address.spec.ts.
test('a newcomer sees bold for one thing, at Check your mail and in the guide', async ({
  page,
}) => {
  const person = newcomer();
  await page.goto(routes.signup.href());
  const signup = new SignupPage(page);
  await signup.join(person);
  await expect(signup.checkMail).toBeVisible();
  await expectCalm(page, 'check your mail');
  await page.goto(linkIn(await mailTo(person.email)));
  await new LoginPage(page).confirm();
  await expect(new InfoPage(page).title).toBeVisible();
  await expectCalm(page, 'the guide');
});
