import { leaf, marigold } from '../portraits/flowers.ts';
import { dot, path, stroke } from '../portraits/svg.ts';
import { hills, toran } from './props.ts';
import { actors, scene, type Actor } from './stage.ts';

/** A lobed seal of 8 petals with a tick; `r` is its radius. */
function seal(x: number, y: number, r: number, color: string): string {
  const petals = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    return dot(x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 0.72, r * 0.34, `fill="${color}"`);
  });
  const tick = `M${x - r * 0.32} ${y + r * 0.02}L${x - r * 0.06} ${y + r * 0.28}L${x + r * 0.36} ${y - r * 0.26}`;
  return (
    petals.join('') +
    dot(x, y, r * 0.82, `fill="${color}"`) +
    dot(x, y, r * 0.62, 'fill="none" stroke="#fffaf3" stroke-width="3" opacity="0.7"') +
    stroke(tick, '#fffaf3', r * 0.16)
  );
}

/** A line of writing that nobody reads. */
const line = (x: number, y: number, width: number, color = '#cbb6a6', height = 12): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${color}"/>`;

/** Somebody's picture in a frame with rounded corners. */
const portrait = (x: number, y: number, w: number, h: number, who: Omit<Actor, 'at'>): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 480 600" preserveAspectRatio="xMidYMid slice"><rect width="480" height="600" fill="#e9cfae"/>${actors([{ ...who, at: [0, 0, 1] }])}</svg>`;

/** The body of a telephone; what it shows is drawn over it. */
const phone = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x + 8}" y="${y + 12}" width="${w}" height="${h}" rx="34" fill="#3a1420" opacity="0.25"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="34" fill="#2b1d1f"/><rect x="${x + 12}" y="${y + 12}" width="${w - 24}" height="${h - 24}" rx="24" fill="#fffaf3"/>`;

/** A profile's card with a seal each for who she is, where she works and what she earns. */
export const badges = (): string =>
  scene(
    '#e4ecdc',
    path('M0 400C200 350 420 420 620 380C780 350 880 384 960 366V540H0Z', 'fill="#c3d3ba"') +
      toran() +
      `<rect x="146" y="112" width="420" height="360" rx="24" fill="#3a1420" opacity="0.16"/>` +
      `<rect x="138" y="100" width="420" height="360" rx="24" fill="#ffffff"/>` +
      portrait(162, 124, 170, 212, { gender: 'female', face: 24, variant: 0 }) +
      line(356, 142, 160, '#9c1c3b', 16) +
      line(356, 182, 120) +
      line(356, 214, 150) +
      line(356, 246, 96) +
      line(162, 366, 350) +
      line(162, 398, 300) +
      line(162, 430, 330) +
      seal(680, 180, 66, '#2f6b3c') +
      seal(790, 300, 66, '#235d8f') +
      seal(680, 416, 66, '#c98a12'),
  );

/** A question about somebody, and its answer from what is written. */
export const assistant = (): string =>
  scene(
    '#f3dfd4',
    path('M0 430C240 380 480 452 960 400V540H0Z', 'fill="#e6c6b4"') +
      actors([{ gender: 'male', face: 22, variant: 0, at: [40, 92, 0.8] }]) +
      phone(500, 44, 300, 470) +
      `<rect x="512" y="56" width="276" height="58" rx="24" fill="#9c1c3b"/><rect x="512" y="86" width="276" height="28" fill="#9c1c3b"/>` +
      dot(546, 85, 17, 'fill="#f6c453"') +
      stroke('M540 80q6 -9 12 0q0 6 -6 8M546 95v1', '#2b1d1f', 3.6) +
      line(576, 79, 120, '#fbe9ec') +
      `<rect x="606" y="138" width="166" height="58" rx="22" fill="#fbe9ec"/>` +
      line(626, 156, 126, '#9c1c3b', 9) +
      line(626, 174, 84, '#9c1c3b', 9) +
      `<rect x="528" y="214" width="206" height="104" rx="22" fill="#f1ece4"/>` +
      [0, 1, 2, 3]
        .map((i) => line(548, 234 + i * 20, [166, 150, 160, 90][i] ?? 90, '#8d7470', 9))
        .join('') +
      `<rect x="640" y="336" width="132" height="44" rx="20" fill="#fbe9ec"/>` +
      line(660, 353, 92, '#9c1c3b', 9) +
      `<rect x="528" y="398" width="176" height="66" rx="22" fill="#f1ece4"/>` +
      [0, 1].map((i) => line(548, 418 + i * 20, [136, 100][i] ?? 90, '#8d7470', 9)).join('') +
      marigold(880, 120, 30) +
      marigold(846, 180, 22) +
      leaf(896, 180, 70, 70, '#4d7f4a'),
  );

/** Somebody who introduces herself to the camera of a telephone. */
export const videoIntroduction = (): string =>
  scene(
    '#d9dff0',
    hills(330) +
      toran() +
      phone(330, 70, 300, 450) +
      `<clipPath id="screen"><rect x="342" y="82" width="276" height="426" rx="24"/></clipPath><g clip-path="url(#screen)"><rect x="342" y="82" width="276" height="426" fill="#f0d3b4"/>${actors([{ gender: 'female', face: 33, variant: 0, at: [322, 132, 0.66] }])}</g>` +
      `<rect x="366" y="104" width="112" height="36" rx="18" fill="#2b1d1f" opacity="0.78"/>` +
      dot(388, 122, 8, 'fill="#e5484d"') +
      line(406, 116, 54, '#fffaf3') +
      dot(480, 462, 28, 'fill="none" stroke="#fffaf3" stroke-width="6"') +
      dot(480, 462, 17, 'fill="#e5484d"') +
      [0, 1, 2]
        .map((i) =>
          stroke(
            `M${680 + i * 34} ${300 - i * 30}q${20 + i * 6} ${30 + i * 30} 0 ${60 + i * 60}`,
            '#9c1c3b',
            9,
            `opacity="${0.85 - i * 0.25}"`,
          ),
        )
        .join('') +
      [0, 1, 2]
        .map((i) =>
          stroke(
            `M${280 - i * 34} ${300 - i * 30}q${-20 - i * 6} ${30 + i * 30} 0 ${60 + i * 60}`,
            '#9c1c3b',
            9,
            `opacity="${0.85 - i * 0.25}"`,
          ),
        )
        .join(''),
  );

/** A paper of the government whose number is covered, under a seal. */
export const governmentId = (): string =>
  scene(
    '#efd9c2',
    `<rect y="420" width="960" height="120" fill="#b98359"/>` +
      `<g transform="rotate(-4 430 270)"><rect x="142" y="108" width="560" height="340" rx="26" fill="#3a1420" opacity="0.2"/><rect x="132" y="94" width="560" height="340" rx="26" fill="#fffdf8"/>` +
      path('M132 160V120A26 26 0 0 1 158 94H666A26 26 0 0 1 692 120V160Z', 'fill="#f0a84b"') +
      `<rect x="132" y="152" width="560" height="10" fill="#2f6b3c"/>` +
      portrait(170, 192, 150, 188, { gender: 'male', face: 28, variant: 0 }) +
      line(352, 204, 210, '#6b5658', 14) +
      line(352, 240, 160) +
      line(352, 270, 190) +
      // The first eight digits lie under a bar; the last four are to be read.
      `<rect x="346" y="318" width="212" height="44" rx="10" fill="#2b1d1f"/>` +
      Array.from({ length: 4 }, (_, i) => line(576 + i * 24, 332, 14, '#6b5658', 16)).join('') +
      `</g>` +
      seal(790, 380, 92, '#2f6b3c') +
      marigold(838, 120, 34) +
      marigold(782, 84, 24) +
      leaf(862, 176, 80, 70, '#4d7f4a'),
  );
