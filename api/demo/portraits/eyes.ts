import type { HeadShape } from './head.ts';
import type { Face } from './spec.ts';
import { clipped, d, dot, path, stroke } from './svg.ts';

/** Both eyes with lids and lashes, and the brows above them. */
export function drawEyes(face: Face, shape: HeadShape): string {
  return eye(face, shape, -1) + eye(face, shape, 1) + brow(face, shape, -1) + brow(face, shape, 1);
}

function eye(face: Face, shape: HeadShape, side: -1 | 1): string {
  const woman = face.gender === 'female';
  const half = (woman ? 16 : 15.2) + 1.2 * face.eyeSize;
  const open = 1 - (face.lids ?? 0);
  const up = ((woman ? 9.2 : 8.3) + 1.1 * face.eyeSize) * open;
  const low = (woman ? 5.4 : 4.8) * (0.4 + 0.6 * open);
  const x = shape.cx + side * shape.eyeDx;
  const y = shape.eyeY;
  const inner = x - side * half;
  const outer = x + side * half;
  const outerY = y - 1.6 - 1.7 * face.eyeTilt;
  const innerY = y + 1.8;
  const upper = d`C${inner + side * half * 0.45} ${y - up * 1.32} ${outer - side * half * 0.55} ${y - up * 1.42} ${outer} ${outerY}`;
  const lower = d`C${outer - side * half * 0.45} ${y + low * 1.25} ${inner + side * half * 0.6} ${y + low * 1.4} ${inner} ${innerY}`;
  const almond = d`M${inner} ${innerY}${upper}${lower}Z`;
  const irisY = y - 1.6;
  const iris = woman ? 7.9 : 7.5;
  const wing = woman ? d`L${outer + side * 4} ${outerY - 3}` : '';
  return [
    path(almond, 'fill="#fbf4ec"'),
    clipped(
      side < 0 ? 'eyeL' : 'eyeR',
      almond,
      [
        dot(x, irisY, iris, 'fill="#3b2115"'),
        dot(x, irisY + 1.6, iris * 0.66, 'fill="#6b4026" opacity="0.65"'),
        dot(x, irisY, iris * 0.45, 'fill="#140a08"'),
        path(
          d`M${inner} ${innerY}${upper}L${outer} ${outerY + 4}C${outer - side * half * 0.55} ${y - up * 0.85} ${inner + side * half * 0.45} ${y - up * 0.8} ${inner} ${innerY + 3}Z`,
          'fill="#3a1a1c" opacity="0.3"',
        ),
      ].join(''),
    ),
    open < 0.6 ? '' : dot(x - 2.6, irisY - 2.8, 2.1, 'fill="#ffffff"'),
    open < 0.6 ? '' : dot(x + 2.4, irisY + 2.6, 1, 'fill="#ffffff" opacity="0.55"'),
    stroke(d`M${inner} ${innerY}${upper}${wing}`, '#1f1110', woman ? 3.3 : 2.4),
    stroke(
      d`M${outer} ${outerY}${lower}`,
      woman ? '#2a1513' : face.skin.deep,
      woman ? 1.5 : 1.2,
      `opacity="${woman ? 0.7 : 0.6}"`,
    ),
    stroke(
      d`M${inner + side * 3} ${y - up * 0.72}C${inner + side * half * 0.55} ${y - up * 1.75} ${outer - side * half * 0.5} ${y - up * 1.85} ${outer + side * 2} ${outerY - 6}`,
      face.skin.deep,
      1.6,
      'opacity="0.5"',
    ),
    stroke(
      d`M${inner + side * 5} ${y + low + 6}Q${x + side * 2} ${y + low + 9.5} ${outer - side * 1} ${y + low + 4}`,
      face.skin.deep,
      1.3,
      'opacity="0.22"',
    ),
  ].join('');
}

function brow(face: Face, shape: HeadShape, side: -1 | 1): string {
  const woman = face.gender === 'female';
  const x = shape.cx + side * shape.eyeDx;
  const y = shape.eyeY - (woman ? 22.5 : 20.5);
  const thick = (woman ? 5 : 7.6) + 1.3 * face.browWeight;
  const arch = (woman ? 6 : 3.5) + 2 * face.browArch;
  const a = x - side * 16.5;
  const peak = x + side * 7;
  const end = x + side * 23;
  const data = d`M${a} ${y + thick * 0.55}C${a + side * 1} ${y - thick * 0.4} ${peak - side * 12} ${y - arch} ${peak} ${y - arch}C${peak + side * 8} ${y - arch} ${end - side * 3} ${y - 2} ${end} ${y + 3.5}C${end - side * 6} ${y + 0.5} ${peak + side * 5} ${y - arch + thick * 0.75} ${peak - side * 1} ${y - arch + thick * 0.85}C${peak - side * 9} ${y - arch + thick * 0.95} ${a + side * 4} ${y + thick * 0.75} ${a} ${y + thick * 0.55}Z`;
  return path(data, `fill="${face.hairColor}" opacity="0.9"`);
}
