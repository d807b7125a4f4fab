import { buffer } from 'node:stream/consumers';
import { visitorCopyKey } from './file-addresses.ts';
import type { FileStore } from './file-store.ts';
import { photoFile } from './photo-bytes.ts';
import { watermarked } from './watermark.ts';

/** Watermarked copies of photos, made when a visitor first asks and kept beside the photos. */
export interface VisitorCopies {
  /** Null when there is no such photo. */
  take(key: string, width: number): Promise<Buffer | null>;
}

export function visitorCopies(files: FileStore): VisitorCopies {
  /** Copies that are being made: many visitors who come at once wait for one. */
  const making = new Map<string, Promise<Buffer | null>>();

  async function make(key: string, width: number): Promise<Buffer | null> {
    const photo = await photoFile(files, `${key}-${width}.webp`);
    if (photo === null) return null;
    const copy = await watermarked(photo);
    await files.put(visitorCopyKey(key, width), copy);
    return copy;
  }

  return {
    async take(key, width) {
      const kept = visitorCopyKey(key, width);
      if ((await files.size(kept)) !== null) return buffer(files.read(kept));
      const begun = making.get(kept);
      if (begun !== undefined) return begun;
      const work = make(key, width).finally(() => making.delete(kept));
      making.set(kept, work);
      return work;
    },
  };
}
