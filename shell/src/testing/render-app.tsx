import { render, type RenderResult } from '@testing-library/react';
import { profileCompletion } from 'shared-contracts/calls/profiles';
import { pageViewed } from 'shared-contracts/platform/events/event-map';
import { defineRemote, type RemoteDefinition } from 'shared-contracts/platform/remote';
import type { Candidate } from 'shared-contracts/platform/resolution';
import { REMOTES, routeList, type RemoteName } from 'shared-contracts/platform/routes';
import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import type { Session } from 'shared-contracts/platform/store/session';
import { BrowserRouter } from 'shared-contracts/router';
import { session as buildSession } from 'shared-contracts/testing/builders';
import { fake, fakeApi, type Fake } from 'shared-contracts/testing/fake-api';
import { testConfig } from 'shared-contracts/testing/render-remote';
import { ScreenTitle } from 'shared-contracts/ui/core';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import { createAppServices, type AppServices } from '../create-app-services.ts';
import type { FirstLook } from '../remotes/first-look.tsx';
import { writeSession } from '../session/session-storage.ts';
import { tokenUntil } from './tokens.ts';

// Idle time never comes unless a test grants it, so that what happens then disturbs no other test.
globalThis.requestIdleCallback ??= () => 0;
globalThis.cancelIdleCallback ??= () => undefined;

/** The clock of tests; any moment does. */
export const NOW = Date.UTC(2026, 10, 21, 6);
export const HOUR = 3_600_000;

/** A member whose token has an hour left. */
export function member(change: Partial<Session> = {}): Session {
  return buildSession({ token: tokenUntil(NOW + HOUR), ...change });
}

export interface RenderAppOptions {
  readonly at?: string;
  /** Stored in the browser before the page opens. */
  readonly stored?: Session;
  /** Other things in the browser's storage before the page opens. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What this tab has kept through a reload. */
  readonly keptInTab?: Readonly<Record<string, string>>;
  readonly api?: readonly Fake[];
  readonly config?: Partial<RuntimeConfig>;
  /** Released remotes; default mf-profiles and mf-content. */
  readonly released?: readonly RemoteName[];
  readonly now?: () => number;
  /** What the HTML showed in the place of the page. */
  readonly firstLook?: FirstLook;
  /** Brings a remote in place of one whose pages are titles. */
  readonly importRemote?: (name: RemoteName) => Promise<RemoteDefinition>;
  /** Replies that came with the HTML, by path. */
  readonly replies?: Readonly<Record<string, unknown>>;
  /** What `document.cookie` would say. */
  readonly cookies?: string;
}

export interface RenderedApp extends RenderResult {
  readonly page: AppServices;
  readonly requests: ReturnType<typeof fakeApi>['requests'];
  /** Cookie lines in the order in which they were set. */
  readonly cookies: string[];
  /** Page views as `name path`. */
  readonly views: string[];
}

/** Renders the whole app over a faked API, with remotes whose pages show their route's name as title. */
export function renderApp(options: RenderAppOptions = {}): RenderedApp {
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (options.stored !== undefined) writeSession(window.localStorage, options.stored);
  for (const [key, value] of Object.entries(options.kept ?? {})) {
    window.localStorage.setItem(key, value);
  }
  for (const [key, value] of Object.entries(options.keptInTab ?? {})) {
    window.sessionStorage.setItem(key, value);
  }
  window.history.replaceState(null, '', options.at ?? '/profiles');
  vi.stubGlobal('scrollTo', vi.fn());

  const { send, requests } = fakeApi([COMPLETION, ...(options.api ?? [])]);
  const cookies: string[] = [];
  const released = options.released ?? ['mf-profiles', 'mf-content'];
  const resolution = {
    generation: 1,
    complete: true,
    remotes: Object.fromEntries(released.map((name) => [name, [candidateOf(name)]])),
  };
  const page = createAppServices(
    {
      config: { ...testConfig, ...options.config },
      resolution,
      nonce: '',
      replies: options.replies ?? {},
    },
    {
      storage: window.localStorage,
      cookies: () => options.cookies ?? '',
      setCookie: (line) => void cookies.push(line),
      secure: true,
      now: options.now ?? (() => NOW),
      fetch: () => Promise.reject(new Error('renderApp: nothing reaches the network')),
      createSend: () => send,
      importBuild: async ({ global }) => (options.importRemote ?? remoteOf)(global as RemoteName),
      firstLook: options.firstLook ?? [],
      refetchResolution: async () => resolution,
      onBusFault: (fault) => {
        throw fault.error;
      },
    },
  );
  const views: string[] = [];
  page.bus.on(pageViewed, ({ name, path }) => void views.push(`${name} ${path}`));
  const screen = render(
    <BrowserRouter>
      <App page={page} />
    </BrowserRouter>,
  );
  return { ...screen, page, requests, cookies, views };
}

const COMPLETION = fake(profileCompletion, {
  data: {
    score: 72,
    video_intro: false,
    verification_added: { personal: true, job: false, salary: true, property: false },
  },
});

function candidateOf(name: RemoteName): Candidate {
  const base = `/a/${name}/1/`;
  return {
    build: '1',
    version: '1.0.0',
    track: 'stable',
    format: 'container',
    entry: `${base}remoteEntry.js`,
    global: name,
    integrity: 'sha384-test',
    early: [],
    base,
  };
}

async function remoteOf(name: RemoteName): Promise<RemoteDefinition> {
  if (!REMOTES.includes(name)) throw new Error(`renderApp: no remote ${name}`);
  const pages = routeList
    .filter((route) => route.owner === name)
    .map((route) => [route.name, () => <ScreenTitle>{route.pageView}</ScreenTitle>]);
  return defineRemote({ name, pages: Object.fromEntries(pages) as RemoteDefinition['pages'] });
}
