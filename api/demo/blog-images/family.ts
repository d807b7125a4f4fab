import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { path } from '../portraits/svg.ts';
import { toran } from './props.ts';
import { actors, scene } from './stage.ts';

const arch = (x: number, width: number, top: number, fill: string): string =>
  path(
    `M${x} 540V${top + 110}C${x} ${top + 40} ${x + width / 4} ${top + 20} ${x + width / 2} ${top}C${x + width * 0.75} ${top + 20} ${x + width} ${top + 40} ${x + width} ${top + 110}V540Z`,
    `fill="${fill}"`,
  );

/** A bride and a groom between a father and a mother, under a toran: what a visitor sees first. */
export function drawFamily(): string {
  return scene(
    '#f3dcb4',
    arch(36, 250, 78, '#f9ecd2') +
      arch(315, 330, 58, '#fbe3c0') +
      arch(674, 250, 78, '#f9ecd2') +
      actors([
        {
          gender: 'male',
          face: 20,
          variant: 0,
          at: [-2, 96, 0.6],
          aged: { grey: 1, years: 1, glasses: 'square' },
          look: { headwear: 'topi' },
        },
        {
          gender: 'female',
          face: 25,
          variant: 0,
          at: [674, 104, 0.6],
          aged: { grey: 0.8, years: 1, hair: 'bun' },
          look: { outfit: 'saree', nath: false },
        },
        {
          gender: 'male',
          face: 16,
          variant: 1,
          at: [424, 92, 0.66],
          aged: { grey: 0, years: 0.1, glasses: 'none' },
          look: {
            headwear: 'pheta',
            outfit: 'sherwani',
            cloth: '#efe3cb',
            second: '#9c1c3b',
            turn: -4,
            tilt: -2,
          },
        },
        {
          gender: 'female',
          face: 12,
          variant: 1,
          at: [230, 104, 0.66],
          aged: { grey: 0, years: 0, glasses: 'none', hair: 'low-bun' },
          look: {
            outfit: 'saree',
            nath: true,
            gajra: true,
            bindi: 'crescent',
            necklace: 'thushi',
            earrings: 'jhumka',
            cloth: '#9c1c3b',
            second: '#2f6b3c',
            turn: 4,
            tilt: 2,
          },
        },
      ]) +
      toran(),
  ).replace(
    'viewBox="0 0 960 540" width="1920" height="1080"',
    'viewBox="0 0 960 420" width="1920" height="840"',
  );
}

/** Written by hand after a change of the drawing, the file is committed: `npx tsx api/demo/blog-images/family.ts <file>`. */
const [, script, file] = process.argv;
if (script === fileURLToPath(import.meta.url) && file !== undefined) {
  await sharp(Buffer.from(drawFamily()))
    .removeAlpha()
    .resize(720)
    .webp({ quality: 50, effort: 6 })
    .toFile(file);
}
