import { useMemo, useState } from 'react';
import { getDraft } from 'shared-contracts/calls/own-profile';
import { keyOf } from 'shared-contracts/calls/query';
import { useFlushOnLeave } from 'shared-contracts/forms/drafts/use-flush-on-leave';
import { useHost } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import type { Pair } from '../conversation/fetch-conversation.ts';
import { chatDrafts, draftParams } from './chat-drafts.ts';

/** The text in the box. */
export interface MessageDraft {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Empties the box at once: the text was sent. */
  readonly clear: () => void;
}

/**
 * The draft of a message, kept on the server so that signing out or another device loses none. What is typed before the
 * kept draft has come wins over it.
 */
export function useDraft({ me, them }: Pair): MessageDraft {
  const { query, send, bus } = useHost();
  const cache = useQueryClient();
  const params = useMemo(() => draftParams(them), [them]);
  const autosave = useMemo(
    () => chatDrafts({ send, bus, cache }, me, params.key),
    [send, bus, cache, me, params],
  );
  const kept = useQuery({ ...query(getDraft, { params }), staleTime: Infinity, retry: false });
  // What an earlier visit could not keep is newer than what the server has.
  const [typed, setTyped] = useState(autosave.unsaved);
  const text = typed ?? wordsOf(kept.data?.data?.content);
  useFlushOnLeave(autosave.flush);

  const change = (words: string) => {
    setTyped(words);
    autosave.changed(words.trim() === '' ? '' : words);
    // A member who comes back finds the words before the server has answered.
    cache.setQueryData(keyOf(getDraft, { params }), {
      data: words === '' ? null : { content: words, saved_at: '' },
    });
  };
  const clear = () => {
    change('');
    autosave.flush();
  };
  return { text, change, clear };
}

/** A draft is a text; anything else was kept by a build that we do not know. */
function wordsOf(content: unknown): string {
  return typeof content === 'string' ? content : '';
}
