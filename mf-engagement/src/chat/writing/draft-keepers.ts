import { isCallFailed, type Send } from 'shared-contracts/calls/client';
import { deleteDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import type { Bus } from 'shared-contracts/events/bus';
import { signedOut } from 'shared-contracts/events/event-map';
import type { QueryClient } from 'shared-contracts/query';
import { isFinal } from '../outbox/outbox-rules.ts';
import type { Pair } from '../talk/fetch-talk.ts';
import { whenLineBack } from '../when-line-back.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';

/** What drafts need of the page. */
export interface DraftPage {
  readonly send: Send;
  readonly bus: Bus;
  readonly cache: QueryClient;
}

interface Keepers {
  readonly me: string;
  readonly byPerson: Map<string, DraftKeeper>;
  readonly stop: () => void;
}

/** How long one try may take, in ms: a connection that is half open never answers. */
const PATIENCE = 20_000;

/** The keepers of whoever is signed in on a page: what could not be kept yet outlives the open conversation. */
const open = new WeakMap<QueryClient, Keepers>();

/** The path parameters of the draft to one person. */
export function draftParams(them: string): { key: string } {
  return { key: `chat:${them}` };
}

/** The one keeper on this page of what a member writes to somebody, made when it is first asked for. */
export function draftKeeperOf(page: DraftPage, { me, them }: Pair): DraftKeeper {
  const { byPerson } = keepersOf(page, me);
  const known = byPerson.get(them);
  if (known !== undefined) return known;
  const keeper = keeperOf(page, them);
  byPerson.set(them, keeper);
  return keeper;
}

function keepersOf({ bus, cache }: DraftPage, me: string): Keepers {
  const known = open.get(cache);
  if (known?.me === me) return known;
  known?.stop();
  const byPerson = new Map<string, DraftKeeper>();
  const stop = () => {
    stopHearing();
    open.delete(cache);
    // What goes on would be kept as the words of whoever signs in next.
    for (const keeper of byPerson.values()) keeper.stop();
  };
  const stopHearing = bus.on(signedOut, stop);
  const keepers = { me, byPerson, stop };
  open.set(cache, keepers);
  return keepers;
}

function keeperOf({ send, bus }: DraftPage, them: string): DraftKeeper {
  const params = draftParams(them);
  return createDraftKeeper({
    keep(text) {
      // Goes on when the page is closed meanwhile.
      const options = { signal: AbortSignal.timeout(PATIENCE), keepalive: true };
      return text === ''
        ? send(deleteDraft, { params }, options)
        : send(saveDraft, { params, body: { content: text } }, options);
    },
    isFinal: (error) => isCallFailed(error) && isFinal(error.status),
    whenBack: (again) => whenLineBack(bus, again),
  });
}
