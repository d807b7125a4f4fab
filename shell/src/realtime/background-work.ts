import { backgroundJobs, type BackgroundName } from 'shared-contracts/platform/background';
import type { WorkServices } from '../session/finish-work.ts';

/** What a page does about what earlier pages of this member have left to be done. */
export interface BackgroundWorkOfPage {
  /** Has it gone on with where there is any: when the page has settled, and whenever the connection is back. */
  readonly look: () => void;
  readonly close: () => void;
}

/** Every job of the contracts, each on its own. */
export function createBackgroundWork(services: WorkServices): BackgroundWorkOfPage {
  const jobs = (Object.keys(backgroundJobs) as BackgroundName[]).map((name) =>
    createJob(services, name),
  );
  return {
    look: () => jobs.forEach((job) => job.look()),
    close: () => jobs.forEach((job) => job.close()),
  };
}

/**
 * Asks a remote to go on with its work, whatever page stands; it is fetched for that only where this device keeps
 * something for it. From then on the work looks after itself, until the session ends.
 */
function createJob(services: WorkServices, name: BackgroundName): BackgroundWorkOfPage {
  const { send, bus, queries, store, signOutGuard, session, remotes } = services;
  const { remote } = backgroundJobs[name];
  let isTaken = false;
  let isClosed = false;
  let stopWaiting = () => undefined as void;

  /** Resolves to whether a unit runs it now. */
  const ask = async (): Promise<boolean> => {
    const state = remotes.state(remote);
    const work =
      state.status === 'ready' ? await state.definition.background?.[name]?.() : undefined;
    const userId = session.current()?.userId;
    if (isClosed || work === undefined || userId === undefined) return false;
    work({ send, bus, cache: queries, store, guardSignOut: signOutGuard.hold }, userId);
    return true;
  };
  const whenThere = (): boolean => {
    if (remotes.state(remote).status === 'loading') return false;
    // Where it does not come, what is left stays on the device until the connection is back or its pages are opened.
    ask().then(
      (isWorking) => (isTaken = isWorking),
      () => (isTaken = false),
    );
    return true;
  };

  return {
    look() {
      if (isTaken || !session.hasLeft(name)) return;
      isTaken = true;
      remotes.preload(remote);
      if (whenThere()) return;
      const stop = remotes.subscribe(() => {
        if (whenThere()) stop();
      });
      stopWaiting = stop;
    },
    close() {
      isClosed = true;
      stopWaiting();
    },
  };
}
