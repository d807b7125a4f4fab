import { light, shade } from './colour.ts';
import type { HairLayers } from './hair-women.ts';
import type { HeadShape } from './head.ts';
import type { Face } from './spec.ts';
import { clipped, d, dot, openCurve, path, stroke, type Point } from './svg.ts';

interface Cut {
  /** How far the hair stands above the skull at left, middle and right. */
  rise: readonly [number, number, number];
  /** The hairline from the left temple to the right, as offsets in cheek widths and heights. */
  line: readonly Point[];
  /** How far the sides stand out. */
  side: number;
}

const cuts: Record<string, Cut> = {
  'side-part': {
    rise: [17, 19, 16],
    line: [
      [-0.93, 206],
      [-0.86, 180],
      [-0.55, 172],
      [-0.35, 160],
      [0.1, 166],
      [0.55, 172],
      [0.86, 182],
      [0.93, 206],
    ],
    side: 6,
  },
  quiff: {
    rise: [23, 25, 23],
    line: [
      [-0.93, 206],
      [-0.84, 182],
      [-0.62, 168],
      [-0.2, 158],
      [0.25, 157],
      [0.64, 168],
      [0.85, 182],
      [0.93, 206],
    ],
    side: 4,
  },
  crop: {
    rise: [8, 11, 8],
    line: [
      [-0.94, 208],
      [-0.86, 184],
      [-0.68, 168],
      [-0.3, 163],
      [0.3, 163],
      [0.68, 168],
      [0.86, 184],
      [0.94, 208],
    ],
    side: 2.5,
  },
  receding: {
    rise: [9, 11, 9],
    line: [
      [-0.95, 210],
      [-0.9, 182],
      [-0.66, 146],
      [-0.24, 152],
      [0.2, 151],
      [0.66, 145],
      [0.9, 182],
      [0.95, 210],
    ],
    side: 4,
  },
  swept: {
    rise: [20, 25, 18],
    line: [
      [-0.94, 208],
      [-0.88, 180],
      [-0.62, 158],
      [-0.2, 151],
      [0.25, 151],
      [0.62, 158],
      [0.88, 180],
      [0.94, 208],
    ],
    side: 8,
  },
  'centre-part': {
    rise: [19, 17, 19],
    line: [
      [-0.96, 222],
      [-0.9, 196],
      [-0.64, 176],
      [-0.12, 152],
      [0.12, 152],
      [0.64, 176],
      [0.9, 196],
      [0.96, 222],
    ],
    side: 9,
  },
  fringe: {
    rise: [19, 23, 19],
    line: [
      [-0.95, 210],
      [-0.87, 192],
      [-0.6, 184],
      [-0.2, 178],
      [0.25, 182],
      [0.62, 178],
      [0.87, 190],
      [0.95, 210],
    ],
    side: 7,
  },
  curly: {
    rise: [18, 24, 18],
    line: [
      [-0.94, 208],
      [-0.86, 184],
      [-0.6, 170],
      [-0.2, 164],
      [0.2, 164],
      [0.6, 170],
      [0.86, 184],
      [0.94, 208],
    ],
    side: 6,
  },
};

/** Draws a man's hair; only the front layer and, for fuller cuts, something behind the ears. */
export function mensHair(face: Face, shape: HeadShape): HairLayers {
  const cut = cuts[face.hair] ?? (cuts.crop as Cut);
  const { cx, cheek: w, top } = shape;
  const flip = face.parting < 0 ? -1 : 1;
  const [left, middle, right] = cut.rise;
  const s = cut.side;
  // Sideburns end in front of the ears; the fade above them is drawn lighter.
  const outer = d`M${cx - w * 0.93} 246L${cx - w - 1} 236C${cx - w - s} 214 ${cx - w - s - 3} 176 ${cx - w * 0.86 - s} ${top + 26 - left * 0.5}C${cx - w * 0.66} ${top - left * 0.82} ${cx - w * 0.3} ${top - middle} ${cx} ${top - middle}C${cx + w * 0.3} ${top - middle} ${cx + w * 0.66} ${top - right * 0.82} ${cx + w * 0.86 + s} ${top + 26 - right * 0.5}C${cx + w + s + 3} 176 ${cx + w + s} 214 ${cx + w + 1} 236L${cx + w * 0.93} 246`;
  const line = [...cut.line].reverse().map(([x, y]): Point => [cx + x * w, y]);
  const first = line[0] as Point;
  const inner = openCurve(line).replace(/^M[^C]*/, d`L${first[0]} ${first[1]}`);
  const cap = `${outer}${inner}Z`;
  const content = [
    path(cap, 'fill="url(#hair)"'),
    face.grey > 0 ? path(cap, `fill="url(#greying)" opacity="${face.grey.toFixed(2)}"`) : '',
    face.hair === 'curly' ? curls(face, shape) : clipped('cap', cap, strands(face, shape, cut)),
  ].join('');
  const front = flip < 0 ? `<g transform="translate(480 0) scale(-1 1)">${content}</g>` : content;
  return { back: '', front, over: '' };
}

function strands(face: Face, shape: HeadShape, cut: Cut): string {
  const { cx, cheek: w, top } = shape;
  const sheen = light(face.hairColor, 0.28);
  const dark = shade(face.hairColor, 0.45);
  const lift = cut.rise[1];
  if (face.hair === 'crop' || face.hair === 'receding') {
    return stroke(
      d`M${cx - w * 0.6} ${top + 18}Q${cx - w * 0.2} ${top - 2} ${cx + w * 0.25} ${top + 2}`,
      sheen,
      3,
      'opacity="0.35"',
    );
  }
  if (face.hair === 'centre-part') {
    return [-1, 1]
      .map(
        (k) =>
          stroke(
            d`M${cx + k * 4} ${top + 6}C${cx + k * w * 0.5} ${top - 2} ${cx + k * w * 0.9} ${top + 30} ${cx + k * w * 0.96} 192`,
            sheen,
            2.8,
            'opacity="0.45"',
          ) +
          stroke(
            d`M${cx + k * 3} ${top + 16}C${cx + k * w * 0.4} ${top + 12} ${cx + k * w * 0.74} ${top + 34} ${cx + k * w * 0.88} 188`,
            dark,
            1.7,
            'opacity="0.5"',
          ),
      )
      .join('');
  }
  const from = cx - w * 0.36;
  return [
    stroke(
      d`M${from} 156C${from + 4} ${top - lift * 0.2} ${cx + w * 0.3} ${top - lift * 0.6} ${cx + w * 0.74} ${top + 18}`,
      sheen,
      3,
      'opacity="0.42"',
    ),
    stroke(
      d`M${from + 8} 160C${from + 16} ${top + 10} ${cx + w * 0.4} ${top - 2} ${cx + w * 0.82} ${top + 34}`,
      dark,
      1.8,
      'opacity="0.5"',
    ),
    stroke(
      d`M${from + 24} 161C${from + 34} ${top + 22} ${cx + w * 0.45} ${top + 16} ${cx + w * 0.82} ${top + 48}`,
      sheen,
      2,
      'opacity="0.3"',
    ),
    stroke(
      d`M${from - 3} 160C${from - 6} ${top + 10} ${from - 2} ${top - lift * 0.3} ${from + 6} ${top - lift * 0.6}`,
      dark,
      2,
      'opacity="0.6"',
    ),
    stroke(
      d`M${from - 8} 164C${cx - w * 0.66} ${top + 20} ${cx - w * 0.8} ${top + 40} ${cx - w * 0.9} ${top + 64}`,
      sheen,
      2,
      'opacity="0.3"',
    ),
  ].join('');
}

function curls(face: Face, shape: HeadShape): string {
  const { cx, cheek: w, top } = shape;
  const sheen = light(face.hairColor, 0.26);
  const rows: readonly (readonly [count: number, y: number, width: number, bow: number])[] = [
    [7, top + 6, 0.78, 22],
    [8, top + 26, 0.9, 14],
    [7, top + 40, 0.74, 6],
  ];
  return rows
    .flatMap(([count, y, width, bow]) =>
      Array.from({ length: count }, (_, i) => {
        const t = (i / (count - 1)) * 2 - 1;
        const x = cx + t * w * width;
        const cy = y + t * t * bow;
        return (
          dot(x, cy, 12.5, `fill="${face.hairColor}"`) +
          stroke(d`M${x - 6} ${cy + 2}A7 7 0 0 1 ${x + 5} ${cy - 4}`, sheen, 1.8, 'opacity="0.4"')
        );
      }),
    )
    .join('');
}
