import { leaf, marigold } from '../portraits/flowers.ts';
import { dot, path, stroke } from '../portraits/svg.ts';
import { hills, rangoli, samai, table, toran } from './props.ts';
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

/** A biodata on paper as it comes out of a printer, a lamp beside it. */
export const biodataSheet = (): string =>
  scene(
    '#f6e3c5',
    table(430) +
      `<rect x="196" y="330" width="420" height="130" rx="22" fill="#6b5658"/><rect x="226" y="352" width="360" height="16" rx="8" fill="#2b1d1f"/>` +
      dot(572, 424, 9, 'fill="#7fc08a"') +
      `<rect x="268" y="70" width="284" height="292" rx="8" fill="#3a1420" opacity="0.18"/><rect x="260" y="60" width="284" height="300" rx="8" fill="#fffdf8"/>` +
      `<rect x="272" y="72" width="260" height="276" rx="4" fill="none" stroke="#c98a12" stroke-width="4"/>` +
      marigold(402, 98, 14) +
      line(342, 122, 120, '#9c1c3b', 10) +
      portrait(288, 148, 88, 110, { gender: 'female', face: 17, variant: 1 }) +
      [0, 1, 2, 3].map((i) => line(394, 154 + i * 26, [116, 84, 104, 92][i] ?? 90)).join('') +
      [0, 1, 2].map((i) => line(288, 280 + i * 22, [226, 190, 208][i] ?? 190)).join('') +
      samai(766, 440, 250) +
      marigold(872, 446, 26) +
      marigold(664, 452, 22),
  );

/** Two birth names and the ring between them, nearly full, with a petal for each koota. */
export const gunMilanRing = (): string =>
  scene(
    '#e7dff0',
    rangoli(480, 470, 330) +
      toran() +
      portrait(96, 150, 190, 238, { gender: 'female', face: 12, variant: 2 }) +
      portrait(674, 150, 190, 238, { gender: 'male', face: 9, variant: 1 }) +
      dot(480, 268, 128, 'fill="#fffdf8"') +
      dot(480, 268, 108, 'fill="none" stroke="#e7d9cc" stroke-width="26"') +
      `<circle cx="480" cy="268" r="108" fill="none" stroke="#f6c453" stroke-width="26" stroke-linecap="round" stroke-dasharray="520 680" transform="rotate(-90 480 268)"/>` +
      Array.from({ length: 8 }, (_, i) => {
        const a = (i * Math.PI) / 4;
        const fill = i === 5 ? '#e7d9cc' : '#9c1c3b';
        return dot(480 + Math.cos(a) * 52, 268 + Math.sin(a) * 52, 17, `fill="${fill}"`);
      }).join('') +
      dot(480, 268, 20, 'fill="#f6c453"'),
  );

/** A search on one telephone, a conversation on the other. */
export const searchAndChat = (): string =>
  scene(
    '#dceae4',
    path('M0 420C220 370 460 440 700 396C820 376 900 396 960 386V540H0Z', 'fill="#b5d0c3"') +
      phone(180, 52, 264, 452) +
      `<rect x="212" y="92" width="200" height="46" rx="23" fill="#f1ece4"/>` +
      dot(238, 113, 10, 'fill="none" stroke="#6b5658" stroke-width="5"') +
      stroke('M246 121l9 9', '#6b5658', 5) +
      line(268, 109, 104, '#8d7470') +
      portrait(212, 156, 94, 118, { gender: 'female', face: 6, variant: 0 }) +
      portrait(318, 156, 94, 118, { gender: 'female', face: 29, variant: 1 }) +
      portrait(212, 300, 94, 118, { gender: 'female', face: 14, variant: 2 }) +
      portrait(318, 300, 94, 118, { gender: 'female', face: 38, variant: 0 }) +
      line(216, 284, 60, '#9c1c3b', 8) +
      line(322, 284, 70, '#9c1c3b', 8) +
      line(216, 428, 66, '#9c1c3b', 8) +
      line(322, 428, 58, '#9c1c3b', 8) +
      phone(520, 52, 264, 452) +
      `<rect x="552" y="96" width="150" height="60" rx="22" fill="#f1ece4"/><rect x="602" y="176" width="150" height="78" rx="22" fill="#fbe9ec"/><rect x="552" y="276" width="170" height="60" rx="22" fill="#f1ece4"/><rect x="622" y="356" width="130" height="52" rx="22" fill="#fbe9ec"/>` +
      [0, 1].map((i) => line(570, 112 + i * 20, 112 - i * 36, '#8d7470', 9)).join('') +
      [0, 1, 2].map((i) => line(620, 192 + i * 19, 112 - i * 20, '#9c1c3b', 9)).join('') +
      [0, 1].map((i) => line(570, 292 + i * 20, 130 - i * 50, '#8d7470', 9)).join('') +
      line(640, 378, 92, '#9c1c3b', 9) +
      `<rect x="552" y="436" width="200" height="42" rx="21" fill="#f1ece4"/>` +
      dot(730, 457, 17, 'fill="#9c1c3b"') +
      marigold(872, 150, 30) +
      leaf(888, 206, 70, 60, '#4d7f4a'),
  );

/** Parents and an uncle in their frames on the wall, a telephone below each that may be called. */
export const familyContacts = (): string => {
  const frame = (x: number, y: number, who: Omit<Actor, 'at'>): string =>
    `<rect x="${x - 12}" y="${y - 12}" width="194" height="238" rx="10" fill="#9a6a1c"/><rect x="${x - 4}" y="${y - 4}" width="178" height="222" rx="6" fill="#fffaf3"/>` +
    portrait(x, y, 170, 214, who);
  const handset = (x: number, fill: string): string =>
    dot(x, 420, 38, `fill="${fill}"`) +
    path(
      `M${x - 16} 402q-6 12 8 26t26 8l5 -12 -14 -9 -8 6q-9 -4 -12 -12l7 -7 -7 -14z`,
      'fill="#fffaf3"',
    );
  return scene(
    '#f0dcd2',
    toran() +
      `<rect y="474" width="960" height="66" fill="#b57f56"/>` +
      frame(120, 130, { gender: 'male', face: 41, variant: 1 }) +
      frame(395, 130, { gender: 'female', face: 44, variant: 2 }) +
      frame(670, 130, { gender: 'male', face: 36, variant: 0 }) +
      handset(205, '#2f6b3c') +
      handset(480, '#2f6b3c') +
      handset(755, '#2f6b3c'),
  );
};
