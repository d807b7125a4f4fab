import { light, shade } from './colour.ts';
import { flowerRow } from './flowers.ts';
import type { HeadShape } from './head.ts';
import type { Face, Look } from './spec.ts';
import { arcPoints, clipped, closedCurve, d, dot, path, stroke, type Point } from './svg.ts';

/** Hair that falls behind the shoulders, as wide as given at ear, chin and end. */
export function fall(
  face: Face,
  [ear, chin, end]: [number, number, number],
  bottom: number,
): string {
  const cx = 240;
  const dark = shade(face.hairColor, 0.3);
  const outline = closedCurve([
    [cx, 101],
    [cx + ear * 0.52, 110],
    [cx + ear * 0.88, 142],
    [cx + ear, 210],
    [cx + chin, 310],
    [cx + end, bottom - 26],
    [cx + end * 0.7, bottom],
    [cx, bottom - 6],
    [cx - end * 0.7, bottom],
    [cx - end, bottom - 26],
    [cx - chin, 310],
    [cx - ear, 210],
    [cx - ear * 0.88, 142],
    [cx - ear * 0.52, 110],
  ]);
  return path(outline, `fill="${dark}"`);
}

/** Open hair that lies in front of one shoulder: broad above, gathered to a soft end. */
export function lock(
  face: Face,
  shape: HeadShape,
  side: -1 | 1,
  end: number,
  sway: number,
): string {
  const x = shape.cx + side * shape.cheek;
  const out = (v: number): number => x + side * v;
  const outline = d`M${out(13)} 216C${out(22)} 270 ${out(18)} 318 ${out(32 + sway)} 366C${out(46)} 412 ${out(38 - sway)} ${end - 46} ${out(14)} ${end}C${out(12)} ${end - 16} ${out(2)} ${end - 22} ${out(-4)} ${end - 16}C${out(-2)} ${end - 60} ${out(-20 + sway)} ${end - 96} ${out(-16)} 378C${out(-12)} 344 ${out(1)} 312 ${out(1)} 262Z`;
  const sheen = light(face.hairColor, 0.24);
  const dark = shade(face.hairColor, 0.4);
  return (
    path(outline, `fill="${face.hairColor}"`) +
    clipped(
      side < 0 ? 'lockL' : 'lockR',
      outline,
      [
        stroke(
          d`M${out(8)} 240C${out(14)} 320 ${out(18 + sway)} 380 ${out(16)} ${end - 14}`,
          sheen,
          3,
          'opacity="0.4"',
        ),
        stroke(
          d`M${out(14)} 240C${out(22)} 320 ${out(32 + sway)} 390 ${out(22)} ${end - 20}`,
          dark,
          2,
          'opacity="0.6"',
        ),
        stroke(
          d`M${out(4)} 280C${out(2)} 330 ${out(-4 + sway)} 390 ${out(6)} ${end - 20}`,
          dark,
          2,
          'opacity="0.55"',
        ),
        stroke(
          d`M${out(4)} 290C${out(-4)} 340 ${out(-10 + sway)} 390 ${out(0)} ${end - 30}`,
          sheen,
          2,
          'opacity="0.3"',
        ),
      ].join(''),
    )
  );
}

/** A braid brought forward over one shoulder. */
export function braid(face: Face, shape: HeadShape, look: Look): string {
  const sheen = light(face.hairColor, 0.3);
  const dark = shade(face.hairColor, 0.45);
  const parts: string[] = [];
  for (let i = 8; i >= 0; i--) {
    const t = i / 8;
    const x = shape.cx + 62 + 20 * Math.sin(t * 1.5);
    const y = 342 + i * 21;
    const r = 17 - 6 * t;
    const s = i % 2 === 0 ? 1 : -1;
    const knot = d`M${x - s * r} ${y - 13}C${x + s * r} ${y - 16} ${x + s * r * 1.25} ${y + 6} ${x - s * 2} ${y + 21}C${x - s * r * 1.1} ${y + 12} ${x - s * r * 1.3} ${y} ${x - s * r} ${y - 13}Z`;
    parts.push(
      path(knot, `fill="${face.hairColor}" stroke="${dark}" stroke-width="1.2"`),
      stroke(
        d`M${x - s * r * 0.5} ${y - 7}Q${x + s * r * 0.7} ${y - 4} ${x + s * 1} ${y + 12}`,
        sheen,
        1.8,
        'opacity="0.5"',
      ),
    );
  }
  const tail = shape.cx + 62 + 20 * Math.sin(1.5);
  parts.unshift(
    path(
      d`M${tail - 9} 524C${tail - 12} 550 ${tail - 4} 566 ${tail + 2} 578C${tail + 8} 562 ${tail + 12} 548 ${tail + 9} 524Z`,
      `fill="${face.hairColor}"`,
    ),
  );
  parts.push(path(d`M${tail - 10} 518h20v9h-20Z`, `fill="${look.trim}"`));
  if (look.gajra)
    parts.push(
      flowerRow(
        [
          [shape.cx + 46, 346],
          [shape.cx + 57, 354],
          [shape.cx + 69, 357],
          [shape.cx + 81, 352],
        ],
        8.5,
      ),
    );
  return parts.join('');
}

/** The mass of curly hair behind the head. */
export function curls(face: Face, shape: HeadShape): string {
  const dark = shade(face.hairColor, 0.3);
  const { cx, cheek } = shape;
  const ring = arcPoints(cx, 222, cheek + 24, 116, 142, 398, 23);
  const mass = d`M${cx - cheek - 16} 338C${cx - cheek - 44} 200 ${cx - 66} 98 ${cx} 100C${cx + 66} 98 ${cx + cheek + 44} 200 ${cx + cheek + 16} 338C${cx + 50} 376 ${cx - 50} 376 ${cx - cheek - 16} 338Z`;
  const ends = [-1, 1].flatMap((s) =>
    [306, 328, 346, 358].map((y, i): Point => [cx + s * (cheek + 24 - i * 12), y]),
  );
  return (
    path(mass, `fill="${dark}"`) +
    [...ring, ...ends].map(([x, y], i) => dot(x, y, 19 + (i % 3) * 2.5, `fill="${dark}"`)).join('')
  );
}

/** Single curls along the edge of curly hair, outside the face. */
export function curlEdge(face: Face, shape: HeadShape): string {
  const { cx, cheek } = shape;
  const sheen = light(face.hairColor, 0.26);
  const crown = arcPoints(cx, 214, cheek + 14, 98, 172, 368, 19);
  const inner = arcPoints(cx, 206, cheek - 6, 72, 205, 335, 9);
  const sides = [-1, 1].flatMap((s) =>
    [226, 248, 270, 292, 312, 330].map((y, i): Point => [cx + s * (cheek + 15 + (i % 2) * 5), y]),
  );
  return [...crown, ...inner, ...sides]
    .map(([x, y], i) => {
      const r = 12 + (i % 3) * 1.6;
      const arc = d`M${x - r * 0.6} ${y + 2}A${r * 0.66} ${r * 0.66} 0 0 1 ${x + r * 0.5} ${y - r * 0.45}`;
      return dot(x, y, r, `fill="${face.hairColor}"`) + stroke(arc, sheen, 2.1, 'opacity="0.5"');
    })
    .join('');
}
