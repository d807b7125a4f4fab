import { getAccount } from 'shared-contracts/calls/auth';
import { session } from 'shared-contracts/testing/builders';
import { fake, fakeApi } from 'shared-contracts/testing/fake-api';
import { expect, it, vi } from 'vitest';
import { remindOfPlanEnd, type RemindedPage } from './plan-end-notice.ts';

const NOW = Date.parse('2026-11-22T06:00:00Z');
const DAY_MS = 86_400_000;

/** A page of a member on Trust whose plan ends after so many days, on a device that keeps its cookies. */
function open({
  days = 6,
  myplan = 'trust' as const,
  at = '/profiles',
  next = false,
  locale = 'en',
} = {}) {
  const { send, requests } = fakeApi([
    fake(getAccount, {
      data: {
        email: 'asha@example.com',
        has_password: true,
        recently_signed_in: false,
        plan_until: new Date(NOW + days * DAY_MS).toISOString(),
        ...(next && {
          next_plan: 'belief',
          next_plan_until: new Date(NOW + 30 * DAY_MS).toISOString(),
        }),
      },
    }),
  ]);
  const show = vi.fn();
  const page = {
    send,
    notices: { show },
    now: () => NOW,
    session: { current: () => session({ myplan }) },
    device: { current: () => ({ locale }) },
    navigation: { current: () => at },
  } as unknown as RemindedPage;
  return { page, show, requests };
}

const jar = () => ({ cookie: '', visibilityState: 'visible' as const });
/** What was asked is answered, and what follows from it is done. */
async function answered(requests: readonly unknown[]) {
  expect(requests).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
}

it('says once on a device when the plan ends within a week', async () => {
  const cookies = jar();
  const first = open();
  remindOfPlanEnd(first.page, cookies);
  await vi.waitFor(() =>
    expect(first.show).toHaveBeenCalledExactlyOnceWith('plan.endsSoon', {
      plan: 'Trust',
      date: '28 November',
    }),
  );
  expect(cookies.cookie).toMatch(/^sp_plan_end=\d+; Path=\/; Max-Age=2592000/);
  const again = open();
  remindOfPlanEnd(again.page, cookies);
  await answered(again.requests);
  expect(again.show).not.toHaveBeenCalled();
});

it.each([
  ['mr', '/profiles', '28 नोव्हेंबर'],
  ['hi', '/profiles', '28 नवंबर'],
  ['mr', '/calllogs', '28 November'],
])('says the day in the language of the page: %s on %s', async (locale, at, date) => {
  const { page, show } = open({ locale, at });
  remindOfPlanEnd(page, jar());
  await vi.waitFor(() =>
    expect(show).toHaveBeenCalledExactlyOnceWith('plan.endsSoon', { plan: 'Trust', date }),
  );
});

it.each([
  ['ends later', { days: 8 }],
  ['is followed by another', { next: true }],
  ['is being prolonged on the page of plans', { at: '/subscription?buy=trust-year' }],
])('says nothing where the plan %s', async (_, state) => {
  const { page, show, requests } = open(state);
  const cookies = jar();
  remindOfPlanEnd(page, cookies);
  await answered(requests);
  expect([show.mock.calls, cookies.cookie]).toEqual([[], '']);
});

it('asks nothing of a member on Hope, and says nothing once it is called off', async () => {
  const free = open({ myplan: 'hope' as never });
  remindOfPlanEnd(free.page, jar());
  const left = open();
  const cookies = jar();
  remindOfPlanEnd(left.page, cookies)();
  await answered(left.requests);
  expect([free.requests, left.show.mock.calls, cookies.cookie]).toEqual([[], [], '']);
});
