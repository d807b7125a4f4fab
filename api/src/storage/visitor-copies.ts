import { visitorCopyKey } from './file-addresses.ts';
import { type ObjectStore, wholeObject } from './object-store/object-store.ts';
import { photoFile } from './photo-bytes.ts';
import { watermarked } from './watermark.ts';

/** Watermarked copies of photos, made when a visitor first asks and kept beside the photos. */
export interface VisitorCopies {
  /** Null when there is no such photo. */
  take(key: string, width: number): Promise<Buffer | null>;
}

export function visitorCopies(files: ObjectStore): VisitorCopies {
  /** Copies that are being made: many visitors who come at once wait for one. */
  const making = new Map<string, Promise<Buffer | null>>();

  async function make(key: string, width: number): Promise<Buffer | null> {
    const photo = await photoFile(files, `${key}-${width}.webp`);
    if (photo === null) return null;
    const copy = await watermarked(photo);
    const kept = visitorCopyKey(key, width);
    await files.put(kept, copy);
    if ((await photoFile(files, `${key}-${width}.webp`)) !== null) return copy;
    // Removed meanwhile, by this node or another, which looked for a copy before there was one.
    await files.delete(kept);
    return null;
  }

  return {
    async take(key, width) {
      const kept = visitorCopyKey(key, width);
      const made = await wholeObject(files, kept);
      if (made !== null) return made;
      const begun = making.get(kept);
      if (begun !== undefined) return begun;
      const work = make(key, width).finally(() => making.delete(kept));
      making.set(kept, work);
      return work;
    },
  };
}
