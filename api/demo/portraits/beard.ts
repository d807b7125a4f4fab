import { light, mix } from './colour.ts';
import type { HeadShape } from './head.ts';
import type { Face } from './spec.ts';
import { clipped, d, path, stroke } from './svg.ts';

/** The beard under the mouth's drawing: a shadow, a trimmed or a full one. */
export function drawBeard(face: Face, shape: HeadShape): string {
  if (face.beard === 'none') return '';
  const { cx, cheek: w, jaw, chin, mouthY } = shape;
  const extra = face.beard === 'full' ? 13 : face.beard === 'short' ? 4 : 0;
  const wide = face.beard === 'full' ? 4 : face.beard === 'short' ? 1.5 : 0;
  const edge = (s: -1 | 1): string =>
    s > 0
      ? d`C${cx + w * 0.87} 270 ${cx + w * 0.76} ${mouthY - 8} ${cx + w * 0.54} ${mouthY - 8}C${cx + w * 0.42} ${mouthY - 16} ${cx + 16} ${mouthY - 18} ${cx} ${mouthY - 16}`
      : d`C${cx - 16} ${mouthY - 18} ${cx - w * 0.42} ${mouthY - 16} ${cx - w * 0.54} ${mouthY - 8}C${cx - w * 0.76} ${mouthY - 8} ${cx - w * 0.87} 270 ${cx - w * 0.9} 240`;
  const outline = d`M${cx + w * 0.9} 240${edge(1)}${edge(-1)}L${cx - w * 0.99} 240C${cx - w - wide * 0.6} 262 ${cx - jaw - wide - 5} ${chin - 40} ${cx - jaw * 0.82 - wide} ${chin - 16}C${cx - jaw * 0.55} ${chin + extra} ${cx - 20} ${chin + 2 + extra} ${cx} ${chin + 2 + extra}C${cx + 20} ${chin + 2 + extra} ${cx + jaw * 0.55} ${chin + extra} ${cx + jaw * 0.82 + wide} ${chin - 16}C${cx + jaw + wide + 5} ${chin - 40} ${cx + w + wide * 0.6} 262 ${cx + w * 0.99} 240Z`;
  const opacity = { stubble: 0.24, short: 0.62, full: 0.93 }[face.beard];
  const color = mix(face.hairColor, '#8d8481', face.grey * 0.35);
  const body = path(outline, `fill="${color}" opacity="${opacity}"`);
  if (face.beard === 'stubble') {
    return clipped('stubble', shape.outline, `<g filter="url(#fine)">${body}</g>`);
  }
  const sheen = light(color, 0.22);
  return (
    path(outline, `fill="${color}" opacity="0.5" filter="url(#fine)"`) +
    body +
    [-1, 1]
      .map((s) =>
        stroke(
          d`M${cx + s * w * 0.86} 268C${cx + s * w * 0.82} ${chin - 46} ${cx + s * jaw * 0.7} ${chin - 14} ${cx + s * 18} ${chin - 3}`,
          sheen,
          2,
          'opacity="0.28"',
        ),
      )
      .join('')
  );
}

/** The moustache over the upper lip. */
export function drawMoustache(face: Face, shape: HeadShape): string {
  if (face.moustache === 'none') return '';
  const { cx, mouthY: y } = shape;
  const color = mix(face.hairColor, '#8d8481', face.grey * 0.3);
  const half = (s: -1 | 1): string => {
    const x = (v: number): number => cx + s * v;
    switch (face.moustache) {
      case 'curled':
        return d`M${cx} ${y - 6}C${x(10)} ${y - 1} ${x(24)} ${y} ${x(32)} ${y - 6}C${x(37)} ${y - 9} ${x(39)} ${y - 15} ${x(35)} ${y - 20}C${x(34)} ${y - 13} ${x(29)} ${y - 11} ${x(25)} ${y - 12}C${x(17)} ${y - 18} ${x(8)} ${y - 20} ${cx} ${y - 15}Z`;
      case 'thick':
        return d`M${cx} ${y - 6}C${x(10)} ${y - 3} ${x(22)} ${y - 2} ${x(29)} ${y + 3}C${x(30)} ${y - 6} ${x(20)} ${y - 13} ${x(8)} ${y - 17.5}C${x(4)} ${y - 17.5} ${x(2)} ${y - 16.5} ${cx} ${y - 14}Z`;
      default:
        return d`M${cx} ${y - 7.5}C${x(10)} ${y - 6.5} ${x(20)} ${y - 4} ${x(25)} ${y + 1.5}C${x(24)} ${y - 5} ${x(16)} ${y - 11.5} ${x(7)} ${y - 13}C${x(4)} ${y - 13} ${x(2)} ${y - 12.5} ${cx} ${y - 11.5}Z`;
    }
  };
  const sheen = light(color, 0.25);
  return (
    path(half(-1), `fill="${color}"`) +
    path(half(1), `fill="${color}"`) +
    (face.moustache !== 'thin'
      ? [-1, 1]
          .map((s) =>
            stroke(
              d`M${cx + s * 4} ${y - 12}Q${cx + s * 14} ${y - 13} ${cx + s * 22} ${y - 6}`,
              sheen,
              1.4,
              'opacity="0.35"',
            ),
          )
          .join('')
      : '')
  );
}
