import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PAGE_DATA_ID, type PageData } from 'shared-contracts/page-data';
import { Resolution, type Candidate } from 'shared-contracts/resolution';
import type { RemoteName } from 'shared-contracts/routes';

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

const PAGE_DATA = new RegExp(`(id="${PAGE_DATA_ID}">)(.*?)(?=</script>)`, 's');

/** Kills a remote for a page that is opened afterwards; the returned function brings it back. */
export async function killRemote(
  page: Page,
  remote: RemoteName,
  death: Death,
): Promise<() => void> {
  const candidate = await liveBuild(page, remote);
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
  await page.route('**/*', async (route) => {
    if (!dead || route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: withLiveBuild(html, remote, broken) });
  });
  return () => void (dead = false);
}

async function liveBuild(page: Page, remote: RemoteName): Promise<Candidate> {
  const reply = await page.request.get('/resolution.json');
  const candidate = Resolution.parse(await reply.json()).remotes[remote]?.[0];
  if (candidate === undefined) throw new Error(`e2e: ${remote} was never released`);
  return candidate;
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

/** The HTML of a page to which another build of a remote is live. */
function withLiveBuild(html: string, remote: RemoteName, build: Candidate): string {
  return html.replace(PAGE_DATA, (_, start: string, json: string) => {
    const data = JSON.parse(json) as PageData;
    data.resolution.remotes[remote] = [build];
    return start + JSON.stringify(data).replaceAll('<', '\\u003c');
  });
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
