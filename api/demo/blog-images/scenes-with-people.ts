import { leaf, marigold } from '../portraits/flowers.ts';
import { dot, oval, path, stroke } from '../portraits/svg.ts';
import { hills, sun, table, teaCup, toran } from './props.ts';
import { actors, scene } from './stage.ts';

const bubble = (x: number, y: number, w: number, color: string, tail: 1 | -1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="76" rx="38" fill="${color}"/>` +
  path(`M${x + w / 2 - 14} ${y + 70}h28l${tail * 26} 30Z`, `fill="${color}"`) +
  [0, 1, 2]
    .map((i) => dot(x + w / 2 - 26 + i * 26, y + 38, 7, 'fill="#9c1c3b" opacity="0.55"'))
    .join('');

/** Two people on the telephone, each in their own room. */
export const firstCall = (): string =>
  scene(
    '#ecd9b0',
    `<rect x="480" width="480" height="540" fill="#cfd8c4"/>` +
      path('M70 540V170C70 110 120 96 210 60C300 96 350 110 350 170V540Z', 'fill="#f6ead0"') +
      path('M610 540V170C610 110 660 96 750 60C840 96 890 110 890 170V540Z', 'fill="#e3e9db"') +
      actors([
        { gender: 'female', face: 36, variant: 0, at: [10, 90, 0.82] },
        { gender: 'male', face: 11, variant: 0, at: [556, 90, 0.82], look: { headwear: 'topi' } },
      ]) +
      bubble(352, 92, 150, '#fffaf3', -1) +
      bubble(452, 200, 150, '#fbe9ec', 1),
  );

/** A first meeting over tea, in front of a large window. */
export const safety = (): string =>
  scene(
    '#d8dfcf',
    `<rect x="80" y="60" width="800" height="300" rx="10" fill="#cfe3ea"/>` +
      path('M80 280C240 220 400 280 560 240C700 206 800 250 880 230V360H80Z', 'fill="#a9c7a2"') +
      stroke('M80 60H880V360H80ZM346 60V360M612 60V360', '#8b6a52', 10) +
      actors([
        { gender: 'female', face: 8, variant: 1, at: [110, 62, 0.74] },
        { gender: 'male', face: 16, variant: 1, at: [500, 62, 0.74] },
      ]) +
      table(430) +
      teaCup(340, 436, '#b8324f') +
      teaCup(620, 436, '#2f7a6d') +
      leaf(480, 430, 60, -110, '#4d7f4a') +
      leaf(480, 430, 60, -70, '#5c8f57') +
      leaf(480, 430, 54, -90, '#44724a') +
      path('M456 430H504L498 476H462Z', 'fill="#c9704f"'),
  );

/** Two people past their first youth before the hills at dawn. */
export const secondMarriage = (): string =>
  scene(
    '#f6d9bd',
    sun(480, 210) +
      hills(300) +
      actors([
        {
          gender: 'female',
          face: 25,
          variant: 1,
          at: [190, 96, 0.78],
          look: { outfit: 'saree', gajra: false, nath: false },
        },
        { gender: 'male', face: 60, variant: 1, at: [420, 84, 0.8] },
      ]) +
      stroke(
        'M110 150q16 -16 32 0q16 -16 32 0M180 96q12 -12 24 0q12 -12 24 0M790 130q14 -14 28 0q14 -14 28 0',
        '#7a4a34',
        4,
      ),
  );

/** Four people at a long table in a garden. */
export const familyMeeting = (): string =>
  scene(
    '#cfdccb',
    path('M0 300C160 250 320 290 480 266C640 240 800 286 960 256V540H0Z', 'fill="#90ab8c"') +
      stroke('M40 300V60M920 300V60', '#8b5a3c', 14) +
      actors([
        { gender: 'male', face: 14, variant: 0, at: [-4, 110, 0.62] },
        { gender: 'female', face: 19, variant: 0, at: [214, 132, 0.62] },
        { gender: 'male', face: 36, variant: 0, at: [448, 122, 0.62] },
        { gender: 'female', face: 42, variant: 0, at: [674, 132, 0.62] },
      ]) +
      table(446) +
      teaCup(190, 450, '#9c1c3b') +
      teaCup(470, 456, '#2f7a6d') +
      teaCup(760, 450, '#d98324') +
      toran(),
  );

/** Parents and their daughter at home over tea, a plant beside them. */
export const talkAtHome = (): string =>
  scene(
    '#f0d6a8',
    `<rect x="330" y="40" width="300" height="250" rx="8" fill="#f9c98a"/>` +
      sun(520, 150) +
      stroke('M330 40H630V290H330ZM430 40V290M530 40V290', '#8b5a3c', 9) +
      stroke('M84 90H236V196H84Z', '#a2533a', 8) +
      path('M92 188L140 130L172 162L192 142L228 188Z', 'fill="#90ab8c"') +
      actors([
        {
          gender: 'male',
          face: 20,
          variant: 0,
          at: [-6, 96, 0.72],
          aged: { grey: 1, years: 1, glasses: 'square' },
        },
        {
          gender: 'female',
          face: 25,
          variant: 0,
          at: [612, 104, 0.72],
          look: { outfit: 'saree', nath: false },
          aged: { grey: 1, years: 1, hair: 'bun' },
        },
        { gender: 'female', face: 12, variant: 1, at: [306, 128, 0.68] },
      ]) +
      table(444) +
      teaCup(196, 452, '#9c1c3b') +
      teaCup(500, 458, '#2f7a6d') +
      teaCup(770, 452, '#d98324') +
      [-130, -112, -94, -76, -58]
        .map((turn) => leaf(626, 420, 76, turn, turn % 4 === 0 ? '#4d7f4a' : '#5c8f57'))
        .join('') +
      path('M588 410H664L654 470H598Z', 'fill="#a2533a"') +
      oval(356, 484, 62, 14, 'fill="#fffaf3"') +
      [-28, -6, 16, 34]
        .map((by, at) => dot(356 + by, 474 - (at % 2) * 8, 12, 'fill="#d99a45"'))
        .join(''),
  );

/** A biodata on a desk with pen and tea. */
export const biodata = (): string =>
  scene(
    '#d9a97f',
    `<g transform="rotate(-5 480 270)"><rect x="262" y="34" width="430" height="520" rx="8" fill="#8a5a3a" opacity="0.3" transform="translate(10 12)"/><rect x="262" y="34" width="430" height="520" rx="8" fill="#fffaf3"/>` +
      `<svg x="300" y="74" width="150" height="188" viewBox="0 0 480 600">${`<rect width="480" height="600" fill="#e9cfae"/>`}${actors([{ gender: 'female', face: 20, variant: 0, at: [0, 0, 1] }])}</svg>` +
      Array.from(
        { length: 4 },
        (_, i) =>
          `<rect x="476" y="${92 + i * 42}" width="${[170, 130, 158, 110][i] ?? 120}" height="12" rx="6" fill="${i === 0 ? '#9c1c3b' : '#cbb6a6'}"/>`,
      ).join('') +
      Array.from(
        { length: 7 },
        (_, i) =>
          `<rect x="300" y="${296 + i * 32}" width="90" height="9" rx="4.5" fill="#e0c9b4"/><rect x="410" y="${296 + i * 32}" width="${[220, 180, 236, 150, 200, 226, 170][i] ?? 180}" height="9" rx="4.5" fill="#cbb6a6"/>`,
      ).join('') +
      `</g>` +
      [
        [110, 120, 46],
        [190, 70, 34],
        [96, 220, 32],
        [180, 170, 28],
      ]
        .map(([x = 0, y = 0, r = 20]) => marigold(x, y, r))
        .join('') +
      leaf(150, 260, 90, 60, '#4d7f4a') +
      leaf(70, 270, 80, 110, '#5c8f57') +
      `<g transform="translate(780 150) rotate(28)"><rect x="-11" width="22" height="220" rx="8" fill="#7d1230"/><rect x="-11" y="30" width="22" height="14" fill="#e0ad4a"/>${path('M-11 218H11L0 262Z', 'fill="#e0ad4a"')}</g>` +
      teaCup(820, 450, '#fbe9ec'),
  );
