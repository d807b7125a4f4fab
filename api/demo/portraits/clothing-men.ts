import { light, shade } from './colour.ts';
import type { Look } from './spec.ts';
import { clipped, dot, path, stroke } from './svg.ts';
import { bodice, cloth, folds } from './torso.ts';

/** A man's clothes. */
export function mensClothes(look: Look): { body: string; over: string } {
  const draw = { kurta, nehru, sherwani, shirt, suit, sweater }[look.outfit as 'kurta'] ?? shirt;
  return { body: draw(look), over: '' };
}

const mirror = (content: string): string =>
  `${content}<g transform="translate(480 0) scale(-1 1)">${content}</g>`;

/** A standing collar, open in front by a finger's width. */
function bandCollar(color: string): string {
  const dark = shade(color, 0.4);
  return mirror(
    path(
      'M202 346C198 366 214 388 237 398L237 416C206 408 178 390 176 368C184 362 194 356 202 346Z',
      `fill="${color}" stroke="${dark}" stroke-width="1.4"`,
    ) + stroke('M182 374C192 390 212 402 234 410', light(color, 0.4), 1.6, 'opacity="0.5"'),
  );
}

function placket(color: string, trim: string, end: number): string {
  const dark = shade(color, 0.4);
  return (
    path(
      `M229 404H251V${end}Q240 ${end + 9} 229 ${end}Z`,
      `fill="${light(color, 0.08)}" stroke="${dark}" stroke-width="1.3"`,
    ) +
    [430, 462, 494, 526]
      .filter((y) => y < end)
      .map((y) => button(y, trim))
      .join('')
  );
}

function button(y: number, color: string): string {
  return (
    dot(240, y, 4, `fill="${color}" stroke="${shade(color, 0.45)}" stroke-width="1"`) +
    dot(239, y - 1, 1.2, 'fill="#fff" opacity="0.7"')
  );
}

function kurta(look: Look): string {
  return (
    cloth('kurta', bodice('male', 'closed'), look.cloth, look, true) +
    folds('male', shade(look.cloth, 0.42)) +
    placket(look.cloth, look.trim, 540) +
    bandCollar(look.cloth)
  );
}

function nehru(look: Look): string {
  const under = light(look.second, 0.1);
  const jacket =
    'M172 382C146 390 124 398 112 410C126 436 134 474 126 522C120 556 116 580 114 600L366 600C364 580 360 556 354 522C346 474 354 436 368 410C356 398 334 390 308 382C296 396 270 410 240 418C210 410 184 396 172 382Z';
  const dark = shade(look.cloth, 0.45);
  return (
    cloth('kurta', bodice('male', 'closed'), under, look, false) +
    folds('male', shade(under, 0.42)) +
    bandCollar(under) +
    cloth('jacket', jacket, look.cloth, look, true) +
    stroke(
      'M112 410C126 436 134 474 126 522C120 556 116 580 114 600M368 410C354 436 346 474 354 522C360 556 364 580 366 600',
      dark,
      3,
      'opacity="0.6"',
    ) +
    mirror(
      path(
        'M184 366C182 388 206 410 238 420L238 434C200 426 168 404 166 380Z',
        `fill="${look.cloth}" stroke="${dark}" stroke-width="1.6"`,
      ),
    ) +
    stroke('M241 430L241 600', dark, 2.6, 'opacity="0.7"') +
    [454, 492, 530, 568].map((y) => button(y, look.trim)).join('') +
    path('M288 478L330 472L331 480L289 487Z', `fill="${dark}" opacity="0.6"`) +
    path(
      'M294 478L304 456L312 468L322 452L326 474Z',
      `fill="${look.second}" stroke="${shade(look.second, 0.3)}" stroke-width="1"`,
    )
  );
}

function sherwani(look: Look): string {
  const gold = '#d9a94c';
  const work = (y: number, x: number): string =>
    path(
      `M${x} ${y - 9}C${x + 9} ${y - 4} ${x + 9} ${y + 6} ${x} ${y + 9}C${x - 9} ${y + 6} ${x - 9} ${y - 4} ${x} ${y - 9}Z`,
      `fill="none" stroke="${gold}" stroke-width="1.8"`,
    ) + dot(x, y, 2.4, `fill="${gold}"`);
  return (
    cloth('sherwani', bodice('male', 'closed'), look.cloth, look, true) +
    folds('male', shade(look.cloth, 0.45)) +
    path('M222 404H258V600H222Z', `fill="${shade(look.cloth, 0.16)}"`) +
    stroke('M222 408V600M258 408V600', gold, 2.6) +
    [446, 486, 526, 566]
      .map((y) => work(y - 20, 208) + work(y - 20, 272) + button(y - 20, gold))
      .join('') +
    bandCollar(look.cloth) +
    mirror(stroke('M180 376C192 394 212 406 236 412M203 350C202 368 216 386 237 395', gold, 2.4)) +
    stole(look)
  );
}

/** An uparna folded over one shoulder. */
function stole(look: Look): string {
  const shape =
    'M300 378C316 382 340 388 356 396C362 460 356 540 362 600L302 600C308 540 300 460 300 378Z';
  return (
    path(shape, `fill="${look.second}"`) +
    clipped(
      'stole',
      shape,
      `<rect x="280" y="360" width="100" height="240" fill="url(#clothLight)"/>${stroke('M318 384C322 460 318 540 322 600M338 390C342 460 336 540 342 600', shade(look.second, 0.35), 2, 'opacity="0.45"')}${stroke('M302 380C302 460 310 540 304 600M356 396C362 460 356 540 362 600', look.trim, 7)}`,
    )
  );
}

function collarFlaps(color: string): string {
  const dark = shade(color, 0.38);
  return mirror(
    path(
      'M205 346C200 356 193 363 185 370L211 413L239 393C221 382 210 366 205 346Z',
      `fill="${light(color, 0.15)}" stroke="${dark}" stroke-width="1.5" stroke-linejoin="round"`,
    ),
  );
}

function shirt(look: Look): string {
  const dark = shade(look.cloth, 0.42);
  return (
    cloth('shirt', bodice('male', 'closed'), look.cloth, look, true) +
    folds('male', dark) +
    stroke('M232 404V600M248 404V600', dark, 1.5, 'opacity="0.5"') +
    [432, 476, 520, 564].map((y) => button(y, light(look.cloth, 0.6))).join('') +
    path(
      'M286 486H336V530Q311 546 286 530Z',
      `fill="none" stroke="${dark}" stroke-width="1.8" opacity="0.55"`,
    ) +
    collarFlaps(look.cloth)
  );
}

function suit(look: Look): string {
  const dark = shade(look.cloth, 0.5);
  const jacket =
    'M168 384C126 396 88 410 76 460C68 506 62 560 60 600L420 600C418 560 412 506 404 460C392 410 354 396 312 384L276 452L244 600L236 600L204 452Z';
  const tie =
    look.pattern === 'plain'
      ? ''
      : path(
          'M231 404L249 404L246 422L256 540L240 566L224 540L234 422Z',
          `fill="${look.trim}" stroke="${shade(look.trim, 0.4)}" stroke-width="1.3"`,
        ) +
        stroke(
          'M228 470L252 456M226 500L254 484M224 530L256 514',
          light(look.trim, 0.4),
          3,
          'opacity="0.5"',
        );
  return (
    cloth('shirt', bodice('male', 'closed'), look.second, look, false) +
    stroke('M232 404V600M248 404V600', shade(look.second, 0.3), 1.4, 'opacity="0.4"') +
    (tie === '' ? [432, 468, 504].map((y) => button(y, light(look.second, 0.6))).join('') : tie) +
    collarFlaps(look.second) +
    cloth('jacket', jacket, look.cloth, look, false) +
    mirror(
      path(
        'M174 380L146 410L172 432L160 444L226 572L238 560L210 448L188 396Z',
        `fill="${light(look.cloth, 0.1)}" stroke="${dark}" stroke-width="1.7" stroke-linejoin="round"`,
      ),
    ) +
    folds('male', dark) +
    path('M306 494L346 488L347 496L307 503Z', `fill="${dark}" opacity="0.6"`) +
    path('M312 495L318 480L328 487L336 478L341 491Z', `fill="${look.trim}"`)
  );
}

function sweater(look: Look): string {
  const dark = shade(look.cloth, 0.4);
  return (
    cloth('under', bodice('male', 'closed'), look.second, look, false) +
    collarFlaps(look.second) +
    cloth(
      'sweater',
      'M170 384C128 396 90 410 78 458C70 504 64 560 62 600L418 600C416 560 410 504 402 458C390 410 352 396 310 384C296 396 262 440 240 462C218 440 184 396 170 384Z',
      look.cloth,
      look,
      true,
    ) +
    stroke(
      'M172 386C186 398 218 442 240 464C262 442 294 398 308 386',
      shade(look.cloth, 0.2),
      9,
      'stroke-linecap="butt"',
    ) +
    stroke(
      'M172 386C186 398 218 442 240 464C262 442 294 398 308 386',
      look.trim,
      1.6,
      'stroke-dasharray="2 3"',
    ) +
    folds('male', dark)
  );
}
