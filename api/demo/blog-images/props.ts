import { light, shade } from '../portraits/colour.ts';
import { leaf, marigold } from '../portraits/flowers.ts';
import { d, dot, oval, path, stroke } from '../portraits/svg.ts';

/** A garland of marigolds across the top of a scene. */
export function toran(): string {
  const y = (x: number): number => 14 + 34 * Math.abs(Math.sin((x / 960) * Math.PI * 6));
  const leaves = Array.from({ length: 19 }, (_, i) =>
    leaf(25 + i * 50, y(25 + i * 50) + 6, 38, 90, '#4d7f4a'),
  );
  const flowers = Array.from({ length: 61 }, (_, i) =>
    marigold(i * 16, y(i * 16), 11, i % 3 === 0 ? '#f7b92d' : '#ee8a17'),
  );
  return leaves.join('') + flowers.join('');
}

/** A cup of tea on its saucer, with steam. */
export function teaCup(x: number, y: number, color: string): string {
  return [
    oval(x, y + 26, 46, 9, `fill="${shade(color, 0.18)}"`),
    oval(x, y + 23, 46, 8, `fill="${light(color, 0.3)}"`),
    path(
      d`M${x - 28} ${y - 12}H${x + 28}C${x + 28} ${y + 14} ${x + 14} ${y + 22} ${x} ${y + 22}C${x - 14} ${y + 22} ${x - 28} ${y + 14} ${x - 28} ${y - 12}Z`,
      `fill="${color}"`,
    ),
    stroke(
      d`M${x + 27} ${y - 6}C${x + 46} ${y - 8} ${x + 44} ${y + 14} ${x + 22} ${y + 12}`,
      color,
      6,
    ),
    oval(x, y - 12, 28, 7, 'fill="#8a4f2a"'),
    stroke(
      d`M${x - 8} ${y - 26}c-8 -12 8 -16 0 -30M${x + 10} ${y - 26}c-8 -12 8 -16 0 -30`,
      '#fffaf3',
      3.5,
      'opacity="0.8"',
    ),
  ].join('');
}

/** A standing brass lamp with its flames lit. */
export function samai(x: number, base: number, height: number): string {
  const top = base - height;
  const brass = '#d9a53a';
  const dark = '#9a6a1c';
  return [
    dot(x, top - 12, 60, 'fill="#fbd28a" opacity="0.4"'),
    path(
      d`M${x - 52} ${base}C${x - 44} ${base - 22} ${x - 12} ${base - 22} ${x - 9} ${base - 40}V${top + 26}H${x + 9}V${base - 40}C${x + 12} ${base - 22} ${x + 44} ${base - 22} ${x + 52} ${base}Z`,
      `fill="${brass}"`,
    ),
    ...[0.3, 0.5, 0.7].map((t) =>
      oval(x, base - height * t, 16, 7, `fill="${dark}" opacity="0.85"`),
    ),
    path(
      d`M${x - 40} ${top + 10}H${x + 40}C${x + 34} ${top + 30} ${x - 34} ${top + 30} ${x - 40} ${top + 10}Z`,
      `fill="${brass}"`,
    ),
    oval(x, top + 10, 40, 7, `fill="${dark}"`),
    path(
      d`M${x} ${top - 34}C${x + 7} ${top - 24} ${x + 8} ${top - 14} ${x} ${top - 8}C${x - 8} ${top - 14} ${x - 7} ${top - 24} ${x} ${top - 34}Z`,
      `fill="${brass}"`,
    ),
    ...[-32, -12, 12, 32].map(
      (k) =>
        path(d`M${x + k} ${top + 8}c-8 -8 -3 -16 0 -24c3 8 8 16 0 24Z`, 'fill="#f39a1e"') +
        path(d`M${x + k} ${top + 8}c-4 -4 -2 -9 0 -13c2 4 4 9 0 13Z`, 'fill="#fff0b8"'),
    ),
  ].join('');
}

/** Layered hills like the Sahyadri, from `top` down to the lower edge. */
export function hills(top: number): string {
  return [
    path(
      d`M0 ${top + 60}L120 ${top}L220 ${top}L300 ${top + 50}L430 ${top - 30}L600 ${top - 30}L680 ${top + 30}L800 ${top - 16}L960 ${top + 50}V540H0Z`,
      'fill="#b9c4bb"',
    ),
    path(
      d`M0 ${top + 130}L140 ${top + 70}L300 ${top + 110}L460 ${top + 46}L620 ${top + 106}L760 ${top + 56}L960 ${top + 110}V540H0Z`,
      'fill="#90ab8c"',
    ),
    path(
      d`M0 ${top + 190}C200 ${top + 130} 380 ${top + 186} 560 ${top + 168}C720 ${top + 152} 850 ${top + 190} 960 ${top + 160}V540H0Z`,
      'fill="#6d9169"',
    ),
  ].join('');
}

/** A rangoli seen at a slant: rings of petals. */
export function rangoli(x: number, y: number, r: number): string {
  const rings: readonly (readonly [number, number, string])[] = [
    [1, 16, '#b8324f'],
    [0.74, 12, '#f2b632'],
    [0.48, 8, '#2f7a6d'],
  ];
  const petals = rings
    .map(([share, count, color]) =>
      Array.from({ length: count }, (_, i) => leaf(0, 0, r * share, (360 / count) * i, color)).join(
        '',
      ),
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(1 0.42)">${dot(0, 0, r * 1.06, 'fill="#fffaf3" opacity="0.7"')}${petals}${dot(0, 0, r * 0.16, 'fill="#fffaf3"')}</g>`;
}

/** A house with a tiled roof. */
export function house(
  x: number,
  base: number,
  width: number,
  floors: number,
  wall: string,
): string {
  const height = floors * 92;
  const top = base - height;
  const windows = Array.from({ length: floors }, (_, f) =>
    Array.from({ length: Math.floor(width / 74) }, (_, i) => {
      const wx = x + 22 + i * 74;
      const wy = top + 22 + f * 92;
      return `<rect x="${wx}" y="${wy}" width="40" height="48" rx="20" fill="${f === 0 ? '#fbe3a4' : '#f7d58c'}" stroke="#7a4a34" stroke-width="4"/>`;
    }).join(''),
  ).join('');
  return [
    `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${wall}"/>`,
    `<rect x="${x + width * 0.72}" y="${top}" width="${width * 0.28}" height="${height}" fill="#3a1420" opacity="0.1"/>`,
    windows,
    path(
      d`M${x - 24} ${top + 6}L${x + 18} ${top - 58}H${x + width - 18}L${x + width + 24} ${top + 6}Z`,
      'fill="#b5543c"',
    ),
    stroke(
      d`M${x - 10} ${top - 14}H${x + width + 10}M${x + 4} ${top - 36}H${x + width - 4}`,
      '#8f3d2b',
      4,
      'opacity="0.6"',
    ),
  ].join('');
}

/** A low sun with its glow. */
export function sun(x: number, y: number): string {
  return dot(x, y, 92, 'fill="#fbd28a" opacity="0.35"') + dot(x, y, 62, 'fill="#fbc978"');
}

/** The top of a wooden table that fills the scene below `y`. */
export function table(y: number): string {
  return `<rect y="${y}" width="960" height="${540 - y}" fill="#b57f56"/><rect y="${y}" width="960" height="12" fill="#cf9a6d"/>`;
}
