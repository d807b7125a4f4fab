import { onTestFinished, vi } from 'vitest';

/** A file that was handed to the reader: where it came from, and the name it was saved under. */
export interface SavedFile {
  readonly url: string;
  readonly name: string;
}

/**
 * Stands in for what `saveFile` needs of the browser, to the end of the test: `fetch`, object URLs and the click on a
 * link that saves. `holdNext` keeps the next file back until the function that it returns is called.
 */
export function catchSavedFiles(): {
  readonly saved: readonly SavedFile[];
  readonly holdNext: () => () => void;
} {
  const saved: SavedFile[] = [];
  let fetched = '';
  let held: Promise<void> | undefined;
  vi.stubGlobal('fetch', async (url: string) => {
    await held;
    held = undefined;
    fetched = url;
    return new Response('a file');
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:a-file';
      static override revokeObjectURL = () => undefined;
    },
  );
  const onClick = (event: Event): void => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    saved.push({ url: fetched, name: event.target.download });
  };
  document.addEventListener('click', onClick);
  onTestFinished(() => {
    document.removeEventListener('click', onClick);
    vi.unstubAllGlobals();
  });
  return {
    saved,
    holdNext() {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
  };
}
