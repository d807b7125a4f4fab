import { light, shade } from './colour.ts';
import type { Face, Look } from './spec.ts';
import { clipped, dot, openCurve, path, stroke, type Point } from './svg.ts';
import { bodice, cloth, folds } from './torso.ts';

/** A woman's clothes; `over` lies in front of the hair. */
export function womensClothes(face: Face, look: Look): { body: string; over: string } {
  const dark = shade(look.cloth, 0.45);
  switch (look.outfit) {
    case 'saree':
      return { body: blouse(face, look) + drape(look), over: '' };
    case 'saree-head':
      return { body: blouse(face, look) + drape(look), over: hood(look) };
    case 'dupatta':
      return {
        body: kurti(look, 'round') + dupatta(look),
        over: '',
      };
    case 'kurti':
      return {
        body: kurti(look, 'v') + yoke(look),
        over: '',
      };
    case 'blazer': {
      const jacket =
        'M186 380C150 391 114 398 104 444C96 494 92 560 90 600L390 600C388 560 384 494 376 444C366 398 330 391 294 380L262 440L246 600L234 600L218 440Z';
      return {
        body:
          cloth('top', bodice('female', 'deep'), look.second, look, false) +
          cloth('jacket', jacket, look.cloth, look, true) +
          path(
            'M186 380L168 412L190 430L180 440L232 540L236 470L204 392Z',
            `fill="${light(look.cloth, 0.12)}" stroke="${dark}" stroke-width="1.6"`,
          ) +
          path(
            'M294 380L312 412L290 430L300 440L248 540L244 470L276 392Z',
            `fill="${light(look.cloth, 0.06)}" stroke="${dark}" stroke-width="1.6"`,
          ) +
          folds('female', dark),
        over: '',
      };
    }
    default:
      return {
        body:
          cloth('top', bodice('female', 'boat'), look.cloth, look, true) +
          folds('female', dark) +
          stroke('M189 378C206 408 274 408 291 378', dark, 3, 'opacity="0.5"'),
        over: '',
      };
  }
}

function blouse(face: Face, look: Look): string {
  const dark = shade(look.second, 0.45);
  return (
    cloth('blouse', bodice('female', 'deep'), look.second, look, false) +
    folds('female', dark) +
    stroke('M189 378C188 462 292 462 291 378', look.trim, 4) +
    // The sleeve ends above the elbow.
    path(
      'M94 524C106 531 120 531 131 526C128 550 128 580 131 600H91Z',
      `fill="${face.skin.base}"`,
    ) +
    path(
      'M120 530C126 529 128 528 131 526C128 550 128 580 131 600H119C114 576 115 552 120 530Z',
      `fill="${face.skin.shade}" opacity="0.7"`,
    ) +
    stroke('M97 522Q116 531 131 525', look.trim, 7, 'stroke-linecap="butt"')
  );
}

/** The upper edge of the saree from the hip across the chest to the left shoulder. */
const edge: readonly Point[] = [
  [104, 566],
  [150, 536],
  [204, 498],
  [250, 452],
  [286, 404],
  [304, 379],
];

function drape(look: Look): string {
  const upper = openCurve(edge);
  const shape = `${upper}C318 380 336 386 350 394C376 406 386 440 390 480L398 600L94 600Z`;
  const dark = shade(look.cloth, 0.4);
  const inside = [
    // Pleats run with the edge, then fall.
    ...[26, 48, 72, 98].map((shift, i) =>
      stroke(
        openCurve(edge.map(([x, y]): Point => [x + shift * 0.86, y + shift * (0.42 + i * 0.02)])),
        dark,
        2.6,
        'opacity="0.42"',
      ),
    ),
    ...[36, 84].map((shift) =>
      stroke(
        openCurve(edge.map(([x, y]): Point => [x + shift * 0.86, y + shift * 0.44])),
        light(look.cloth, 0.35),
        4,
        'opacity="0.28"',
      ),
    ),
    band(
      edge.map(([x, y]): Point => [x + 7, y + 6]),
      look,
    ),
    band(
      [
        [352, 396],
        [368, 440],
        [374, 500],
        [380, 600],
      ],
      look,
    ),
  ].join('');
  return (
    path(
      upper,
      `fill="none" stroke="#2a1020" stroke-width="12" opacity="0.16" transform="translate(-5 -3)" stroke-linecap="round"`,
    ) +
    cloth('saree', shape, look.cloth, look, true) +
    clipped('drape', shape, inside)
  );
}

/** A woven border: gold between two thin lines, with small drops along the middle. */
function band(points: readonly Point[], look: Look): string {
  const line = openCurve(points);
  return [
    stroke(line, look.trim, 19),
    stroke(line, shade(look.trim, 0.38), 1.5, 'stroke-dasharray="1 6" transform="translate(0 0)"'),
    stroke(line, look.second, 8),
    stroke(line, light(look.trim, 0.35), 4.4, 'stroke-dasharray="0.1 9"'),
    stroke(
      line,
      shade(look.trim, 0.35),
      19,
      'stroke-dasharray="1.4 16" opacity="0.35" stroke-linecap="butt"',
    ),
  ].join('');
}

function hood(look: Look): string {
  const outer =
    'M146 390C136 350 146 300 148 230C150 130 192 88 240 88C288 88 330 130 332 230C334 300 350 346 340 386C326 378 314 372 306 367C300 336 316 300 314 226C312 156 284 128 240 126C196 128 168 156 166 226C164 300 184 344 177 367C168 372 156 380 146 390Z';
  const rim =
    'M177 367C184 344 164 300 166 226C168 156 196 128 240 126C284 128 312 156 314 226C316 300 300 336 306 367';
  const dark = shade(look.cloth, 0.4);
  const inside = [
    path(
      'M300 88C340 150 320 300 344 400H310C318 300 312 170 270 120Z',
      `fill="${dark}" opacity="0.35"`,
    ),
    stroke(
      'M160 372C146 300 150 180 196 118M322 372C332 300 330 190 292 122',
      dark,
      2.4,
      'opacity="0.4"',
    ),
    stroke('M170 150C184 118 206 104 232 102', light(look.cloth, 0.4), 4, 'opacity="0.35"'),
  ].join('');
  return (
    path(outer, `fill="${look.cloth}"`) +
    clipped('hood', outer, inside) +
    stroke(rim, look.trim, 9) +
    stroke(rim, look.second, 3)
  );
}

function kurti(look: Look, neck: 'round' | 'v'): string {
  const dark = shade(look.cloth, 0.45);
  return cloth('kurti', bodice('female', neck), look.cloth, look, true) + folds('female', dark);
}

function yoke(look: Look): string {
  return (
    stroke('M189 378L240 456L291 378', look.trim, 8, 'stroke-linejoin="miter"') +
    stroke('M189 378L240 456L291 378', shade(look.trim, 0.4), 1.6, 'stroke-dasharray="0.1 7"') +
    stroke('M240 458L240 556', look.trim, 6) +
    [476, 500, 524, 548]
      .map((y) =>
        dot(
          240,
          y,
          4,
          `fill="${light(look.trim, 0.4)}" stroke="${shade(look.trim, 0.4)}" stroke-width="1"`,
        ),
      )
      .join('')
  );
}

function dupatta(look: Look): string {
  const side = (flip: boolean): string => {
    const shape =
      'M176 376C166 390 148 396 130 408C124 470 132 540 128 600L196 600C206 540 200 470 212 432C206 414 194 396 176 376Z';
    const inner = [
      '<rect x="40" y="340" width="400" height="260" fill="url(#clothLight)"/>',
      stroke(
        'M164 392C152 450 158 540 152 600M186 404C176 460 180 540 172 600',
        shade(look.second, 0.35),
        2.2,
        'opacity="0.45"',
      ),
      stroke('M178 380C206 404 214 424 210 440C200 480 206 540 196 600', look.trim, 9),
      stroke(
        'M178 380C206 404 214 424 210 440C200 480 206 540 196 600',
        shade(look.trim, 0.35),
        1.6,
        'stroke-dasharray="0.1 8"',
      ),
    ].join('');
    const body =
      path(shape, `fill="${look.second}"`) + clipped(flip ? 'dupR' : 'dupL', shape, inner);
    return flip ? `<g transform="translate(480 0) scale(-1 1)">${body}</g>` : body;
  };
  return side(false) + side(true);
}
