import type { HeadShape } from './head.ts';
import type { Face } from './spec.ts';
import { d, path, stroke } from './svg.ts';

/** Spectacles over the eyes, for those who wear them. */
export function drawGlasses(face: Face, shape: HeadShape): string {
  if (face.glasses === 'none') return '';
  const { cx, eyeY, eyeDx, cheek } = shape;
  const color = face.glasses === 'rimless' ? '#9a7b4f' : '#2b1d1f';
  const width = face.glasses === 'rimless' ? 1.6 : 2.8;
  const lens = (side: -1 | 1): string => {
    const x = cx + side * (eyeDx + 0.5);
    const y = eyeY + 2;
    return face.glasses === 'round'
      ? d`M${x - 23} ${y}A23 21.5 0 1 1 ${x + 23} ${y}A23 21.5 0 1 1 ${x - 23} ${y}Z`
      : d`M${x - 24} ${y - 9}Q${x - 24} ${y - 17} ${x - 15} ${y - 17}L${x + 15} ${y - 17}Q${x + 24} ${y - 17} ${x + 24} ${y - 9}C${x + 24} ${y + 10} ${x + 17} ${y + 18} ${x} ${y + 18}C${x - 17} ${y + 18} ${x - 24} ${y + 10} ${x - 24} ${y - 9}Z`;
  };
  const one = (side: -1 | 1): string => {
    const outer = cx + side * (eyeDx + 24);
    const x = cx + side * eyeDx;
    return [
      path(
        lens(side),
        `fill="#ffffff" fill-opacity="0.12" stroke="${color}" stroke-width="${width}"`,
      ),
      stroke(d`M${x - 12} ${eyeY - 8}L${x - 5} ${eyeY - 13}`, '#ffffff', 2, 'opacity="0.5"'),
      stroke(d`M${outer} ${eyeY - 4}L${cx + side * (cheek + 4)} ${eyeY - 7}`, color, width),
    ].join('');
  };
  const inner = eyeDx - 23;
  return (
    one(-1) +
    one(1) +
    stroke(d`M${cx - inner} ${eyeY - 3}Q${cx} ${eyeY - 9} ${cx + inner} ${eyeY - 3}`, color, width)
  );
}
