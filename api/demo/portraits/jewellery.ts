import type { HeadShape } from './head.ts';
import type { Look } from './spec.ts';
import { d, dot, oval, path, stroke, type Point } from './svg.ts';

const gold = '#d9a53a';
const goldDark = '#9a6a1c';

/** Earrings and, on the face, bindi and nath; moves with the head. */
export function drawHeadJewels(
  look: Look,
  shape: HeadShape,
  hairOverEars: boolean,
): { ears: string; behindHair: string; face: string } {
  const { cx, cheek, noseY } = shape;
  const ears = [-1, 1]
    .map((s) =>
      earring(
        look.earrings,
        cx + s * (cheek + (hairOverEars ? -1 : 4.5)),
        hairOverEars ? 262 : 258,
      ),
    )
    .join('');
  const y = 194;
  const bindi =
    look.bindi === 'dot'
      ? dot(cx + look.turn, y + 4, 4.4, 'fill="#9c1c3b"')
      : look.bindi === 'crescent'
        ? stroke(
            d`M${cx + look.turn - 5.5} ${y}A6 6.5 0 0 0 ${cx + look.turn + 5.5} ${y}`,
            '#9c1c3b',
            2.6,
          ) + dot(cx + look.turn, y - 1.5, 1.7, 'fill="#9c1c3b"')
        : '';
  return {
    ears: hairOverEars ? '' : ears,
    behindHair: hairOverEars ? ears : '',
    face: bindi + (look.nath ? nath(cx + look.turn - 12, noseY + 1) : ''),
  };
}

/** The Maharashtrian nose ornament: pearls in a curve, a red stone, a green one. */
function nath(x: number, y: number): string {
  const pearls: Point[] = [
    [-2, 0],
    [-6.5, 2.5],
    [-9.5, 6.5],
    [-9, 11.5],
    [-5, 14],
    [-0.5, 12.5],
  ];
  return (
    stroke(d`M${x - 1} ${y - 2}C${x - 16} ${y + 1} ${x - 13} ${y + 18} ${x} ${y + 12}`, gold, 1.6) +
    pearls
      .map(([px, py]) =>
        dot(x + px, y + py, 2.6, 'fill="#fffaf0" stroke="#c9a877" stroke-width="0.6"'),
      )
      .join('') +
    dot(x - 5.5, y + 8, 2.5, 'fill="#c2183f"') +
    dot(x - 1.5, y + 6, 1.8, 'fill="#1f8a55"')
  );
}

function earring(kind: Look['earrings'], x: number, y: number): string {
  const stud = dot(x, y, 3.6, `fill="${gold}" stroke="${goldDark}" stroke-width="0.8"`);
  switch (kind) {
    case 'stud':
      return stud;
    case 'pearl':
      return (
        stud +
        dot(x, y + 9, 5.2, 'fill="#fffaf2" stroke="#cbb79a" stroke-width="0.8"') +
        dot(x - 1.6, y + 7.4, 1.5, 'fill="#ffffff"')
      );
    case 'hoop':
      return `<circle cx="${x.toFixed(1)}" cy="${(y + 11).toFixed(1)}" r="10" fill="none" stroke="${gold}" stroke-width="2.6"/>`;
    case 'jhumka':
      return (
        stud +
        stroke(d`M${x} ${y + 3}V${y + 9}`, gold, 1.8) +
        path(
          d`M${x - 9} ${y + 21}C${x - 9} ${y + 11} ${x - 4} ${y + 8} ${x} ${y + 8}C${x + 4} ${y + 8} ${x + 9} ${y + 11} ${x + 9} ${y + 21}Z`,
          `fill="${gold}" stroke="${goldDark}" stroke-width="0.9"`,
        ) +
        stroke(d`M${x - 8} ${y + 17}H${x + 8}`, goldDark, 1, 'opacity="0.7"') +
        [-7, -2.4, 2.4, 7]
          .map((k) => dot(x + k, y + 24, 2, 'fill="#fffaf0" stroke="#b98a3a" stroke-width="0.5"'))
          .join('')
      );
    default:
      return '';
  }
}

/** What is worn round the neck; lies on skin and clothes. */
export function drawNecklace(look: Look): string {
  switch (look.necklace) {
    case 'chain':
      return (
        stroke('M206 372C212 408 228 424 240 428C252 424 268 408 274 372', gold, 1.8) +
        path(
          'M240 426C245 431 245 438 240 441C235 438 235 431 240 426Z',
          `fill="${gold}" stroke="${goldDark}" stroke-width="0.8"`,
        )
      );
    case 'pearls':
      return beads([207, 366], [240, 418], [273, 366], 19, 3.7, '#fffaf2', '#cdb898');
    case 'thushi':
      return (
        beads([209, 352], [240, 396], [271, 352], 17, 4, gold, goldDark) +
        beads([207, 360], [240, 406], [273, 360], 17, 4.2, gold, goldDark) +
        oval(240, 411, 6, 7, 'fill="#b01e40" stroke="#d9a53a" stroke-width="2"')
      );
    case 'long':
      return (
        beads([209, 356], [240, 400], [271, 356], 16, 3.8, gold, goldDark) +
        beads([197, 376], [240, 500], [283, 376], 30, 3.3, gold, goldDark) +
        oval(240, 502, 11, 12, `fill="${gold}" stroke="${goldDark}" stroke-width="1.2"`) +
        oval(240, 502, 5, 6, 'fill="#b01e40"') +
        [-8, 0, 8]
          .map((k) => dot(240 + k, 517 - Math.abs(k) * 0.35, 2.4, 'fill="#fffaf0"'))
          .join('')
      );
    default:
      return '';
  }
}

function beads(
  from: Point,
  low: Point,
  to: Point,
  count: number,
  r: number,
  fill: string,
  line: string,
): string {
  // A quadratic curve whose middle passes through `low`.
  const control: Point = [low[0], low[1] * 2 - (from[1] + to[1]) / 2];
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const at = (axis: 0 | 1): number =>
      (1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * control[axis] + t * t * to[axis];
    return dot(at(0), at(1), r, `fill="${fill}" stroke="${line}" stroke-width="0.8"`);
  }).join('');
}
