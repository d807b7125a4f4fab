import type { Send } from '../../calls/client.ts';
import { deleteDraft, saveDraft } from '../../calls/own-profile.ts';
import { retryOf } from '../../calls/retry-of.ts';
import type { Bus } from '../../platform/events/bus.ts';
import { whenReconnected } from '../../platform/events/when-reconnected.ts';
import { createDraftAutosave, type DraftAutosave } from './draft-autosave.ts';

/** How long one try may take, in ms: a connection that is half open never answers. */
const PATIENCE = 20_000;

/** What a draft needs of the page. */
export interface DraftPage {
  readonly send: Send;
  readonly bus: Bus;
}

/** Which draft of a member, by its key, and what is saved of it; null forgets it. */
export interface DraftPlace<Content> {
  readonly key: string;
  readonly contentOf: (draft: Content) => unknown;
}

/** The autosave of a draft on the server (readings, 'Drafts and signing out'). */
export function draftOnServer<Content extends NonNullable<unknown>>(
  { send, bus }: DraftPage,
  { key, contentOf }: DraftPlace<Content>,
): DraftAutosave<Content> {
  const params = { key };
  return createDraftAutosave<Content>({
    save(draft) {
      const content = contentOf(draft);
      // Goes on when the page is closed meanwhile.
      const options = { signal: AbortSignal.timeout(PATIENCE), keepalive: true };
      return content === null
        ? send(deleteDraft, { params }, options)
        : send(saveDraft, { params, body: { content } }, options);
    },
    isFinal: (error) => retryOf(error) === 'never',
    whenBack: (again) => whenReconnected(bus, again),
  });
}
