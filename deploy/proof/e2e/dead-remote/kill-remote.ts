import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Candidate } from 'shared-contracts/platform/resolution';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { liveBuilds, steerPages } from '../fixtures/steer-pages.ts';

/** The ways in which a remote can be dead. */
export const DEATHS = {
  missing: 'answers 404',
  html: 'answers with a page instead of a script',
  hanging: 'does not answer',
  throwsLoading: 'throws while it loads',
  throwsRendering: 'throws while it renders',
} as const;
export type Death = keyof typeof DEATHS;

/** What a remote that throws says; to be told from errors that we did not make. */
export const CRY = 'the remote broke on purpose';

/** Kills a remote for a page that is opened afterwards; the returned function brings it back. */
export async function killRemote(
  page: Page,
  remote: RemoteName,
  death: Death,
): Promise<() => void> {
  const [candidate] = await liveBuilds(page, remote);
  if (candidate === undefined) throw new Error(`e2e: ${remote} has no build`);
  const { broken, script } = brokenBuild(remote, candidate, death);
  let dead = true;
  await page.route(
    (url) => url.pathname === candidate.entry,
    (route) => {
      if (!dead) return route.fallback();
      if (death === 'hanging') return undefined;
      if (death === 'missing') return route.fulfill({ status: 404 });
      if (death === 'html') {
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sorry</p>' });
      }
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script });
    },
  );
  // A build that throws is a build of its own: the page has to be told of it, or it would refuse to run it.
  await steerPages(page, remote, [broken], () => dead);
  return () => void (dead = false);
}

/** The build that is live in place of the good one, and its entry, where it has one of its own. */
function brokenBuild(
  remote: RemoteName,
  candidate: Candidate,
  death: Death,
): { broken: Candidate; script: string } {
  if (death !== 'throwsLoading' && death !== 'throwsRendering') {
    return { broken: candidate, script: '' };
  }
  const global = `${candidate.global}_broken`;
  const script =
    death === 'throwsLoading'
      ? `throw new Error(${JSON.stringify(CRY)});`
      : containerThatThrows(remote, global);
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const broken = { ...candidate, global, integrity };
  return { broken, script };
}

/** A container that keeps the contract of federation and brings pages that throw. */
function containerThatThrows(remote: RemoteName, global: string): string {
  const page = `() => { throw new Error(${JSON.stringify(CRY)}); }`;
  return `globalThis[${JSON.stringify(global)}] = {
    init() {},
    get: async () => () => ({
      remote: { name: ${JSON.stringify(remote)}, pages: { blogs: ${page}, profiles: ${page} } },
    }),
  };`;
}
