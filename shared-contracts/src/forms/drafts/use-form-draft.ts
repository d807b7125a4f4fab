import { useMemo, useRef, useState } from 'react';
import { useHost, useSession } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import type * as z from 'shared-contracts/schema';
import { createPageDrafts } from './page-drafts.ts';
import { createSentEdits } from './sent-edits.ts';
import { useFlushOnLeave } from './use-flush-on-leave.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/** How often a page asks again for a draft that did not come, in ms, beside when the line is back. */
const ASK_AGAIN = 30_000;

/** What stands in a form and is not sent; null is nothing. */
interface FormContent {
  readonly content: unknown;
}

const formDrafts = createPageDrafts<FormContent>(({ content }) => content);

/** Which draft, and the shape of what it holds. */
export interface FormDraftOptions<Content> {
  readonly key: string;
  /** A draft of another shape, for example of another build, counts as none. */
  readonly schema: z.ZodMiniType<Content>;
  /** False while the form is not open: its draft is not fetched. */
  readonly enabled?: boolean;
}

/** What was written earlier and not sent, and since when, as an ISO time. */
export interface EarlierDraft<Content> {
  readonly content: Content;
  readonly from: string;
}

/** The draft of a form. */
export interface FormDraft<Content> {
  /** What the form opens with; null where there is nothing, undefined until that is known. */
  readonly earlier: EarlierDraft<Content> | null | undefined;
  /**
   * Saves the content of the form, after a pause; null deletes the draft. Saves nothing before the earlier draft is
   * known: it is another function then, to be called again. `edit` is an object that each change by hand replaces: what
   * was sent with it is not saved a second time after `forget`.
   */
  readonly keep: (content: Content | null, edit?: object) => void;
  /** Forgets the draft at once: what it held was sent, or thrown away. */
  readonly forget: () => void;
}

/**
 * Keeps what stands in a form as a draft of the member (readings, 'Drafts and signing out'), so that a session that
 * ends, another device or a crash loses none of it. A draft that cannot be fetched does not block the form; it is
 * fetched again, and what was written meanwhile is saved if there is none.
 */
export function useFormDraft<Content extends NonNullable<unknown>>({
  key,
  schema,
  enabled = true,
}: FormDraftOptions<Content>): FormDraft<Content> {
  const { send, bus } = useHost();
  const cache = useQueryClient();
  const owner = useSession()?.userId ?? '';
  const autosave = useMemo(
    () => formDrafts({ send, bus, cache }, owner, key),
    [send, bus, cache, owner, key],
  );
  // What an earlier visit could not save is newer than what the server has.
  const [unsaved] = useState(() => {
    const left = autosave.unsaved();
    return left && { content: left.content, saved_at: new Date().toISOString() };
  });
  const saved = useSavedDraft({
    key,
    of: 'form',
    askAgainMs: ASK_AGAIN,
    enabled: enabled && unsaved === null,
  });
  const { isOpenWithout } = saved;
  useFlushOnLeave(autosave.flush);

  const [isForgotten, setForgotten] = useState(false);
  const reply = isForgotten ? null : (unsaved ?? saved.reply);
  const earlier = useMemo(() => {
    if (reply === undefined || reply === null) return null;
    const parsed = schema.safeParse(reply.content);
    return parsed.success ? { content: parsed.data, from: reply.saved_at } : null;
  }, [reply, schema]);
  const isSaved = reply !== undefined && reply !== null;
  // A draft that came after the form was opened without it is not overwritten unseen.
  const isUnseen = isOpenWithout && isSaved && unsaved === null;
  const isKnown = unsaved !== null || (saved.hasCome && !isUnseen);
  const isHeld = useRef(false);
  const [sent] = useState(createSentEdits);
  return useMemo<FormDraft<Content>>(() => {
    const keep = (content: Content | null, edit?: object) => {
      if (sent.isOver(edit)) return;
      if (!isKnown || (content === null && !isSaved && !isHeld.current)) return;
      isHeld.current = content !== null;
      autosave.changed({ content });
    };
    return {
      earlier: isUnseen ? null : isKnown || isOpenWithout ? earlier : undefined,
      keep,
      forget() {
        keep(null);
        autosave.flush();
        sent.end();
        setForgotten(true);
      },
    };
  }, [autosave, earlier, isKnown, isOpenWithout, isSaved, isUnseen, sent]);
}
