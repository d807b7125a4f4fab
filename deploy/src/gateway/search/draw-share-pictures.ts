import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../browser/find-chromium.ts';
import { PICTURE_NAMES, sharePicture } from './share-pictures.ts';
import { SHARE_SIZE } from './share-scene.ts';

/**
 * Writes the pictures of previews as PNG into `pictures`, with the hashes of what they were drawn from. Run by hand after a
 * change of the drawings, files are committed: `npx tsx deploy/src/gateway/search/draw-share-pictures.ts`
 */
async function drawAll(folder: URL): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags()],
  });
  const page = await browser.newPage({ viewport: SHARE_SIZE });
  const drawnFrom: Record<string, string> = {};
  for (const name of PICTURE_NAMES) {
    const svg = sharePicture(name);
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    await writeFile(new URL(`${name}.png`, folder), await page.screenshot({ type: 'png' }));
    drawnFrom[name] = createHash('sha256').update(svg).digest('hex');
  }
  await browser.close();
  await writeFile(
    new URL('drawn-from.json', folder),
    `${JSON.stringify(drawnFrom, undefined, 2)}\n`,
  );
}

await drawAll(new URL('./pictures/', import.meta.url));
