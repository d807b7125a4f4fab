import type { Face } from './spec.ts';
import { clipped, closedCurve, d, dot, oval, path, stroke, type Point } from './svg.ts';

/** Where the parts of one head lie, in drawing units; the middle of the face is x = 240. */
export interface HeadShape {
  cx: number;
  top: number;
  chin: number;
  /** Half of the widest width, at the cheekbones. */
  cheek: number;
  jaw: number;
  eyeY: number;
  eyeDx: number;
  noseY: number;
  mouthY: number;
  /** The outline of the face. */
  outline: string;
}

/** Measures a head from the traits of a face. */
export function headShape(face: Face): HeadShape {
  const man = face.gender === 'male';
  const cx = 240;
  const cheek = (man ? 71 : 67) + 3.5 * face.width;
  const jaw = (man ? 61.5 : 51) + 3 * face.width + 4.5 * face.jaw;
  const chin = (man ? 326 : 321) + 6 * face.length;
  const top = 128;
  const chinHalf = (man ? 27 : 18) + 4 * face.jaw;
  const right: Point[] = [
    [0, top],
    [cheek * 0.64, top + 11],
    [cheek * 0.95, top + 48],
    [cheek, 222],
    [cheek * 0.965, 252],
    [jaw, chin - 36],
    [chinHalf + (jaw - chinHalf) * 0.28, chin - 7],
    [0, chin],
  ];
  const left = right.slice(1, -1).reverse();
  const points = [
    ...right.map(([x, y]): Point => [cx + x, y]),
    ...left.map(([x, y]): Point => [cx - x, y]),
  ];
  return {
    cx,
    top,
    chin,
    cheek,
    jaw,
    eyeY: 226,
    eyeDx: (man ? 33.5 : 32.5) + 2 * face.eyeGap,
    noseY: 265 + 3 * face.noseLength,
    mouthY: 288 + 4 * face.length + 1.5 * face.noseLength,
    outline: closedCurve(points),
  };
}

/** Skin of the head: ears, face with its side in shadow, warmth on the cheeks. */
export function drawHead(face: Face, shape: HeadShape, turn: number): string {
  const { skin } = face;
  const { cx, outline, eyeY } = shape;
  const shadowShift = face.gender === 'male' ? -11 : -9;
  return [
    ear(face, shape, -1),
    ear(face, shape, 1),
    path(outline, `fill="${skin.shade}"`),
    clipped(
      'face',
      outline,
      [
        path(outline, `fill="${skin.base}" transform="translate(${shadowShift} -5)"`),
        oval(cx - 14, 176, 46, 26, `fill="${skin.glow}" opacity="0.5" filter="url(#soft)"`),
        cheekColour(shape, skin.blush, turn, face.gender === 'female' ? 0.38 : 0.2),
        [-1, 1]
          .map((side) =>
            oval(
              cx + side * shape.eyeDx + turn,
              eyeY - 5,
              23,
              15,
              `fill="${skin.shade}" opacity="${face.gender === 'male' ? 0.75 : 0.45}" filter="url(#soft)"`,
            ),
          )
          .join(''),
      ].join(''),
    ),
  ].join('');
}

function cheekColour(shape: HeadShape, color: string, turn: number, strength: number): string {
  const y = shape.eyeY + 34;
  return [-1, 1]
    .map((side) =>
      oval(
        shape.cx + side * shape.cheek * 0.6 + turn,
        y,
        21,
        14,
        `fill="${color}" opacity="${strength}" filter="url(#soft)"`,
      ),
    )
    .join('');
}

function ear(face: Face, shape: HeadShape, side: -1 | 1): string {
  const x = shape.cx + side * (shape.cheek + 1);
  const y = 236;
  const tone = side > 0 ? face.skin.shade : face.skin.base;
  const outer = d`M${x - side * 6} ${y - 24}C${x + side * 13} ${y - 34} ${x + side * 17} ${y - 6} ${x + side * 9} ${y + 10}C${x + side * 6} ${y + 20} ${x - side * 2} ${y + 25} ${x - side * 7} ${y + 18}Z`;
  const inner = d`M${x + side * 1} ${y - 16}C${x + side * 10} ${y - 20} ${x + side * 11} ${y - 4} ${x + side * 4} ${y + 6}`;
  return path(outer, `fill="${tone}"`) + stroke(inner, face.skin.deep, 1.8, 'opacity="0.5"');
}

/** Faint lines of the older: under the eyes, beside the mouth, on the forehead. */
export function drawYears(face: Face, shape: HeadShape): string {
  if (face.years <= 0.15) return '';
  const { cx, eyeY, eyeDx, mouthY } = shape;
  const o = `opacity="${(0.28 * face.years).toFixed(2)}"`;
  const lines = [-1, 1].map((s) =>
    [
      stroke(
        d`M${cx + s * (eyeDx - 11)} ${eyeY + 14}Q${cx + s * eyeDx} ${eyeY + 19} ${cx + s * (eyeDx + 12)} ${eyeY + 13}`,
        face.skin.deep,
        1.6,
        o,
      ),
      stroke(
        d`M${cx + s * 17} ${mouthY - 18}Q${cx + s * 30} ${mouthY - 10} ${cx + s * 33} ${mouthY + 4}`,
        face.skin.deep,
        1.8,
        o,
      ),
    ].join(''),
  );
  return lines.join('');
}

/** A beauty spot, for those who have one. */
export function drawMole(face: Face, shape: HeadShape): string {
  return face.mole
    ? dot(shape.cx + 27, shape.mouthY - 13, 1.9, `fill="${face.skin.deep}" opacity="0.85"`)
    : '';
}
