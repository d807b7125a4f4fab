import type { SeedGender } from '../seed/seed-types.ts';
import type { Face, Look } from './spec.ts';
import { clipped, d, path, stroke } from './svg.ts';

/** How a garment leaves the neck free. */
export type Neckline = 'round' | 'deep' | 'v' | 'boat' | 'closed';

/** Neck, shoulders and upper chest in skin, with the shadow of the head on the neck. */
export function drawNeck(face: Face, headOutline: string): string {
  const woman = face.gender === 'female';
  const h = woman ? 27.5 : 35;
  const skin = woman
    ? d`M${240 - h} 290L${240 - h} 344C${240 - h} 362 200 370 178 379C152 388 136 396 126 440L110 600L370 600L354 440C344 396 328 388 302 379C280 370 ${240 + h} 362 ${240 + h} 344L${240 + h} 290Z`
    : d`M${240 - h} 290L${240 - h} 350C${240 - h} 366 188 376 168 388C140 396 116 412 104 456L90 600L390 600L376 456C364 412 340 396 312 388C292 376 ${240 + h} 366 ${240 + h} 350L${240 + h} 290Z`;
  return (
    path(skin, `fill="${face.skin.base}"`) +
    clipped(
      'neck',
      skin,
      [
        path(headOutline, `fill="${face.skin.shade}" transform="translate(7 30)"`),
        path(headOutline, `fill="${face.skin.deep}" opacity="0.28" transform="translate(5 12)"`),
        stroke(
          d`M${238} 402Q212 392 176 392M242 402Q268 392 304 392`,
          face.skin.shade,
          3,
          'opacity="0.8"',
        ),
        path(
          d`M${240 + h - 9} 300L${240 + h + 4} 300L${240 + h + 30} 380L${240 + h - 4} 372Z`,
          `fill="${face.skin.shade}" opacity="0.7"`,
        ),
      ].join(''),
    )
  );
}

const edges: Record<Neckline, string> = {
  round: 'C287 432 193 432 189 378Z',
  deep: 'C292 462 188 462 189 378Z',
  v: 'L240 456L189 378Z',
  boat: 'C274 408 206 408 189 378Z',
  closed: 'C286 392 194 392 189 378Z',
};

/** The outline of a garment that covers the upper body. */
export function bodice(gender: SeedGender, neckline: Neckline): string {
  return gender === 'female'
    ? `M189 378C150 390 116 398 106 442C98 492 94 560 92 600L388 600C386 560 382 492 374 442C364 398 330 390 291 378${edges[neckline]}`
    : `M176 382C130 394 90 408 78 458C70 504 64 560 62 600L418 600C416 560 410 504 402 458C390 408 350 394 304 382${edges[neckline].replace('189 378', '176 382').replace('C287', 'C300').replace('193', '180')}`;
}

/** A piece of cloth: colour, pattern, shadow on the side away from the light, folds. */
export function cloth(
  id: string,
  shape: string,
  color: string,
  look: Look,
  patterned: boolean,
): string {
  return (
    path(shape, `fill="${color}"`) +
    clipped(
      id,
      shape,
      [
        patterned && look.pattern !== 'plain'
          ? '<rect x="40" y="340" width="400" height="260" fill="url(#pattern)"/>'
          : '',
        '<rect x="40" y="340" width="400" height="260" fill="url(#clothLight)"/>',
      ].join(''),
    )
  );
}

/** The lines between arms and chest, and a few soft folds. */
export function folds(gender: SeedGender, color: string): string {
  const [arm, foot] = gender === 'female' ? [136, 128] : [118, 110];
  return [
    stroke(d`M${arm} 468C${arm - 4} 510 ${foot} 560 ${foot + 2} 600`, color, 3, 'opacity="0.4"'),
    stroke(
      d`M${480 - arm} 468C${484 - arm} 510 ${480 - foot} 560 ${478 - foot} 600`,
      color,
      3,
      'opacity="0.5"',
    ),
    stroke(
      d`M${arm + 8} 480C${arm + 26} 500 ${arm + 30} 540 ${arm + 24} 590`,
      color,
      2.4,
      'opacity="0.3"',
    ),
    stroke(
      d`M${470 - arm} 486C${454 - arm} 510 ${452 - arm} 548 ${458 - arm} 596`,
      color,
      2.4,
      'opacity="0.35"',
    ),
    stroke(
      d`M${arm - 14} 430C${arm - 8} 446 ${arm - 6} 460 ${arm} 470`,
      color,
      2.2,
      'opacity="0.35"',
    ),
  ].join('');
}
