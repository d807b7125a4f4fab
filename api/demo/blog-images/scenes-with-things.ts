import { leaf, marigold } from '../portraits/flowers.ts';
import { dot, oval, path, stroke } from '../portraits/svg.ts';
import { hills, house, rangoli, samai, sun, table, toran } from './props.ts';
import { scene } from './stage.ts';

/** Seven heaps of rice that lead to the fire. */
export const sevenSteps = (): string =>
  scene(
    '#f0d3b4',
    toran() +
      `<path d="M0 380H960V540H0Z" fill="#d9a97f"/>` +
      Array.from({ length: 7 }, (_, i) => {
        const x = 96 + i * 88;
        const y = 480 - i * 9;
        return (
          oval(x, y + 10, 34, 9, 'fill="#a9744d" opacity="0.4"') +
          path(
            `M${x - 32} ${y + 10}C${x - 24} ${y - 22} ${x + 24} ${y - 22} ${x + 32} ${y + 10}Z`,
            'fill="#fdf6e6"',
          ) +
          marigold(x, y - 12, 9)
        );
      }).join('') +
      dot(786, 300, 150, 'fill="#fbd28a" opacity="0.4"') +
      path(
        'M786 170C830 230 872 268 846 336C838 362 816 372 786 372C756 372 734 362 726 336C712 282 764 250 786 170Z',
        'fill="#ee7d1c"',
      ) +
      path(
        'M790 232C816 270 832 300 818 344C810 366 764 366 754 344C744 312 778 290 790 232Z',
        'fill="#f9b43a"',
      ) +
      path(
        'M788 300C800 318 806 332 800 352C794 362 780 362 774 352C770 334 784 322 788 300Z',
        'fill="#fff0b8"',
      ) +
      path('M676 372H896L880 404H692Z', 'fill="#a2533a"') +
      path('M656 404H916L904 446H668Z', 'fill="#8a4230"') +
      stroke('M684 388H888M664 424H908', '#c9704f', 4, 'opacity="0.7"') +
      samai(120, 400, 200),
  );

/** The wheel of signs in the night sky. */
export const gunMilan = (): string =>
  scene(
    '#2c3357',
    Array.from({ length: 70 }, (_, i) =>
      dot(
        (i * 137) % 960,
        (i * 89) % 540,
        1.2 + (i % 4) * 0.7,
        `fill="#fff3d0" opacity="${0.35 + (i % 5) * 0.13}"`,
      ),
    ).join('') +
      dot(300, 270, 216, 'fill="none" stroke="#e6bd62" stroke-width="4"') +
      dot(300, 270, 148, 'fill="none" stroke="#e6bd62" stroke-width="3"') +
      dot(300, 270, 66, 'fill="#e6bd62" opacity="0.2"') +
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        const at = (r: number, shift = 0): string =>
          `${(300 + Math.cos(a + shift) * r).toFixed(1)} ${(270 + Math.sin(a + shift) * r).toFixed(1)}`;
        const [x = '0', y = '0'] = at(182, Math.PI / 12).split(' ');
        return (
          stroke(`M${at(148)}L${at(216)}`, '#e6bd62', 2.4) +
          marigold(
            Number(x),
            Number(y),
            i % 2 === 0 ? 13 : 9,
            i % 3 === 0 ? '#f7b92d' : '#e88a3a',
          ) +
          leaf(
            300 + Math.cos(a) * 70,
            270 + Math.sin(a) * 70,
            66,
            i * 30,
            i % 2 === 0 ? '#8f9bd0' : '#c8a7d8',
          )
        );
      }).join('') +
      dot(300, 270, 34, 'fill="#f8d98e"') +
      path('M806 150A96 96 0 1 0 806 340A76 76 0 1 1 806 150Z', 'fill="#f8e2ac"') +
      stroke(
        'M560 120L620 190L700 170L650 260L720 330M620 190L590 300L650 400',
        '#cdd3f2',
        2,
        'opacity="0.7"',
      ) +
      [
        [560, 120],
        [620, 190],
        [700, 170],
        [650, 260],
        [720, 330],
        [590, 300],
        [650, 400],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 6, 'fill="#fff3d0"'))
        .join(''),
  );

/** An account book with coins. */
export const budget = (): string =>
  scene(
    '#cfd8c4',
    table(350) +
      `<g transform="rotate(-4 400 300)"><rect x="196" y="120" width="430" height="330" rx="10" fill="#7d1230"/><rect x="206" y="112" width="206" height="326" rx="6" fill="#fffaf3"/><rect x="414" y="112" width="206" height="326" rx="6" fill="#fdf2e2"/>` +
      Array.from(
        { length: 8 },
        (_, i) =>
          `<rect x="226" y="${146 + i * 34}" width="${[120, 96, 128, 84, 110, 124, 90, 100][i] ?? 100}" height="9" rx="4" fill="#cbb6a6"/><rect x="${372 - ((i * 13) % 30)}" y="${146 + i * 34}" width="${24 + ((i * 13) % 30)}" height="9" rx="4" fill="#2f6b3c" opacity="0.7"/>`,
      ).join('') +
      `<text x="517" y="330" font-family="Noto Sans, DejaVu Sans, sans-serif" font-size="150" fill="#9c1c3b" text-anchor="middle" opacity="0.85">₹</text></g>` +
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            oval(740, 420 - i * 18, 52, 16, 'fill="#b98a2c"') +
            oval(740, 415 - i * 18, 52, 16, 'fill="#e6bd4e"'),
        )
        .join('') +
      [0, 1, 2]
        .map(
          (i) =>
            oval(850, 440 - i * 18, 46, 14, 'fill="#a9a29a"') +
            oval(850, 435 - i * 18, 46, 14, 'fill="#d9d4cc"'),
        )
        .join('') +
      [
        [90, 400, 34],
        [140, 450, 30],
        [66, 470, 26],
      ]
        .map(([x = 0, y = 0, r = 20]) => marigold(x, y, r))
        .join('') +
      toran(),
  );

/** A large house and a small one with a path between them. */
export const households = (): string =>
  scene(
    '#f6dfbf',
    sun(770, 130) +
      hills(220) +
      house(110, 462, 380, 2, '#f3e0c0') +
      `<rect x="276" y="368" width="60" height="94" rx="30" fill="#7a4a34"/>` +
      house(630, 462, 170, 1, '#dfe8df') +
      `<rect x="718" y="392" width="44" height="70" rx="6" fill="#7a4a34"/>` +
      stroke('M306 470C360 520 600 530 740 470', '#e9d2ab', 22) +
      [
        [60, 470],
        [548, 468],
        [866, 468],
      ]
        .map(
          ([x = 0, y = 0]) =>
            stroke(`M${x} ${y}V${y - 70}`, '#6b4a34', 10) +
            dot(x, y - 100, 46, 'fill="#4d7f4a"') +
            dot(x - 24, y - 78, 32, 'fill="#5c8f57"') +
            dot(x + 26, y - 82, 34, 'fill="#44724a"'),
        )
        .join(''),
  );

/** A door with lamps and rangoli for guests. */
export const firstMeeting = (): string =>
  scene(
    '#e6c3b0',
    `<rect x="330" y="70" width="300" height="400" fill="#8b5a3c"/><rect x="352" y="92" width="256" height="378" fill="#fbe3a4"/>` +
      path('M352 470V300C420 250 540 250 608 300V470Z', 'fill="#a9c7a2"') +
      `<rect y="470" width="960" height="70" fill="#c98f68"/>` +
      toran() +
      samai(250, 480, 230) +
      samai(710, 480, 230) +
      rangoli(480, 500, 150) +
      [
        [60, 470],
        [900, 470],
      ]
        .map(
          ([x = 0, y = 0]) =>
            path(
              `M${x - 34} ${y}L${x - 26} ${y - 56}H${x + 26}L${x + 34} ${y}Z`,
              'fill="#a2533a"',
            ) +
            [-130, -110, -90, -70, -50]
              .map((a) => leaf(x, y - 52, 90, a, a % 20 === 10 ? '#4d7f4a' : '#5c8f57'))
              .join(''),
        )
        .join(''),
  );
