import type { SeedGender } from '../seed/seed-types.ts';
import { clipped, dot, oval, path } from './svg.ts';
import { bodice } from './torso.ts';

const back = '#f3dfd3';
const figure = '#cfa79a';
const hair = '#bb8f84';

/** A quiet figure for people without photos: no face, so that nobody takes it for someone. */
export function drawSilhouette(gender: SeedGender): string {
  const woman = gender === 'female';
  const head = woman
    ? oval(240, 94, 36, 28, `fill="${hair}"`) +
      path(
        'M170 236C150 120 200 106 240 106C280 106 330 120 310 236C306 262 300 280 290 292H190C180 280 174 262 170 236Z',
        `fill="${hair}"`,
      ) +
      path(
        'M240 158C276 164 304 190 306 226C306 276 276 320 240 320C204 320 174 276 174 226C176 190 204 164 240 158Z',
        `fill="${figure}"`,
      )
    : path(
        'M166 236C152 120 200 108 240 108C280 108 328 120 314 236C300 250 180 250 166 236Z',
        `fill="${hair}"`,
      ) +
      path(
        'M240 166C290 166 312 180 312 226C310 284 280 326 240 326C200 326 170 284 168 226C168 180 190 166 240 166Z',
        `fill="${figure}"`,
      );
  const neck = woman
    ? path(
        'M212 290H268V348C270 366 284 372 302 378L240 430L178 378C196 372 210 366 212 348Z',
        `fill="${figure}"`,
      )
    : path(
        'M205 290H275V352C278 368 292 378 312 386L240 430L168 386C188 378 202 368 205 352Z',
        `fill="${figure}"`,
      );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="960" height="1200">',
    `<rect width="480" height="600" fill="${back}"/>`,
    dot(240, 262, 200, 'fill="#f9ece3"'),
    '<g transform="translate(-52.8 -56) scale(1.22)">',
    head,
    neck,
    path(bodice(gender, 'round'), `fill="${hair}" transform="translate(0 -10)"`),
    woman ? drapedEnd() : '',
    '</g></svg>',
  ].join('');
}

/** The end of a saree over one shoulder, a shade darker. */
function drapedEnd(): string {
  const shape = path(
    'M304 368C260 440 190 500 90 566V610H420V368Z',
    'fill="#a97d74" opacity="0.55"',
  );
  return `<g transform="translate(0 -10)">${clipped('body', bodice('female', 'round'), shape)}</g>`;
}
