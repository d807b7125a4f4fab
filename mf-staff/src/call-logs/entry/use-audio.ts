import { useRef, useState } from 'react';
import { describeError, useHost, useMessages, useTexts } from 'shared-contracts/host';
import { UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';
import { entryTexts } from '../../locales/en/entry.ts';

/** A recording that was chosen. */
export interface ChosenAudio {
  readonly file: File;
  readonly state: 'sending' | 'failed' | 'refused';
  /** Part that was sent, 0 to 1. */
  readonly sent: number;
  /** Why it did not arrive, or was not taken, in words. */
  readonly error: string | null;
}

/** The recording of a form: uploaded as soon as it is chosen, so that saving has to wait for nothing. */
export interface UsedAudio {
  /** Null where none is on its way and none failed. */
  readonly chosen: ChosenAudio | null;
  readonly choose: (file: File) => void;
  readonly retry: () => void;
  /** Ends what is under way, and forgets what failed. */
  readonly cancel: () => void;
  /** Resolves to the id of what is on its way, or null where nothing is; rejects where it did not arrive. */
  readonly arrived: () => Promise<string | null>;
}

const MB = 1024 * 1024;

/** Of a recording by its ending: none where the device does not know it (AMR), and that of videos for 3GP. */
const AUDIO_TYPES = /^(?:audio\/.+|video\/(?:3gpp2?|mp4|webm|ogg)|application\/ogg|)$/;

/** Uploads recordings; a line that breaks goes on at the byte where it stopped (readings, 'resuming'). */
export function useAudio(onArrived: (upload: string, name: string) => void): UsedAudio {
  const { upload } = useHost();
  const text = useTexts(entryTexts);
  const message = useMessages();
  const [chosen, setChosen] = useState<ChosenAudio | null>(null);
  const under = useRef<{ ending: AbortController; id: Promise<string> } | null>(null);

  const refusalOf = (file: File): string | null => {
    if (!AUDIO_TYPES.test(file.type)) return text('audio.onlyAudio');
    if (file.size > UPLOAD_LIMITS.audio) {
      return text('audio.tooLarge', { most: UPLOAD_LIMITS.audio / MB });
    }
    return null;
  };

  const send = (file: File): void => {
    if (upload === undefined) return;
    const ending = new AbortController();
    const isCurrent = () => under.current?.ending === ending;
    setChosen({ file, state: 'sending', sent: 0, error: null });
    const id = upload(file, {
      kind: 'audio',
      signal: ending.signal,
      onProgress: ({ sent, size }) => {
        if (!isCurrent()) return;
        const part = size === 0 ? 0 : sent / size;
        setChosen({ file, state: 'sending', sent: part, error: null });
      },
    });
    under.current = { ending, id };
    id.then(
      (uploaded) => {
        if (!isCurrent()) return;
        under.current = null;
        setChosen(null);
        onArrived(uploaded, file.name);
      },
      (error: unknown) => {
        if (!isCurrent()) return;
        under.current = null;
        setChosen({ file, state: 'failed', sent: 0, error: message(describeError(error).key) });
      },
    );
  };
  const end = (): void => {
    under.current?.ending.abort();
    under.current = null;
  };

  return {
    chosen,
    choose(file) {
      end();
      const error = refusalOf(file);
      if (error === null) send(file);
      else setChosen({ file, state: 'refused', sent: 0, error });
    },
    retry() {
      if (chosen !== null) send(chosen.file);
    },
    cancel() {
      end();
      setChosen(null);
    },
    arrived: async () => (await under.current?.id) ?? null,
  };
}
