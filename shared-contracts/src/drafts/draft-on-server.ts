import { isCallFailed, type Send } from '../calls/client.ts';
import { isFinal } from '../calls/is-final.ts';
import { deleteDraft, saveDraft } from '../calls/own-profile.ts';
import type { Bus } from '../events/bus.ts';
import { whenLineBack } from '../events/when-line-back.ts';
import { createDraftAutosave, type DraftAutosave } from './draft-autosave.ts';

/** How long one try may take, in ms: a connection that is half open never answers. */
const PATIENCE = 20_000;

/** What a draft needs of the page. */
export interface DraftPage {
  readonly send: Send;
  readonly bus: Bus;
}

/** Which draft of a member, by its key, and what is kept of the words; null forgets it. */
export interface DraftPlace<Words> {
  readonly key: string;
  readonly contentOf: (words: Words) => unknown;
}

/** The keeper of a draft on the server (readings, 'Drafts and signing out'). */
export function draftOnServer<Words extends NonNullable<unknown>>(
  { send, bus }: DraftPage,
  { key, contentOf }: DraftPlace<Words>,
): DraftAutosave<Words> {
  const params = { key };
  return createDraftAutosave<Words>({
    keep(words) {
      const content = contentOf(words);
      // Goes on when the page is closed meanwhile.
      const options = { signal: AbortSignal.timeout(PATIENCE), keepalive: true };
      return content === null
        ? send(deleteDraft, { params }, options)
        : send(saveDraft, { params, body: { content } }, options);
    },
    isFinal: (error) => isCallFailed(error) && isFinal(error.status),
    whenBack: (again) => whenLineBack(bus, again),
  });
}
