import type { Page, Route } from '@playwright/test';
import type { Candidate } from 'shared-contracts/platform/resolution';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { liveResolution } from '../fixtures/steer-pages.ts';
import { siteUnderTest } from '../site/site-under-test.ts';
import type { Fault, Spoil } from './fault-table.ts';
import type { PublishedCanaries } from './published-canaries.ts';

/** A remote's second build in front of the stable one, on the pages that are opened afterwards. */
export interface OfferedCanary {
  readonly canary: Candidate;
  /** The stable build of every remote. */
  readonly stable: (remote: RemoteName) => Candidate;
  /** Resolves when the page has asked for the spoilt file. */
  readonly requested: Promise<void>;
  /** Answers what was kept waiting. */
  readonly answerLate: () => Promise<void>;
}

/** Gives this browser a remote's second build, as a tester's signed link does, with its fault; no fault: as it is. */
export async function offerCanary(
  page: Page,
  canaries: PublishedCanaries,
  remote: RemoteName,
  { file, spoil, requested: order, form }: Partial<Fault> = {},
): Promise<OfferedCanary> {
  const value = canaries.overrideOf(remote, form ?? 'whole');
  await page.context().addCookies([{ name: 'mf', value, url: siteUnderTest().url }]);
  const live = await liveResolution(page);
  const on = (name: RemoteName, track: Candidate['track']) => {
    const found = live(name).find((one) => one.track === track);
    if (found === undefined) throw new Error(`e2e: ${name} has no build as ${track}`);
    return found;
  };
  const canary = on(remote, 'override');
  if (order !== undefined) {
    await page.addInitScript((what) => {
      Object.assign(globalThis, { askedOfCanary: what });
    }, order);
  }
  const late: (() => Promise<void>)[] = [];
  let tellAsked: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => (tellAsked = resolve));
  if (file !== undefined && spoil !== undefined) {
    await page.route(
      (url) => url.pathname === canary.base + file,
      async (route) => {
        tellAsked();
        if (spoil === 'late') late.push(() => route.continue());
        else await answer(route, spoil);
      },
    );
  }
  return {
    canary,
    stable: (name) => on(name, 'stable'),
    requested,
    answerLate: async () => {
      for (const one of late.splice(0)) await one();
    },
  };
}

async function answer(route: Route, spoil: Exclude<Spoil, 'late'>): Promise<void> {
  if (spoil === 'silent') return;
  if (spoil === 'missing') {
    return route.fulfill({ status: 404, contentType: 'text/plain', body: '404' });
  }
  if (spoil === 'html') {
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sorry' });
  }
  const response = await route.fetch();
  const body = await response.body();
  const at = body.length - 2;
  body[at] = (body[at] ?? 0) ^ 1;
  return route.fulfill({ response, body });
}
