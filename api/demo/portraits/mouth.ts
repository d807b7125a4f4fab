import { mix } from './colour.ts';
import type { HeadShape } from './head.ts';
import type { Face } from './spec.ts';
import { d, oval, path, stroke } from './svg.ts';

/** The nose: a shadow beside the bridge, wings, a light on the tip. */
export function drawNose(face: Face, shape: HeadShape): string {
  const { cx: x, noseY: y, eyeY } = shape;
  const man = face.gender === 'male';
  const wing = (man ? 14 : 11) + 1.6 * face.noseWidth;
  const { deep, shade: shadow, glow } = face.skin;
  return [
    path(
      d`M${x + 8} ${eyeY - 12}C${x + 4} ${eyeY + 8} ${x + 7} ${y - 20} ${x + wing} ${y - 5}C${x + wing + 1} ${y + 1} ${x + 6} ${y + 4} ${x + 1} ${y + 4}C${x + 7} ${y - 4} ${x + 3} ${y - 22} ${x + 3} ${eyeY}Z`,
      `fill="${shadow}" opacity="${man ? 0.9 : 0.75}"`,
    ),
    oval(x - 1.5, y - 6, 3.6, 4.4, `fill="${glow}" opacity="0.75"`),
    oval(x - 1.2, y - 26, 2, 13, `fill="${glow}" opacity="0.55"`),
    stroke(
      d`M${x - wing} ${y - 7}C${x - wing - 3} ${y - 1} ${x - wing + 1} ${y + 3} ${x - wing + 5} ${y + 0.5}`,
      deep,
      1.8,
      'opacity="0.65"',
    ),
    stroke(
      d`M${x + wing} ${y - 7}C${x + wing + 3} ${y - 1} ${x + wing - 1} ${y + 3} ${x + wing - 5} ${y + 0.5}`,
      deep,
      1.8,
      'opacity="0.8"',
    ),
    stroke(
      d`M${x - 6.5} ${y + 1.5}Q${x} ${y + 6} ${x + 6.5} ${y + 1.5}`,
      deep,
      1.8,
      'opacity="0.75"',
    ),
  ].join('');
}

/** Lips in a gentle smile, closed or with a line of teeth. */
export function drawMouth(face: Face, shape: HeadShape): string {
  const { cx: x, mouthY: y } = shape;
  const man = face.gender === 'male';
  const w = (man ? 24 : 22.5) + 2 * face.mouthWidth + (face.teeth ? 3 : 0);
  const corner = y - 2.2 - 3 * face.smile;
  const top = (man ? 5 : 6.8) + 1.3 * face.lips;
  const bottom = (man ? 8 : 9.6) + 1.5 * face.lips;
  const color = man ? mix(face.skin.lip, face.skin.shade, 0.55) : face.skin.lip;
  const dark = mix(color, '#3a0f14', 0.55);
  const gap = face.teeth ? 7 : 0;
  const seam = y + 2.4;
  const upper = d`M${x - w} ${corner}C${x - w * 0.62} ${y - top * 0.5} ${x - 8} ${y - top * 1.25} ${x - 4} ${y - top}Q${x} ${y - top * 0.66} ${x + 4} ${y - top}C${x + 8} ${y - top * 1.25} ${x + w * 0.62} ${y - top * 0.5} ${x + w} ${corner}`;
  const seamBack = d`C${x + w * 0.55} ${seam} ${x + 8} ${seam - 0.6} ${x} ${seam}C${x - 8} ${seam - 0.6} ${x - w * 0.55} ${seam} ${x - w} ${corner}`;
  const lowerSeam = d`M${x - w + 1} ${corner}C${x - w * 0.6} ${seam + gap * 1.1} ${x - 8} ${seam + gap * 1.25} ${x} ${seam + gap * 1.25}C${x + 8} ${seam + gap * 1.25} ${x + w * 0.6} ${seam + gap * 1.1} ${x + w - 1} ${corner}`;
  const lowerEdge = d`C${x + w * 0.62} ${y + bottom * 0.8 + gap} ${x + 11} ${y + bottom + 2.4 + gap} ${x} ${y + bottom + 2.4 + gap}C${x - 11} ${y + bottom + 2.4 + gap} ${x - w * 0.62} ${y + bottom * 0.8 + gap} ${x - w + 1} ${corner}Z`;
  return [
    oval(
      x,
      y + bottom + gap + 8,
      13,
      3.4,
      `fill="${face.skin.shade}" opacity="0.7" filter="url(#fine)"`,
    ),
    face.teeth
      ? path(
          d`M${x - w} ${corner}C${x - w * 0.5} ${seam - 1} ${x + w * 0.5} ${seam - 1} ${x + w} ${corner}C${x + w * 0.6} ${seam + gap * 1.2} ${x + 8} ${seam + gap * 1.35} ${x} ${seam + gap * 1.35}C${x - 8} ${seam + gap * 1.35} ${x - w * 0.6} ${seam + gap * 1.2} ${x - w} ${corner}Z`,
          'fill="#fdf7f0"',
        )
      : '',
    path(lowerSeam + lowerEdge, `fill="${mix(color, '#ffd9c8', man ? 0.08 : 0.14)}"`),
    path(upper + seamBack, `fill="${color}"`),
    face.teeth
      ? stroke(d`M${x - w} ${corner}${seamCurve(x, w, corner, seam)}`, dark, 1.4, 'opacity="0.7"')
      : stroke(
          d`M${x - w - 1.5} ${corner - 1}${seamCurve(x, w, corner, seam)}L${x + w + 1.5} ${corner - 1}`,
          dark,
          1.9,
        ),
    oval(x - 4, y + bottom * 0.62 + gap, 6.5, 1.7, 'fill="#fff2ea" opacity="0.32"'),
    [-1, 1]
      .map((s) =>
        stroke(
          d`M${x + s * (w + 2)} ${corner - 4}Q${x + s * (w + 5.5)} ${corner + 0.5} ${x + s * (w + 2.5)} ${corner + 4.5}`,
          face.skin.deep,
          1.5,
          `opacity="${(0.25 + 0.2 * face.smile).toFixed(2)}"`,
        ),
      )
      .join(''),
  ].join('');
}

function seamCurve(x: number, w: number, corner: number, seam: number): string {
  return d`C${x - w * 0.55} ${seam} ${x - 8} ${seam - 0.6} ${x} ${seam}C${x + 8} ${seam - 0.6} ${x + w * 0.55} ${seam} ${x + w} ${corner}`;
}
