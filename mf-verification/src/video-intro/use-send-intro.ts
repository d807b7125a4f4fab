import { useEffect, useRef, useState } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { submitVideoIntro } from 'shared-contracts/calls/verification';
import { useHost } from 'shared-contracts/host';
import { appendFile, type UploadProgress } from 'shared-contracts/platform/uploads';
import { useKeepIntro } from './use-own-intro.ts';

/** How far a video is on its way; null while none is. */
export type Sending = { readonly share: number } | null;

/** Sends a video in the place of the one before; a line that breaks goes on where it stopped. */
export function useSendIntro(onSent: () => void): {
  readonly sending: Sending;
  readonly hasFailed: boolean;
  send(file: File): Promise<void>;
  cancel(): void;
} {
  const host = useHost();
  const tellError = useErrorNotice();
  const keep = useKeepIntro();
  const [sending, setSending] = useState<Sending>(null);
  const [hasFailed, setFailed] = useState(false);
  const under = useRef<AbortController | null>(null);
  // A member who leaves has confirmed it. A reload does not come by here, and resumes.
  useEffect(() => () => under.current?.abort(), []);

  return {
    sending,
    hasFailed,
    async send(file) {
      if (under.current !== null) return;
      const controller = new AbortController();
      const { signal } = controller;
      under.current = controller;
      setFailed(false);
      setSending({ share: 0 });
      const onProgress = ({ sent, size }: UploadProgress) => setSending({ share: sent / size });
      try {
        const form = new FormData();
        await appendFile(host, form, { field: 'video', file, kind: 'video', onProgress, signal });
        keep(await host.send(submitVideoIntro, { body: form }, { signal }));
        onSent();
      } catch (error) {
        if (signal.aborted) return;
        setFailed(true);
        tellError(error);
      } finally {
        under.current = null;
        setSending(null);
      }
    },
    cancel: () => under.current?.abort(),
  };
}
