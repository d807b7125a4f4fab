import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
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

/** Kills a remote for a page that is opened afterwards; the returned function brings it back. */
export async function killRemote(
  page: Page,
  remote: RemoteName,
  death: Death,
): Promise<() => Promise<void>> {
  const candidate = await liveBuild(page, remote);
  const entry = (url: URL) => url.pathname === candidate.entry;
  if (death === 'missing') await page.route(entry, (route) => route.fulfill({ status: 404 }));
  if (death === 'html') {
    await page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sorry</p>' }),
    );
  }
  if (death === 'hanging') await page.route(entry, () => undefined);
  if (death === 'throwsLoading') {
    await replaceEntry(page, candidate, `throw new Error(${JSON.stringify(CRY)});`);
  }
  if (death === 'throwsRendering') {
    await replaceEntry(page, candidate, containerThatThrows(remote, candidate));
  }
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function liveBuild(page: Page, remote: RemoteName): Promise<Candidate> {
  const reply = await page.request.get('/resolution.json');
  const candidate = Resolution.parse(await reply.json()).remotes[remote]?.[0];
  if (candidate === undefined) throw new Error(`e2e: ${remote} was never released`);
  return candidate;
}

/** Another script in place of the entry. The page has to be told its hash, or it would refuse to run it. */
async function replaceEntry(page: Page, candidate: Candidate, script: string): Promise<void> {
  const honest = candidate.integrity[candidate.entry.slice(candidate.base.length)] ?? '';
  const broken = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  await page.route(
    (url) => url.pathname === candidate.entry,
    (route) => route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(honest, broken);
    return route.fulfill({ response, body });
  });
}

/** A container that keeps the contract of federation and brings pages that throw. */
function containerThatThrows(remote: RemoteName, { global }: Candidate): string {
  const page = `() => { throw new Error(${JSON.stringify(CRY)}); }`;
  return `globalThis[${JSON.stringify(global)}] = {
    init() {},
    get: async () => () => ({
      remote: { name: ${JSON.stringify(remote)}, pages: { blogs: ${page}, profiles: ${page} } },
    }),
  };`;
}
