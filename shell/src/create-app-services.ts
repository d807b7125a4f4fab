import {
  createClient,
  createFirstReplies,
  type ClientParts,
  type FirstReplies,
  type Send,
} from 'shared-contracts/calls/client';
import { createPages, createQueries } from 'shared-contracts/calls/query';
import { createQueryClient } from 'shared-contracts/calls/query-client';
import type { Host } from 'shared-contracts/host';
import { createBus, type Bus, type BusFault } from 'shared-contracts/platform/events/bus';
import type { PageData } from 'shared-contracts/platform/page-data';
import type { Resolution } from 'shared-contracts/platform/resolution';
import { declareRoutes, matchRoute, type RemoteName } from 'shared-contracts/platform/routes';
import { declareFillers } from 'shared-contracts/platform/slots';
import { createAppStore, type AppStore } from 'shared-contracts/platform/store/store';
import type { UploadFile } from 'shared-contracts/platform/uploads';
import type { QueryClient } from 'shared-contracts/query';
import { createOverlayStore, type OverlayStore } from './ads/overlay-store.ts';
import { createConfirmQueue, type ConfirmQueue } from './confirm/confirm-queue.ts';
import { createDeviceChoices, type DeviceChoices } from './device/device-choices.ts';
import { localeOn } from './device/locale-on.ts';
import { withGlobalFailures } from './host/failures.ts';
import { createKeptTexts, type KeptTexts } from './host/kept-texts.ts';
import {
  createNavigationGuard,
  type NavigationGuard,
} from './navigation-guard/navigation-guard.ts';
import { createNavigation, type Navigation } from './navigation/navigation.ts';
import { createPageTitles, type PageTitles } from './navigation/page-titles.ts';
import { loginHref } from './navigation/return-address.ts';
import { createNoticeQueue, type NoticeQueue } from './notices/notice-queue.ts';
import {
  createRealtimeConnection,
  type RealtimeConnection,
} from './realtime/realtime-connection.ts';
import type { FirstLook } from './remotes/first-look.tsx';
import type { ImportBuild } from './remotes/import-build.ts';
import { createRemoteLoader, type RemoteLoader } from './remotes/loader.ts';
import type { RemoteFailure } from './remotes/remote-state.ts';
import { createPageSession, type PageSession } from './session/page-session.ts';
import { restoreSession } from './session/restore-session.ts';
import { createPageOutcomes, type PageOutcomes } from './telemetry/page-outcomes.ts';
import { isByTranslator } from './telemetry/translator-faults.ts';
import { watchCalls } from './telemetry/watch-calls.ts';
import { createUploads } from './uploads/create-upload.ts';
import { forgetUploadPlaces } from './uploads/upload-places.ts';
import { watchUsedUploads } from './uploads/watch-used-uploads.ts';

/** What a page needs of the browser, or of a server that renders it. */
export interface Surroundings {
  readonly storage: Storage;
  /** The page's cookies as one line, '' where there are none. */
  readonly cookies: () => string;
  readonly setCookie: (line: string) => void;
  /** True on https. */
  readonly secure: boolean;
  /** ms since 1970. */
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
  readonly importBuild: ImportBuild;
  readonly refetchResolution: () => Promise<Resolution>;
  readonly onBusFault: (fault: BusFault) => void;
  readonly onRemoteFailure?: (failure: RemoteFailure) => void;
  /** Absent where there is no HTML of before. */
  readonly firstLook?: FirstLook;
  /** Replaced in tests; default the client of the contracts. */
  readonly createSend?: (parts: ClientParts) => Send;
}

/** The things of which there is one per page, or per request on a server. */
export interface AppServices {
  readonly data: PageData;
  readonly store: AppStore;
  readonly bus: Bus;
  readonly queries: QueryClient;
  readonly send: Send;
  /** Sends files so that they resume. */
  readonly upload: UploadFile;
  /** Replies that came with the page: what asks for them first has them when it is first drawn. */
  readonly firstReplies: FirstReplies;
  /** The calls of a unit, which speak for its build. */
  readonly callsOf: (unit: RemoteName | 'shell') => UnitCalls;
  readonly notices: NoticeQueue;
  readonly confirmQueue: ConfirmQueue;
  readonly navigation: Navigation;
  readonly titles: PageTitles;
  readonly navigationGuard: NavigationGuard;
  /** Holds back logging out alone. */
  readonly signOutGuard: NavigationGuard;
  readonly session: PageSession;
  readonly remotes: RemoteLoader;
  readonly device: DeviceChoices;
  readonly keptTexts: KeptTexts;
  readonly outcomes: PageOutcomes;
  /** The connection to the server, as far as it is there. */
  readonly realtime: RealtimeConnection;
  readonly firstLook: FirstLook;
  readonly overlay: OverlayStore;
  readonly now: () => number;
}

/** Makes a page out of what the gateway said, with the stored session restored; touches no browser globals. */
export function createAppServices(data: PageData, surroundings: Surroundings): AppServices {
  const { storage, now } = surroundings;
  declareRoutes(data.declared?.pages ?? {});
  declareFillers(data.declared?.fillers ?? {});
  const store = createAppStore({ session: { current: restoreSession(storage, now()) } });
  const bus = createBus(surroundings.onBusFault);
  const queries = createQueryClient();
  const notices = createNoticeQueue();
  const confirmQueue = createConfirmQueue();
  const navigation = createNavigation();
  const navigationGuard = createNavigationGuard();

  const session = createPageSession({
    ...surroundings,
    store,
    queries,
    bus,
    onEnded: () => confirmQueue.drop(),
    onLost() {
      notices.show('auth.signInAgain');
      navigation.go(loginHref(navigation.current()), { replace: true });
    },
    onEndedElsewhere: () => notices.show('auth.signedOut'),
  });

  const token = () => session.current()?.token ?? null;
  const device = createDeviceChoices({ ...surroundings, locale: data.language });
  const inlined = new Map(Object.entries(data.replies));
  const named = new Set<string>();
  const client = watchUsedUploads(
    (surroundings.createSend ?? createClient)({
      origin: data.config.apiOrigin,
      fetch: surroundings.fetch,
      token,
      inlined,
      language: () => localeOn(navigation.current(), device.current().locale),
    }),
    named,
    (ids) => forgetUploadPlaces(storage, session.current()?.userId ?? '', ids),
  );
  const outcomes = createPageOutcomes();
  if (data.shellBuild !== undefined) outcomes.tried('shell', data.shellBuild);
  const firstReplies = createFirstReplies(inlined);
  const unwatched = withGlobalFailures(client, { token, notices, onRefusedToken: session.lose });
  const callsOf = createUnitCalls((unit) => {
    const watched = watchCalls(unwatched, {
      onFailure: () => outcomes.apiFailed(unit),
      onFault: (detail) => outcomes.faulty(unit, 'calls', detail),
    });
    return {
      send: watched,
      query: createQueries(watched, firstReplies),
      pages: createPages(watched, firstReplies),
    };
  });

  const remotes = createRemoteLoader({
    resolution: data.resolution,
    importBuild: surroundings.importBuild,
    store,
    refetchResolution: surroundings.refetchResolution,
    // Another build would take the page's form away, and what was typed with it.
    whenReplaceable: (name, run) =>
      ownerOf(navigation.current()) === name ? navigationGuard.whenSaved(run) : run(),
    onTried: outcomes.tried,
    onReady: outcomes.ready,
    onWanted: outcomes.wanted,
    onFailure(failure) {
      const { remote, build, phase, isLast, error } = failure;
      if (phase !== 'render' || !isByTranslator(error))
        outcomes.failed(remote, build, phase, isLast);
      surroundings.onRemoteFailure?.(failure);
    },
  });

  const keptTexts = createKeptTexts(storage, now);
  const titles = createPageTitles();
  return {
    data,
    store,
    bus,
    queries,
    send: callsOf('shell').send,
    notices,
    confirmQueue,
    navigation,
    session,
    remotes,
    now,
    device,
    keptTexts,
    titles,
    navigationGuard,
    outcomes,
    realtime: createRealtimeConnection(),
    overlay: createOverlayStore(),
    firstLook: surroundings.firstLook ?? [],
    signOutGuard: createNavigationGuard(),
    upload: createUploads({
      origin: data.config.apiOrigin,
      storage,
      session,
      named,
    }),
    firstReplies,
    callsOf,
  };
}

/** What a unit sends through its host. */
export type UnitCalls = Pick<Host, 'send' | 'query' | 'pages'>;

/** Makes the calls of each unit once, when it first needs them. */
function createUnitCalls(make: (unit: RemoteName | 'shell') => UnitCalls): AppServices['callsOf'] {
  const made = new Map<string, UnitCalls>();
  return (unit) => {
    const calls = made.get(unit) ?? make(unit);
    made.set(unit, calls);
    return calls;
  };
}

/** Whose page stands at an address of the site; the shell's where it is none of a remote. */
export function ownerOf(address: string): RemoteName | 'shell' {
  const [pathname = ''] = address.split(/[?#]/);
  return matchRoute(pathname)?.route.owner ?? 'shell';
}
