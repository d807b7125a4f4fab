import { light, shade } from './colour.ts';
import type { HeadShape } from './head.ts';
import type { Look } from './spec.ts';
import { clipped, d, path, stroke } from './svg.ts';

/** A pheta (turban with its fan) or a white cap, over the hair. */
export function drawHeadwear(look: Look, shape: HeadShape): string {
  if (look.headwear === 'pheta') return pheta(look, shape);
  if (look.headwear === 'topi') return topi(shape);
  return '';
}

function pheta(look: Look, shape: HeadShape): string {
  const { cx, cheek: w } = shape;
  const color = look.second;
  const dark = shade(color, 0.38);
  const body = d`M${cx - w - 10} 196C${cx - w - 24} 150 ${cx - w - 4} 82 ${cx - 12} 72C${cx + 30} 64 ${cx + w + 12} 84 ${cx + w + 16} 140C${cx + w + 18} 166 ${cx + w + 14} 184 ${cx + w + 10} 198C${cx + w * 0.6} 166 ${cx + w * 0.2} 154 ${cx - 4} 152C${cx - w * 0.4} 154 ${cx - w * 0.8} 172 ${cx - w - 10} 196Z`;
  const wrap = [
    d`M${cx - w - 12} 176C${cx - w * 0.4} 120 ${cx + w * 0.3} 104 ${cx + w + 14} 116`,
    d`M${cx - w - 14} 150C${cx - w * 0.4} 100 ${cx + w * 0.2} 84 ${cx + w} 92`,
    d`M${cx - w - 11} 194C${cx - w * 0.2} 128 ${cx + w * 0.5} 124 ${cx + w + 18} 146`,
    d`M${cx - 10} 152C${cx + w * 0.4} 138 ${cx + w * 0.8} 150 ${cx + w + 14} 178`,
  ];
  const fan = d`M${cx + 16} 84C${cx + 10} 54 ${cx + 22} 30 ${cx + 34} 18C${cx + 46} 26 ${cx + 52} 22 ${cx + 60} 30C${cx + 70} 34 ${cx + 70} 44 ${cx + 80} 52C${cx + 66} 62 ${cx + 54} 76 ${cx + 46} 90Z`;
  return [
    path(fan, `fill="${light(color, 0.08)}" stroke="${dark}" stroke-width="1.6"`),
    stroke(
      d`M${cx + 28} 84L${cx + 34} 26M${cx + 34} 84L${cx + 56} 32M${cx + 40} 86L${cx + 74} 50`,
      dark,
      1.5,
      'opacity="0.5"',
    ),
    stroke(
      d`M${cx + 34} 20C${cx + 46} 28 ${cx + 52} 24 ${cx + 60} 32C${cx + 70} 36 ${cx + 70} 46 ${cx + 78} 53`,
      look.trim,
      4,
    ),
    path(body, `fill="${color}"`),
    clipped(
      'pheta',
      body,
      [
        ...wrap.map((line) => stroke(line, dark, 10, 'opacity="0.2"')),
        ...wrap.map((line) =>
          stroke(line, light(color, 0.4), 2.4, 'opacity="0.55" transform="translate(0 -5)"'),
        ),
        stroke(wrap[0] ?? '', look.trim, 5),
        stroke(wrap[2] ?? '', look.trim, 2.4),
        path(
          d`M${cx + w * 0.4} 60L${cx + w + 40} 60L${cx + w + 40} 210L${cx + w * 0.8} 210C${cx + w} 160 ${cx + w * 0.9} 100 ${cx + w * 0.4} 60Z`,
          'fill="#2a1020" opacity="0.16"',
        ),
      ].join(''),
    ),
  ].join('');
}

function topi(shape: HeadShape): string {
  const { cx, cheek: w } = shape;
  const body = d`M${cx - w - 5} 174C${cx - w + 2} 140 ${cx - w * 0.6} 104 ${cx - w * 0.3} 92C${cx} 84 ${cx + w * 0.7} 84 ${cx + w * 0.86} 100C${cx + w + 2} 124 ${cx + w + 5} 148 ${cx + w + 4} 170C${cx + w * 0.5} 144 ${cx - w * 0.5} 146 ${cx - w - 5} 174Z`;
  return [
    path(body, 'fill="#fbf7ef"'),
    clipped(
      'topi',
      body,
      path(
        d`M${cx + w * 0.3} 80L${cx + w + 20} 80L${cx + w + 20} 190L${cx + w * 0.7} 160C${cx + w * 0.7} 130 ${cx + w * 0.6} 100 ${cx + w * 0.3} 80Z`,
        'fill="#8d7f74" opacity="0.22"',
      ),
    ),
    stroke(
      d`M${cx - w * 0.72} 122C${cx - w * 0.2} 98 ${cx + w * 0.4} 98 ${cx + w * 0.94} 116`,
      '#b7aa9b',
      2,
    ),
    stroke(
      d`M${cx - w - 5} 174C${cx - w * 0.5} 146 ${cx + w * 0.5} 144 ${cx + w + 4} 170`,
      '#b7aa9b',
      1.6,
    ),
  ].join('');
}
