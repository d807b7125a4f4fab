import { light, mix, shade } from './colour.ts';
import { leaf, marigold } from './flowers.ts';
import type { Look } from './spec.ts';
import { dot, path, stroke } from './svg.ts';

/** What stands behind a person: soft, so that the face stays first. */
export function drawBackdrop(look: Look): string {
  const wall = look.wall;
  const base = `<rect width="480" height="600" fill="${wall}"/><rect width="480" height="600" fill="url(#room)"/>`;
  const paint = painters[look.backdrop];
  return base + paint(wall);
}

const painters: Record<Look['backdrop'], (wall: string) => string> = {
  plain: () => '',
  halo: (wall) =>
    dot(240, 250, 205, `fill="${light(wall, 0.35)}"`) +
    dot(240, 250, 172, `fill="${light(wall, 0.55)}"`) +
    Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * Math.PI * 2;
      return dot(
        240 + Math.cos(a) * 189,
        250 + Math.sin(a) * 189,
        3,
        `fill="${shade(wall, 0.12)}" opacity="0.6"`,
      );
    }).join(''),
  niche: (wall) => {
    const arch =
      'M64 600V262C64 236 82 232 84 210C88 176 112 172 124 150C138 124 162 128 176 106C192 82 220 86 240 54C260 86 288 82 304 106C318 128 342 124 356 150C368 172 392 176 396 210C398 232 416 236 416 262V600Z';
    return (
      path(arch, `fill="${light(wall, 0.5)}" stroke="${shade(wall, 0.2)}" stroke-width="3"`) +
      path(
        arch,
        `fill="none" stroke="${shade(wall, 0.12)}" stroke-width="2" transform="translate(26 34) scale(0.892)"`,
      ) +
      rosette(64, 66, shade(wall, 0.16)) +
      rosette(416, 66, shade(wall, 0.16))
    );
  },
  garland: (wall) => {
    const sag = (x: number): number => 20 + 34 * Math.abs(Math.sin((x / 480) * Math.PI * 3));
    const row = Array.from({ length: 33 }, (_, i) => {
      const x = i * 15;
      return marigold(x, sag(x), 10, i % 3 === 0 ? '#f7b92d' : '#ee8a17');
    }).join('');
    const strings = [0, 160, 320, 480]
      .map((x) =>
        Array.from({ length: x % 480 === 0 ? 9 : 5 }, (_, i) =>
          marigold(x, 34 + i * 17, 9.5, i % 2 === 0 ? '#ee8a17' : '#f7b92d'),
        ).join(''),
      )
      .join('');
    const leaves = [40, 80, 120, 200, 240, 280, 360, 400, 440]
      .map((x) => leaf(x, sag(x) + 4, 34, 90, mix('#4d7f4a', wall, 0.15)))
      .join('');
    return leaves + strings + row;
  },
  window: (wall) => {
    const frame = shade(wall, 0.3);
    return (
      `<rect x="278" y="40" width="172" height="300" rx="4" fill="#cfe3ea"/>` +
      path('M278 250C320 210 350 236 380 214C410 196 430 216 450 206V340H278Z', 'fill="#a9c7a2"') +
      path('M278 290C330 262 390 286 450 258V340H278Z', 'fill="#8bb286"') +
      `<rect x="278" y="40" width="172" height="300" rx="4" fill="none" stroke="${frame}" stroke-width="10"/>` +
      stroke('M364 40V340M278 140H450M278 240H450', frame, 5) +
      `<rect x="264" y="336" width="200" height="12" rx="3" fill="${frame}"/>` +
      [292, 314, 336].map((x, i) => leaf(x, 336, 46 - i * 5, -100 + i * 14, '#5c8f57')).join('') +
      path('M20 84H116V206H20Z', `fill="#f6e3c0" stroke="${frame}" stroke-width="6"`) +
      dot(84, 122, 13, 'fill="#f0a548"') +
      path('M23 203V168L50 134L66 154L80 140L113 176V203Z', 'fill="#86a08c"') +
      path('M23 203V184C52 172 84 176 113 190V203Z', 'fill="#5f8760"')
    );
  },
  hills: (wall) =>
    `<rect width="480" height="600" fill="${mix(wall, '#fdeccf', 0.5)}"/>` +
    dot(372, 128, 52, 'fill="#fbd28a"') +
    dot(372, 128, 74, 'fill="#fbd28a" opacity="0.3"') +
    path(
      'M0 330L70 262L112 262L150 300L214 236L300 236L338 286L404 250L480 306V600H0Z',
      `fill="${mix(wall, '#8fa7a8', 0.5)}"`,
    ) +
    path(
      'M0 396L60 350L132 372L206 322L284 372L352 330L430 366L480 348V600H0Z',
      `fill="${mix(wall, '#6f9379', 0.65)}"`,
    ) +
    path(
      'M0 462C90 420 180 450 260 440C350 430 420 460 480 440V600H0Z',
      `fill="${mix(wall, '#557f5d', 0.8)}"`,
    ),
  arches: (wall) => {
    const arch = (x: number, tone: string): string =>
      path(
        `M${x - 74} 600V240C${x - 74} 172 ${x - 30} 150 ${x} 112C${x + 30} 150 ${x + 74} 172 ${x + 74} 240V600Z`,
        `fill="${tone}"`,
      );
    return (
      arch(70, light(wall, 0.42)) +
      arch(240, light(wall, 0.6)) +
      arch(410, light(wall, 0.42)) +
      path('M0 92H480V76H0Z', `fill="${shade(wall, 0.12)}"`) +
      Array.from({ length: 16 }, (_, i) =>
        dot(15 + i * 30, 52, 7, `fill="${shade(wall, 0.1)}"`),
      ).join('')
    );
  },
  leaves: (wall) => {
    const green = mix('#5f8f5b', wall, 0.35);
    const dark = mix('#44724a', wall, 0.3);
    const spray = (x: number, y: number, turn: number): string =>
      stroke(`M${x} ${y}l${Math.cos(turn) * 170} ${Math.sin(turn) * 170}`, dark, 2.6) +
      Array.from({ length: 6 }, (_, i) => {
        const t = 24 + i * 26;
        const a = (turn * 180) / Math.PI;
        const px = x + Math.cos(turn) * t;
        const py = y + Math.sin(turn) * t;
        return (
          leaf(px, py, 58 - i * 3, a - 48, i % 2 === 0 ? green : dark) +
          leaf(px, py, 58 - i * 3, a + 48, i % 2 === 0 ? dark : green)
        );
      }).join('');
    return (
      spray(-14, 70, 0.62) + spray(496, 36, 2.42) + spray(-10, 420, -0.6) + spray(492, 400, 3.7)
    );
  },
  sea: (wall) =>
    `<rect width="480" height="600" fill="${mix(wall, '#fbe3cf', 0.5)}"/>` +
    dot(110, 190, 44, 'fill="#f9c98c"') +
    `<rect y="290" width="480" height="310" fill="${mix(wall, '#7fb0b8', 0.7)}"/>` +
    [306, 328, 354, 384]
      .map((y, i) =>
        stroke(
          `M${20 + i * 30} ${y}h70M${200 - i * 20} ${y + 6}h90M${370 + i * 10} ${y - 2}h60`,
          '#ffffff',
          3,
          'opacity="0.45"',
        ),
      )
      .join('') +
    path('M352 290C380 250 420 244 480 236V290Z', `fill="${mix(wall, '#5f8a78', 0.6)}"`),
};

/** An eight-petalled flower as it is carved beside temple arches. */
function rosette(x: number, y: number, color: string): string {
  const petals = Array.from({ length: 8 }, (_, i) => leaf(x, y, 30, i * 45, color)).join('');
  return petals + dot(x, y, 6, `fill="${light(color, 0.4)}"`);
}
