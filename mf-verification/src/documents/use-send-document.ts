import { useRef, useState } from 'react';
import { profileCompletion } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { listDocs, submitDoc, type DocType } from 'shared-contracts/calls/verification';
import { useHost } from 'shared-contracts/host';
import { appendFile, type UploadProgress } from 'shared-contracts/platform/uploads';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { fileToSend, type ChosenPage } from './chosen-page.ts';
import { NUMBERED, type DocKind } from './doc-pages.ts';

/** A document as it is sent. */
export interface SentDocument {
  readonly kind: DocKind;
  readonly pages: readonly ChosenPage[];
}

/** Sends a document page by page; an uploaded page is named by its id. */
export function useSendDocument(docType: DocType, onSent: () => void) {
  const host = useHost();
  const cache = useQueryClient();
  const [progress, setProgress] = useState<Readonly<Record<string, UploadProgress>>>({});
  const stopper = useRef<AbortController | null>(null);
  const fileOf = useRef(madeOnce());
  const sending = useMutation({
    mutationFn: async ({ kind, pages }: SentDocument) => {
      const controller = new AbortController();
      stopper.current = controller;
      const { signal } = controller;
      setProgress({});
      const body = new FormData();
      body.append('kind', kind);
      for (const [at, page] of pages.entries()) {
        const file = await fileOf.current(page, { n: at + 1, isNumbered: NUMBERED.has(kind) });
        signal.throwIfAborted();
        await appendFile(host, body, {
          field: 'doc',
          kind: 'document',
          file,
          signal,
          onProgress: (now) =>
            setProgress((before) => ({
              ...before,
              [page.id]: now,
            })),
        });
      }
      return host.send(submitDoc, { query: { docType }, body }, { signal });
    },
    onSuccess: async () => {
      onSent();
      host.notify('doc.sent');
      await Promise.all(
        [listDocs, profileCompletion].map((call) =>
          cache.invalidateQueries({ queryKey: keyOf(call) }),
        ),
      );
    },
  });
  return {
    send: sending.mutate,
    stop: () => stopper.current?.abort(),
    progress,
    isSending: sending.isPending,
    isStopped: isAbort(sending.error),
    error: isAbort(sending.error) ? null : sending.error,
  };
}

/**
 * The file of a page, made once for as long as the page looks the same: another try sends the very bytes of the first,
 * also where a browser draws them differently each time, so that what arrived of them is good.
 */
function madeOnce(): typeof fileToSend {
  const covered = new WeakMap<ChosenPage, File>();
  const plain = new WeakMap<ChosenPage, File>();
  return async (page, look) => {
    const made = look.isNumbered ? covered : plain;
    const file = made.get(page) ?? (await fileToSend(page, look));
    made.set(page, file);
    return file;
  };
}

/** By name: what aborted may be of another window. */
function isAbort(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'AbortError';
}
