import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPool } from './pool.ts';

/** Widths in pixels of the two files of each drawing, with their WebP quality. */
const sizes = [
  { width: 480, quality: 54 },
  { width: 960, quality: 31 },
] as const;

/**
 * Writes the pool as WebP files, the silhouettes beside the other pictures of the site. Run by hand after a change of the drawings, files are committed:
 * `npx tsx api/demo/portraits/rasterise.ts`
 */
async function rasterisePool(portraits: URL, silhouettes: URL): Promise<number> {
  for (const folder of [portraits, silhouettes]) {
    await mkdir(folder, { recursive: true });
    for (const old of await readdir(folder)) await rm(new URL(old, folder));
  }
  let bytes = 0;
  for (const { key, svg } of drawPool()) {
    const folder = key.startsWith('silhouette') ? silhouettes : portraits;
    const drawn = await sharp(Buffer.from(svg))
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const { width, quality } of sizes) {
      const file = await sharp(drawn)
        .resize(width, width * 1.25)
        .webp({ quality, effort: 6 })
        .toBuffer();
      bytes += file.length;
      await writeFile(new URL(`${key}-${width}.webp`, folder), file);
    }
  }
  return bytes;
}

const bytes = await rasterisePool(
  new URL('./pool/', import.meta.url),
  new URL('../../pictures/silhouettes/', import.meta.url),
);
process.stdout.write(`Portrait pool written: ${(bytes / 1e6).toFixed(2)} MB\n`);
