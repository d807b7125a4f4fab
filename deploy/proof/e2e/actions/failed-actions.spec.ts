import type { APIRequestContext, Page, Route } from '@playwright/test';
import type { CallShape } from 'shared-contracts/calls/call';
import { saveDraft } from 'shared-contracts/calls/own-profile';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Frame } from '../pages/frame.ts';
import { LoginPage } from '../pages/login-page.ts';
import { isLong } from '../proof.ts';
import { refuse } from '../states/changed-profile.ts';
import { ACTIONS } from './action-table.ts';
import type { Action, Stage } from './action.ts';

/** How the API may answer an action that it does not carry out. */
interface Failure {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  /** What is told, unless section 8 has one sentence for this action; `always` where the shell tells it. */
  readonly told: string;
  readonly always?: true;
  /** What the browser itself says. */
  readonly console: RegExp;
}

const FAILURES: readonly Failure[] = [
  {
    name: 'an API that breaks',
    answer: (route) => refuse(route, 500, 'server.error'),
    told: 'Something broke on our side. Nothing is lost; please try again.',
    console: /status of 500/,
  },
  {
    name: 'no connection',
    answer: (route) => route.abort('internetdisconnected'),
    told: 'No connection. Nothing is lost; please try again.',
    console: /ERR_INTERNET_DISCONNECTED/,
  },
  {
    name: 'a plan that ended',
    answer: (route) => refuse(route, 402, 'plan.required'),
    told: 'Plan upgrade required to use this feature',
    always: true,
    console: /status of 402/,
  },
];

/** In every proof one action of each remote that has any, words among them that are not saved yet. */
const SESSION_OVER = new Set([
  'saving a profile',
  'reporting somebody',
  'saving a search',
  'saving a step of one’s profile',
  'saving the family’s contacts',
]);

test.describe.configure({ mode: 'parallel' });

/** In every proof every other action, and the last for the sake of its remote: each kind is among them. */
const isDaily = (place: number) => place % 2 === 0 || place === ACTIONS.length - 1;

for (const [place, action] of ACTIONS.entries()) {
  if (!isLong && !isDaily(place)) continue;
  // Each failure meets some of the actions; all of both meet in `npm run proof:long`.
  const failures = isLong ? FAILURES : FAILURES.filter((_, at) => at === place % FAILURES.length);

  test(`${action.name}: ${failures.map(({ name }) => name).join(', ')}, a slow reply`, async ({
    page,
    request,
    frame,
    faults,
  }) => {
    faults.expect(...(action.console ? [action.console] : []));
    const stage = await openStage(page, request, action);
    for (const failure of failures) {
      faults.expect(failure.console);
      await page.route(addressOf(action.call), onlyOf(action.call, failure.answer));
      await action.act(stage);
      const told = failure.always ? failure.told : (action.failed ?? failure.told);
      await expectToldAlone(frame, told, `${action.name}, ${failure.name}`);
      await action.expectKept?.(stage);
      await frame.closeNotices();
      await page.unroute(addressOf(action.call));
    }
    await slowly(stage, frame, action);
  });
}

// A session that is over ends the page for good, so it stands alone.
for (const action of isLong ? ACTIONS : ACTIONS.filter(({ name }) => SESSION_OVER.has(name))) {
  test(`${action.name}: a session that is over`, async ({ page, request, frame, faults }) => {
    faults.expect(/status of 401/, ...(action.console ? [action.console] : []));
    // From the first word on nothing that is written reaches the server.
    await page.route(
      addressOf(saveDraft),
      onlyOf(saveDraft, () => new Promise(() => undefined)),
    );
    const stage = await openStage(page, request, action);
    await page.route(
      addressOf(action.call),
      onlyOf(action.call, (route) => refuse(route, 401, 'auth.required')),
    );
    const address = new URL(page.url());
    await action.act(stage);
    await expectToldAlone(frame, 'Please sign in again. You will come back to this page.');
    const back = encodeURIComponent(address.pathname + address.search);
    await expect(page).toHaveURL(`/login?return=${back}`);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await frame.closeNotices();
    await new LoginPage(page).signIn(stage.email, NEW_PASSWORD);
    await expect(page).toHaveURL(address.pathname + address.search);
    await action.expectBack?.(stage);
  });
}

async function openStage(page: Page, request: APIRequestContext, action: Action): Promise<Stage> {
  const now = Date.now();
  const email = `rohit-${now}@example.com`;
  const groom = { name: 'Rohit', lastName: 'Deshpande', gender: 'male' as const };
  const me = await joinByCalls(request, { ...groom, email });
  const bride = { name: 'Ila', lastName: 'Sane', email: `ila-${now}@example.com` };
  const her = await joinByCalls(request, bride);
  const stage = { page, me, email, her };
  await action.prepare?.(stage);
  await enterAs(page, email, NEW_PASSWORD);
  await action.open(stage);
  return stage;
}

/** One request, however often the button is pressed while the reply is on its way; then one notice. */
async function slowly(stage: Stage, frame: Frame, action: Action): Promise<void> {
  const { page } = stage;
  let requested = 0;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(
    addressOf(action.call),
    onlyOf(action.call, async (route) => {
      requested += 1;
      await arrived;
      await route.continue();
    }),
  );
  const sent = page.waitForRequest(
    (one) => one.method() === action.call.method && addressOf(action.call).test(one.url()),
  );
  await action.act(stage);
  await sent;
  await page.keyboard.press('Enter');
  await expect(frame.closeNotice).toHaveCount(0);
  arrive();
  if (typeof action.done === 'string') {
    await expectToldAlone(frame, action.done, `${action.name}, slowly`);
  } else {
    await action.done(stage);
    await expect(frame.closeNotice).toHaveCount(0);
  }
  expect(requested, `requests of ${action.name}`).toBe(1);
}

/** Requests of a call, whatever their parameters. */
function addressOf({ path }: CallShape): RegExp {
  return new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
}

/** Handles the requests of a call and lets those of others with the same address pass. */
function onlyOf({ method }: CallShape, handle: (route: Route) => Promise<void>) {
  return (route: Route) => (route.request().method() === method ? handle(route) : route.fallback());
}

/** One notice, with these words. */
async function expectToldAlone(frame: Frame, words: string, what?: string): Promise<void> {
  await expect(frame.notices, what).toContainText(words);
  await expect(frame.closeNotice, what).toHaveCount(1);
}
