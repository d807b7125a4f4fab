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
import { MISSING_VALUE } from 'shared-contracts/platform/missing-value';
import { isLazyPage, type RemoteDefinition } from 'shared-contracts/platform/remote';
import { routes, type RouteName } from 'shared-contracts/platform/routes';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { QueryClientProvider } from 'shared-contracts/query';

/** HTML by route and language. */
export type Drawn = Partial<Record<RouteName, Partial<Record<Locale, string>>>>;

/** Why a page was not drawn, in one line. */
export interface NotDrawn {
  readonly notDrawn: string;
}

/** Draws every first screen that a remote has, as a visitor sees it before any reply has come. */
export async function drawFirstScreens(remote: RemoteDefinition): Promise<Drawn> {
  const drawn: Drawn = {};
  for (const [name, at] of Object.entries(FIRST_SCREENS) as [RouteName, string][]) {
    const page = remote.pages[name];
    if (page === undefined || routes[name].owner !== remote.name) continue;
    const Page = isLazyPage(page) ? await page.load() : page;
    const html: Partial<Record<Locale, string>> = {};
    for (const locale of LOCALES) {
      try {
        html[locale] = await drawPage({ at, Page, locale });
      } catch (error) {
        throw new Error(`${routes[name].path} (${name}, ${locale}): ${firstLine(error)}`, {
          cause: error,
        });
      }
    }
    drawn[name] = html;
  }
  return drawn;
}

interface Opened {
  readonly at: string;
  readonly Page: ComponentType;
  readonly locale: Locale;
}

async function drawPage({ at, Page, locale }: Opened): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <Provider store={createAppStore()}>
      <QueryClientProvider client={createQueryClient()}>
        <HostProvider host={hostIn(locale)}>
          <MemoryRouter initialEntries={[at]}>
            <Page />
          </MemoryRouter>
        </HostProvider>
      </QueryClientProvider>
    </Provider>,
    // What is thrown rejects; without this React writes its stack to the console as well.
    { onError: () => undefined },
  );
  // Without the marks of a page that React will go on with.
  const html = (await text(prelude)).replaceAll(/<!--.*?-->/g, '');
  const [fault] = faultsOf(html);
  if (fault !== undefined) throw new WrongPage(fault);
  // Links work before any script runs. What does not is not pressed in vain, nor forgotten when the page takes over.
  return html.replaceAll(/<(?:button|fieldset|input|select|textarea)(?=[\s>])/g, '$& inert=""');
}

/** The HTML of a page is wrong; where it was found says nothing. */
class WrongPage extends Error {}

/** What is wrong with the HTML of a page, each in one line. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const words = textOf(html);
  if (/<script|\sstyle=/.test(html)) {
    faults.push('a first screen has neither scripts nor style attributes');
  }
  if (words === '' && !/<(?:img|svg|input)[\s>]/.test(html)) faults.push('nothing is on the page');
  const [missing] = MISSING_VALUE.exec(words) ?? [];
  if (missing !== undefined) faults.push(`a value is missing: ${around(words, missing)}`);
  // A page that waits for its replies may not know its heading yet.
  if (!/<h1[\s>]|role="status"|aria-busy="true"/.test(html)) {
    faults.push('the page has no heading (h1)');
  }
  for (const [all, attributes = '', inner = ''] of html.matchAll(
    /<button(?=[\s>])([^>]*)>(.*?)<\/button>/gs,
  )) {
    const isNamed = /\s(?:aria-label(?:ledby)?|title)="[^"]/.test(attributes);
    const hasWords = textOf(inner) !== '' || /\s(?:aria-label|alt)="[^"]|<title>[^<]/.test(inner);
    if (!isNamed && !hasWords) {
      faults.push(`a button has no name: ${all.slice(0, 120)}`);
    }
  }
  return faults;
}

function textOf(html: string): string {
  return html
    .replaceAll(/<title>.*?<\/title>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function around(words: string, found: string): string {
  const at = words.indexOf(found);
  return words.slice(Math.max(0, at - 40), at + found.length + 40);
}

/** Of an error, without its stack: a build says in one line which page it is about. */
function firstLine(error: unknown): string {
  if (error instanceof WrongPage) return error.message;
  const { stack = String(error), message } = error as Error;
  const [, place = ''] = /\n\s*at (.*)/.exec(stack) ?? [];
  const file = /([\w.-]+\/[\w./-]+\.tsx?:\d+)/.exec(place)?.[1];
  return file === undefined ? message : `${message} (${file})`;
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
  const drawn = await drawFirstScreens(remote).catch((error: Error): NotDrawn => ({
    notDrawn: error.message,
  }));
  // What a page has begun, such as the timer of a wait, is not waited for.
  process.stdout.write(JSON.stringify(drawn), () => process.exit());
}
