import { useEffect, useState } from 'react';
import type { PreparedVideo, PrepareOptions } from './prepare-video.ts';

/** A video while it is made ready; `share` from 0 to 1, null while it is only read. */
export type Preparing =
  | PreparedVideo
  | { readonly state: 'preparing'; readonly share: number | null };

/** Makes a file ready to be sent; another file, or another option, starts over. */
export function usePrepared(
  file: File,
  { isRecorded, firstMinute }: { readonly isRecorded: boolean; readonly firstMinute: boolean },
): Preparing {
  const [preparing, setPreparing] = useState<Preparing>({ state: 'preparing', share: null });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const prepare = async () => {
      // Of a camera of this page, and playable everywhere as it is: nothing has to be loaded for it.
      if (isRecorded && file.type === 'video/mp4') {
        setPreparing({ state: 'ready', file, isWebm: false });
        return;
      }
      setPreparing({ state: 'preparing', share: null });
      const onProgress = (share: number) => setPreparing({ state: 'preparing', share });
      const done = await prepared(file, { firstMinute, onProgress, signal });
      if (!signal.aborted && done !== null) setPreparing(done);
    };
    void prepare();
    return () => controller.abort();
  }, [file, isRecorded, firstMinute]);
  return preparing;
}

/** Null when it is not needed any more. */
async function prepared(file: File, options: PrepareOptions): Promise<PreparedVideo | null> {
  try {
    const { prepareVideo } = await import('./prepare-video.ts');
    return await prepareVideo(file, options);
  } catch (error) {
    if (options.signal.aborted) return null;
    console.warn('A video could not be read.', error);
    return { state: 'unreadable' };
  }
}
