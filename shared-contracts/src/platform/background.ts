import type { Host } from 'shared-contracts/host';
import type { QueryClient } from 'shared-contracts/query';
import { unsavedCallDraftKeys } from '../domain/unsaved-call-drafts.ts';
import { unsentKeys } from '../domain/unsent-messages.ts';
import type { RemoteName } from './routes.ts';

/** What background work gets of the page: none of its remote's components may stand there. */
export interface BackgroundPage extends Pick<Host, 'send' | 'bus'> {
  readonly cache: QueryClient;
  /** Both undefined under a shell that is older than them. */
  readonly store: Host['store'];
  readonly guardSignOut: Host['guardSignOut'];
}

/** Goes on with what a member began on an earlier page of this device, until the session ends. */
export type BackgroundWork = (page: BackgroundPage, userId: string) => void;

/**
 * Brings to an end what a member has left to be done, because the session ends without a question; resolves when there
 * is nothing left, or nothing more can be done.
 */
export type FinishWork = (page: BackgroundPage, userId: string) => Promise<void>;

/** When background work of a remote is wanted: as long as the device keeps something for it. */
export interface BackgroundJob {
  readonly remote: RemoteName;
  /**
   * The keys of the local storage under which a device keeps what a member has left to be done. The remote writes them
   * and takes them away one by one; what a session leaves when it ends by wish is taken away by the shell.
   */
  readonly keys: (storage: Pick<Storage, 'length' | 'key'>, userId: string) => string[];
}

/**
 * Background work, by the name under which a remote brings it (`RemoteDefinition.background`). Data, so that a page
 * fetches a remote for it only where there is something to be done.
 */
export const backgroundJobs = {
  sendUnsent: { remote: 'mf-engagement', keys: unsentKeys },
  saveCallDrafts: { remote: 'mf-staff', keys: unsavedCallDraftKeys },
} as const satisfies Record<string, BackgroundJob>;

export type BackgroundName = keyof typeof backgroundJobs;
