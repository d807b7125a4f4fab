import { greyHair, light, shade } from './colour.ts';
import { flowerRow } from './flowers.ts';
import { braid, curlEdge, curls, fall, lock } from './hair-falls.ts';
import type { HeadShape } from './head.ts';
import type { Face, Look } from './spec.ts';
import { arcPoints, clipped, d, openCurve, oval, path, stroke } from './svg.ts';

/** Hair in its three places: behind everything, over the forehead, and in front of the clothes. */
export interface HairLayers {
  back: string;
  front: string;
  over: string;
}

/** Draws a woman's hair. */
export function womensHair(face: Face, shape: HeadShape, look: Look): HairLayers {
  const front = openHair(face) ? openCap(face, shape) : tiedCap(face, shape);
  const tone = face.hairColor;
  const dark = shade(tone, 0.35);
  const { cx, cheek } = shape;
  const sheen = light(tone, 0.28);
  switch (face.hair) {
    case 'bun':
      return {
        back:
          oval(cx + 4, 99, 42, 34, `fill="${dark}"`) +
          oval(cx + 2, 95, 38, 29, `fill="${tone}"`) +
          stroke(
            d`M${cx - 26} 84Q${cx} 62 ${cx + 32} 82M${cx - 18} 98Q${cx + 4} 76 ${cx + 38} 96`,
            sheen,
            2,
            'opacity="0.5"',
          ) +
          (look.gajra ? flowerRow(arcPoints(cx + 3, 112, 50, 30, 190, 350, 13), 8.4) : ''),
        front,
        over: '',
      };
    case 'low-bun':
      return {
        back:
          oval(cx + 58, 306, 40, 37, `fill="${dark}"`) +
          oval(cx + 56, 303, 36, 33, `fill="${tone}"`) +
          stroke(d`M${cx + 66} 280Q${cx + 94} 296 ${cx + 78} 328`, sheen, 2, 'opacity="0.5"') +
          (look.gajra ? flowerRow(arcPoints(cx + 58, 306, 42, 40, -70, 95, 12), 8.2) : ''),
        front,
        over: '',
      };
    case 'braid':
      return {
        back: path(
          d`M${cx + 10} 250C${cx + 90} 250 ${cx + 92} 330 ${cx + 70} 380L${cx + 20} 380Z`,
          `fill="${dark}"`,
        ),
        front,
        over: braid(face, shape, look),
      };
    case 'ponytail':
      return {
        back: path(
          d`M${cx + 20} 108C${cx + 96} 92 ${cx + 128} 160 ${cx + 116} 250C${cx + 110} 320 ${cx + 122} 370 ${cx + 96} 420C${cx + 92} 350 ${cx + 60} 300 ${cx + 60} 220Z`,
          `fill="${dark}"`,
        ),
        front,
        over: '',
      };
    case 'bob':
      return { back: fall(face, [cheek + 16, cheek + 24, cheek + 22], 338), front, over: '' };
    case 'curly':
      return { back: curls(face, shape), front: front + curlEdge(face, shape), over: '' };
    case 'wavy':
      return {
        back: fall(face, [cheek + 16, cheek + 26, cheek + 36], 418),
        front,
        over: lock(face, shape, -1, 415, 10) + lock(face, shape, 1, 400, -8),
      };
    default:
      return {
        back: fall(face, [cheek + 14, cheek + 24, cheek + 36], 500),
        front,
        over: lock(face, shape, face.parting > 0 ? -1 : 1, 512, 0),
      };
  }
}

/** Styles that fall over the ears. */
export function openHair(face: Face): boolean {
  return ['long', 'bob', 'wavy', 'curly'].includes(face.hair);
}

/** Hair combed back over the ears' tops: the cap of every tied style. */
function tiedCap(face: Face, shape: HeadShape): string {
  const { cx, cheek: w } = shape;
  const part = cx + face.parting * 26;
  const root = 165;
  const crown = cx + face.parting * 4;
  const cap = d`M${cx - w - 2} 236C${cx - w - 12} 206 ${cx - w - 11} 166 ${cx - w * 0.82} 138C${cx - w * 0.6} 115 ${cx - w * 0.3} 107 ${crown} 107C${cx + w * 0.3} 107 ${cx + w * 0.6} 115 ${cx + w * 0.82} 138C${cx + w + 11} 166 ${cx + w + 12} 206 ${cx + w + 2} 236C${cx + w - 3} 216 ${cx + w * 0.9} 192 ${cx + w * 0.6} 183C${part + (cx + w * 0.6 - part) * 0.5} 174 ${part + 8} 170 ${part} ${root}C${part - 8} 170 ${part - (part - cx + w * 0.6) * 0.5} 174 ${cx - w * 0.6} 183C${cx - w * 0.9} 192 ${cx - w + 3} 216 ${cx - w - 2} 236Z`;
  return cap1(face, cap) + strands(face, shape, part, 222) + parting(face, part, root);
}

/** Hair that falls beside the cheeks: the cap of every open style. */
function openCap(face: Face, shape: HeadShape): string {
  const { cx, cheek: w } = shape;
  const part = cx + face.parting * 28;
  const root = 164;
  const bob = face.hair === 'bob';
  const end = bob ? 330 : 348;
  const tip = bob ? 4 : 12;
  const crown = cx + face.parting * 6;
  const cap = d`M${cx - w - tip} ${end}C${cx - w - 20} 300 ${cx - w - 16} 268 ${cx - w - 15} 232C${cx - w - 17} 178 ${cx - w - 2} 146 ${cx - w * 0.8} 130C${cx - w * 0.56} 108 ${cx - w * 0.28} 101 ${crown} 101C${cx + w * 0.28} 101 ${cx + w * 0.56} 108 ${cx + w * 0.8} 130C${cx + w + 2} 146 ${cx + w + 17} 178 ${cx + w + 15} 232C${cx + w + 16} 268 ${cx + w + 20} 300 ${cx + w + tip} ${end}C${cx + w - 14} ${end - 22} ${cx + w - 2} 268 ${cx + w * 0.93} 232C${cx + w * 0.82} 198 ${part + 30} 186 ${part} ${root}C${part - 30} 186 ${cx - w * 0.82} 198 ${cx - w * 0.93} 232C${cx - w + 2} 268 ${cx - w + 14} ${end - 22} ${cx - w - tip} ${end}Z`;
  return cap1(face, cap) + strands(face, shape, part, 300) + parting(face, part, root);
}

function cap1(face: Face, cap: string): string {
  return path(cap, 'fill="url(#hair)"') + greyTemples(face, cap);
}

function greyTemples(face: Face, cap: string): string {
  if (face.grey === 0) return '';
  const lines = [-1, 1].flatMap((s) =>
    [0, 4, 9, 15].map((k) =>
      stroke(
        d`M${240 + s * (6 + k * 2.4)} ${150 - k * 0.6}C${240 + s * (34 + k)} ${146 - k} ${240 + s * (60 + k * 0.5)} ${170 - k} ${240 + s * (68 + k * 0.3)} 232`,
        greyHair,
        1.8,
        `opacity="${(face.grey * 0.34).toFixed(2)}"`,
      ),
    ),
  );
  return clipped('grey', cap, lines.join(''));
}

function parting(face: Face, x: number, root: number): string {
  return stroke(
    d`M${x} ${root + 1}Q${x - face.parting * 2} 134 ${x - face.parting * 6} 112`,
    face.skin.shade,
    2.2,
    'opacity="0.75"',
  );
}

function strands(face: Face, shape: HeadShape, part: number, end: number): string {
  const { cx, cheek: w } = shape;
  const sheen = light(face.hairColor, 0.26);
  const dark = shade(face.hairColor, 0.4);
  return [-1, 1]
    .flatMap((s) => [
      stroke(
        openCurve([
          [part + s * 6, 126],
          [cx + s * w * 0.62, 142],
          [cx + s * (w - 1), 186],
          [cx + s * (w + 4), end],
        ]),
        sheen,
        3.2,
        'opacity="0.5"',
      ),
      stroke(
        openCurve([
          [part + s * 5, 138],
          [cx + s * w * 0.52, 154],
          [cx + s * (w * 0.88), 186],
          [cx + s * (w + 1), end - 12],
        ]),
        dark,
        1.8,
        'opacity="0.55"',
      ),
      stroke(
        openCurve([
          [part + s * 4, 118],
          [cx + s * w * 0.7, 130],
          [cx + s * (w + 5), 182],
          [cx + s * (w + 8), end - 8],
        ]),
        dark,
        1.6,
        'opacity="0.45"',
      ),
    ])
    .join('');
}
