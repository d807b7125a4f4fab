import type { Send } from 'shared-contracts/calls/client';
import { backgroundJobs, type BackgroundName } from 'shared-contracts/platform/background';
import type { Bus } from 'shared-contracts/platform/events/bus';
import type { AppStore } from 'shared-contracts/platform/store/store';
import type { QueryClient } from 'shared-contracts/query';
import type { NavigationGuard } from '../navigation-guard/navigation-guard.ts';
import type { RemoteLoader } from '../remotes/loader.ts';
import type { PageSession } from './page-session.ts';

/** How long a session that is about to end waits for what its member has left to be done, in ms. */
const PATIENCE_MS = 10_000;

export interface WorkServices {
  readonly send: Send;
  readonly bus: Bus;
  readonly queries: QueryClient;
  readonly store: AppStore;
  readonly signOutGuard: NavigationGuard;
  readonly session: PageSession;
  readonly remotes: RemoteLoader;
}

/** Whether this device keeps something that a remote should bring to an end first. */
export function hasWorkLeft({ session }: Pick<WorkServices, 'session'>): boolean {
  return jobNames().some((name) => session.hasLeft(name));
}

/**
 * Has what this member has left brought to an end, while the token is still good: unsent messages are sent, or kept as
 * drafts on the server (readings, 'Screens'). Resolves after a while in any case: what stays then waits on the device for
 * this account.
 */
export async function finishWork(services: WorkServices): Promise<void> {
  const left = jobNames().filter((name) => services.session.hasLeft(name));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([Promise.allSettled(left.map((name) => finish(services, name))), patience]);
  clearTimeout(timer);
}

async function finish(services: WorkServices, name: BackgroundName): Promise<void> {
  const { send, bus, queries, store, signOutGuard, session, remotes } = services;
  const { remote } = backgroundJobs[name];
  remotes.preload(remote);
  await new Promise<void>((resolve) => {
    const isThere = () => remotes.state(remote).status !== 'loading';
    if (isThere()) return resolve();
    const stop = remotes.subscribe(() => {
      if (!isThere()) return;
      stop();
      resolve();
    });
  });
  const state = remotes.state(remote);
  const work = state.status === 'ready' ? await state.definition.finish?.[name]?.() : undefined;
  const userId = session.current()?.userId;
  if (work === undefined || userId === undefined) return;
  await work({ send, bus, cache: queries, store, guardSignOut: signOutGuard.hold }, userId);
}

function jobNames(): BackgroundName[] {
  return Object.keys(backgroundJobs) as BackgroundName[];
}
