import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { scenes } from './scenes.ts';

/**
 * Writes the drawing of each post as `<key>-480.webp`, `<key>-960.webp` and, for previews of links, `<key>-1200.jpg`
 * into `api/pictures/scenes`. Run by hand after a change of the drawings, files are committed: `npx tsx api/demo/blog-images/rasterise.ts`
 */
async function rasteriseScenes(folder: URL): Promise<number> {
  let bytes = 0;
  for (const [key, draw] of Object.entries(scenes)) {
    const drawn = await sharp(Buffer.from(draw()))
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const width of [480, 960]) {
      const file = await sharp(drawn)
        .resize(width, (width * 9) / 16)
        .webp({ quality: 70, effort: 6 })
        .toBuffer();
      bytes += file.length;
      await writeFile(new URL(`${key}-${width}.webp`, folder), file);
    }
    const shared = await sharp(drawn)
      .resize(1200, 630, { fit: 'cover' })
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer();
    bytes += shared.length;
    await writeFile(new URL(`${key}-1200.jpg`, folder), shared);
  }
  return bytes;
}

const bytes = await rasteriseScenes(new URL('../../pictures/scenes/', import.meta.url));
process.stdout.write(`Scenes written: ${(bytes / 1e3).toFixed(0)} kB\n`);
