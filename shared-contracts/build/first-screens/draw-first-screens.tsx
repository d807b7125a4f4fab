import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createPages, createQueries } from 'shared-contracts/calls/query';
import { createQueryClient } from 'shared-contracts/calls/query-client';
import { HostProvider, type Host } from 'shared-contracts/host';
import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import { createBus } from 'shared-contracts/platform/events/bus';
import { FIRST_SCREENS, unfilledConfig } from 'shared-contracts/platform/first-screens';
import { isLazyPage, type RemoteDefinition } from 'shared-contracts/platform/remote';
import { routes, type RouteName } from 'shared-contracts/platform/routes';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { QueryClientProvider } from 'shared-contracts/query';
import { Route, Routes } from 'shared-contracts/router';

/** HTML by route and language. */
export type Drawn = Partial<Record<RouteName, Partial<Record<Locale, string>>>>;

/** Draws every first screen that a remote has, as a visitor sees it before any reply has come. */
export async function drawFirstScreens(remote: RemoteDefinition): Promise<Drawn> {
  const drawn: Drawn = {};
  for (const [name, at] of Object.entries(FIRST_SCREENS) as [RouteName, string][]) {
    const page = remote.pages[name];
    if (page === undefined || routes[name].owner !== remote.name) continue;
    const Page = isLazyPage(page) ? await page.load() : page;
    const html: Partial<Record<Locale, string>> = {};
    for (const locale of LOCALES) html[locale] = await drawPage({ name, at, Page, locale });
    drawn[name] = html;
  }
  return drawn;
}

interface Opened {
  readonly name: RouteName;
  readonly at: string;
  readonly Page: ComponentType;
  readonly locale: Locale;
}

async function drawPage({ name, at, Page, locale }: Opened): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <Provider store={createAppStore()}>
      <QueryClientProvider client={createQueryClient()}>
        <HostProvider host={hostIn(locale)}>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path={routes[name].path} element={<Page />} />
            </Routes>
          </MemoryRouter>
        </HostProvider>
      </QueryClientProvider>
    </Provider>,
  );
  // Without the marks of a page that React will go on with.
  const html = (await text(prelude)).replaceAll(/<!--.*?-->/g, '');
  if (/<script|\sstyle=/.test(html)) {
    throw new Error(`${name}: a first screen has neither scripts nor style attributes`);
  }
  // Links work before any script runs. What does not is not pressed in vain, nor forgotten when the page takes over.
  return html.replaceAll(/<(?:button|fieldset|input|select|textarea)(?=[\s>])/g, '$& inert=""');
}

/** A page to which nothing ever comes. */
function hostIn(locale: Locale): Host {
  const send: Host['send'] = () => new Promise(() => undefined);
  return {
    send,
    locale,
    textLocale: locale,
    titled: () => () => undefined,
    guardLeaving: () => () => undefined,
    config: unfilledConfig,
    query: createQueries(send),
    pages: createPages(send),
    bus: createBus(({ error }) => {
      throw error;
    }),
    notify: () => undefined,
    confirm: async () => false,
    joinNow: () => undefined,
    labelled: (_, words) => words,
    renderSlot: () => null,
  };
}

// The build of a remote runs this file with the module that it exposes; everybody else imports it.
const [, script, face] = process.argv;
if (script !== undefined && face !== undefined && resolve(script) === import.meta.filename) {
  const { remote } = (await import(pathToFileURL(face).href)) as { remote: RemoteDefinition };
  const drawn = JSON.stringify(await drawFirstScreens(remote));
  // What a page has begun, such as the timer of a wait, is not waited for.
  process.stdout.write(drawn, () => process.exit());
}
