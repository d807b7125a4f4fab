import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { offerLanguages } from 'shared-contracts/i18n/i18n';
import { PAGE_DATA_ID, PageData } from 'shared-contracts/platform/page-data';
import { Resolution } from 'shared-contracts/platform/resolution';
import { BrowserRouter } from 'shared-contracts/router';
import { config } from 'shared-contracts/schema';
import { countInBrowser } from './analytics/count-in-browser.ts';
import { App } from './app.tsx';
import { createAppServices, ownerOf, type AppServices } from './create-app-services.ts';
import { followChoices } from './device/follow-choices.ts';
import { allowCheckoutScript, allowScriptsOf } from './install-trusted-types.ts';
import { entryTo } from './navigation/entry.ts';
import { keepConnected } from './realtime/keep-connected.ts';
import { preloadInBrowser } from './remotes/browser-preloading.ts';
import { followReleases } from './remotes/follow-releases.ts';
import { createFederation } from './remotes/import-build.ts';
import { preloadPage } from './remotes/preloading.ts';
import { openStorage } from './session/browser-storage.ts';
import { guardAgainstRemotes, watchFaults, watchForEnds } from './telemetry/early-faults.ts';
import { tellOutcomes } from './telemetry/tell-outcomes.ts';
import { isByTranslator } from './telemetry/translator-faults.ts';
import { whenIdle } from './when-idle.ts';

offerLanguages({
  mr: () => import(/* webpackChunkName: "language-mr" */ './locales/mr/index.ts'),
  hi: () => import(/* webpackChunkName: "language-hi" */ './locales/hi/index.ts'),
});

// zod would try `new Function` to see whether it may, which a strict CSP reports.
config({ jitless: true });

/** Makes the page out of what the gateway said, and asks for what it opens with. */
export function preparePage(): AppServices {
  const data = PageData.parse(JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? ''));
  allowBuildsOf(data.resolution);
  // Only the gateway's checkout document says it.
  if (data.config.checkoutScript !== undefined) allowCheckoutScript(data.config.checkoutScript);

  const page = createAppServices(data, {
    storage: openStorage(() => window.localStorage),
    cookies: () => document.cookie,
    setCookie: (line) => {
      document.cookie = line;
    },
    secure: location.protocol === 'https:',
    now: () => Date.now(),
    fetch: (input, init) => fetch(input, init),
    importBuild: createFederation(document),
    refetchResolution,
    onBusFault: (fault) => console.error(`event ${fault.event} (${fault.phase})`, fault.error),
    firstLook: [...(document.getElementById('main')?.childNodes ?? [])],
  });

  // Before the first remote runs; the payment provider's script has its document to itself.
  watchFaults(window, { ...page, ownerOf });
  if (data.config.checkoutScript === undefined) guardAgainstRemotes(window, page);
  // Fetched before anything is drawn: the page's own code is on its way while React works.
  const opened = entryTo(location.pathname, page.session.current());
  if (opened.kind === 'open') preloadPage(page.remotes, opened.name);
  return page;
}

/** Draws the page in the place of the frame, and keeps it up to date. */
export function showPage(page: AppServices): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('start: the page has no #root');
  followChoices(document, page.device);
  countInBrowser(window, page);
  const { shellBuild = '', resolution } = page.data;
  const rendered = createRoot(root, {
    onUncaughtError(error) {
      if (!isByTranslator(error)) page.outcomes.died(shellBuild);
      reportError(error);
    },
  });
  // In slices: the frame of the HTML stands meanwhile, and nothing blocks a finger.
  startTransition(() =>
    rendered.render(
      <BrowserRouter>
        <App page={page} />
      </BrowserRouter>,
    ),
  );
  tellOutcomes(window, page.outcomes);
  const stands = watchForEnds(window, { ...page, ownerOf });
  const { generation } = resolution;
  const releases = followReleases(window, { ...page, generation, refetch: refetchResolution });
  keepConnected(window, page, releases);
  whenIdle(() => {
    import('./start-page-services.ts')
      .then(({ startPageServices }) => startPageServices(window, page, stands))
      .catch(ignore('double taps count and notices stay where they are, until the next page'));
  });
  preloadInBrowser(window, page.remotes);
}

/** Where the gateway says what is live for this device now. */
const RESOLUTION_PATH = '/resolution.json';

/**
 * Fetches what is live now: for a remote that the page does not know, and for Retry. A page keeps what it mounted
 * (design section 3).
 */
async function refetchResolution(): Promise<Resolution> {
  const response = await fetch(RESOLUTION_PATH, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`resolution: ${response.status}`);
  const resolution = Resolution.parse(await response.json());
  allowBuildsOf(resolution);
  return resolution;
}

/** Allows the scripts of these builds to run, from the addresses that the gateway gives. */
function allowBuildsOf({ remotes }: Resolution): void {
  allowScriptsOf(Object.values(remotes).flatMap((all) => all.map((one) => one.base)));
}
