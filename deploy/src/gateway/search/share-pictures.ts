import { light } from 'shared-contracts/ui/tokens';
import type { SearchedPage } from './search-routes.ts';
import { shareScene, diya, petals } from './share-scene.ts';

const { card, rose, kumkum, kumkumPressed, haldi, marigold, leaf, sky, line, muted } = light;

/** A line of illegible text. */
const written = (x: number, y: number, width: number, fill: string = line): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="${fill}"/>`;

const sheet = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="${card}" stroke="${line}" stroke-width="4"/>`;

/** A seal with a tick in it. */
const seal = (x: number, y: number, r: number, fill: string): string =>
  `${Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    return `<circle cx="${(x + Math.cos(a) * r * 0.72).toFixed(1)}" cy="${(y + Math.sin(a) * r * 0.72).toFixed(1)}" r="${(r * 0.36).toFixed(1)}" fill="${fill}"/>`;
  }).join(
    '',
  )}<circle cx="${x}" cy="${y}" r="${r * 0.84}" fill="${fill}"/><path d="M${x - r * 0.36} ${y}l${r * 0.26} ${r * 0.28} ${r * 0.48}-${r * 0.54}" fill="none" stroke="${card}" stroke-width="${(r * 0.17).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A person without a face, in a frame with a round top. */
const figure = (x: number, clothes: string, hair: string): string =>
  `<path fill="${card}" stroke="${line}" stroke-width="4" d="M${x - 110} 520V320a110 110 0 0 1 220 0V520z"/><path fill="${clothes}" d="M${x - 90} 518C${x - 90} 440 ${x - 50} 414 ${x} 414S${x + 90} 440 ${x + 90} 518z"/>${hair}<rect x="${x - 18}" y="376" width="36" height="52" rx="16" fill="#dba67a"/><circle cx="${x}" cy="338" r="54" fill="#e9bd93"/>`;

const bride = (x: number): string =>
  figure(
    x,
    kumkum,
    `<path fill="#2b1d1f" d="M${x - 66} 430C${x - 84} 300 ${x - 40} 266 ${x} 266S${x + 84} 300 ${x + 66} 430z"/>`,
  ) +
  `<path fill="#2b1d1f" d="M${x - 56} 336C${x - 56} 288 ${x - 26} 276 ${x} 278 ${x + 30} 276 ${x + 56} 290 ${x + 56} 336 ${x + 40} 314 ${x + 14} 306 ${x} 288 ${x - 14} 306 ${x - 40} 314 ${x - 56} 336z"/><circle cx="${x}" cy="322" r="6" fill="${kumkum}"/>`;

const groom = (x: number): string =>
  figure(x, leaf, '') +
  `<path fill="${marigold}" d="M${x - 66} 320C${x - 72} 262 ${x - 30} 244 ${x} 244S${x + 72} 262 ${x + 66} 320C${x + 30} 296 ${x - 30} 296 ${x - 66} 320z"/><path fill="${haldi}" d="M${x + 26} 252l20-40 14 48z"/>`;

/** Seven steps towards the fire. */
const home = (): string =>
  petals(600, 318, 132) +
  diya(404, 492, 0.9) +
  diya(796, 492, 0.9) +
  Array.from(
    { length: 7 },
    (_, i) => `<circle cx="${528 + i * 24}" cy="520" r="8" fill="${i === 6 ? kumkum : marigold}"/>`,
  ).join('');

/** A person on each side, and a garland between them. */
const profiles = (): string =>
  bride(456) +
  groom(744) +
  Array.from({ length: 13 }, (_, i) => {
    const x = 512 + i * 14.7;
    const y = 470 + 34 * Math.sin((i / 12) * Math.PI);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10" fill="${i % 2 === 0 ? marigold : haldi}"/>`;
  }).join('');

/** Three plans, each with its seal. */
const subscription = (): string =>
  [
    { x: 356, top: 300, fill: leaf },
    { x: 522, top: 250, fill: kumkum },
    { x: 688, top: 300, fill: sky },
  ]
    .map(
      ({ x, top, fill }) =>
        sheet(x, top, 156, 520 - top) +
        seal(x + 78, top + 66, 42, fill) +
        written(x + 28, top + 128, 100) +
        written(x + 28, top + 156, 76) +
        written(x + 28, top + 184, 90),
    )
    .join('');

/** A book that lies open under a lamp. */
const blogs = (): string =>
  diya(600, 290) +
  `<path fill="${card}" stroke="${line}" stroke-width="4" d="M600 410C540 372 430 366 352 388V510C430 488 540 494 600 526 660 494 770 488 848 510V388C770 366 660 372 600 410z"/><path d="M600 410V526" stroke="${line}" stroke-width="4"/>` +
  [0, 1, 2]
    .map((i) => written(400, 412 + i * 28, 150 - i * 20) + written(650, 412 + i * 28, 150 - i * 30))
    .join('') +
  `<path fill="${kumkum}" d="M716 372l36 4v52l-18-16-18 12z"/>`;

/** A profile's card, its seals, and a ring that is nearly full. */
const features = (): string =>
  sheet(356, 250, 300, 268) +
  `<circle cx="436" cy="334" r="46" fill="${rose}"/>` +
  petals(436, 334, 34) +
  written(508, 306, 118, kumkum) +
  written(508, 340, 86) +
  [0, 1, 2].map((i) => written(392, 412 + i * 32, 224 - i * 34)).join('') +
  `<circle cx="762" cy="300" r="62" fill="none" stroke="${line}" stroke-width="18"/><circle cx="762" cy="300" r="62" fill="none" stroke="${haldi}" stroke-width="18" stroke-linecap="round" stroke-dasharray="312 390" transform="rotate(-90 762 300)"/>` +
  petals(762, 300, 30) +
  seal(714, 450, 50, leaf) +
  seal(826, 450, 50, sky);

/** A stall with an awning and flowers on its counter. */
const publishAd = (): string =>
  `<rect x="392" y="270" width="14" height="250" fill="${muted}"/><rect x="794" y="270" width="14" height="250" fill="${muted}"/>` +
  Array.from({ length: 8 }, (_, i) => {
    const x = 360 + i * 60;
    return `<path fill="${i % 2 === 0 ? kumkum : card}" stroke="${kumkumPressed}" stroke-width="2" d="M${x} 230h60v66a30 30 0 0 1-60 0z"/>`;
  }).join('') +
  `<rect x="352" y="214" width="496" height="22" rx="11" fill="${kumkumPressed}"/>` +
  `<rect x="376" y="430" width="448" height="92" rx="12" fill="${marigold}"/><rect x="364" y="418" width="472" height="22" rx="11" fill="${haldi}"/>` +
  petals(470, 388, 40) +
  petals(600, 372, 52) +
  petals(730, 388, 40);

/** A written sheet under a seal. */
const terms = (): string =>
  sheet(446, 226, 308, 294) +
  written(490, 268, 150, kumkum) +
  [0, 1, 2, 3, 4].map((i) => written(490, 308 + i * 32, i % 2 === 0 ? 220 : 184)).join('') +
  seal(716, 478, 54, leaf);

/** A picture with its curtain drawn, and a lock before it. */
const privacy = (): string =>
  `<path fill="${card}" stroke="${line}" stroke-width="4" d="M450 520V330a150 150 0 0 1 300 0V520z"/>` +
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path fill="${i % 2 === 0 ? rose : haldi}" d="M${466 + i * 54} 520V${[288, 226, 204, 226, 288][i]}h54V520z"/>`,
    )
    .join('') +
  `<path d="M556 404v-34a44 44 0 0 1 88 0v34" fill="none" stroke="${kumkumPressed}" stroke-width="18"/><rect x="528" y="398" width="144" height="106" rx="20" fill="${kumkum}"/><circle cx="600" cy="438" r="14" fill="${haldi}"/><rect x="593" y="438" width="14" height="38" rx="7" fill="${haldi}"/>` +
  diya(392, 492, 0.7) +
  diya(808, 492, 0.7);

/** A first meeting in the open: two cups on a table under a parasol. */
const safety = (): string =>
  `<rect x="592" y="250" width="16" height="190" fill="${muted}"/><path fill="${kumkum}" d="M380 290C400 200 500 160 600 160S800 200 820 290z"/><path fill="${haldi}" d="M490 290C500 210 556 160 600 160S700 210 710 290z"/>` +
  `<rect x="400" y="436" width="400" height="24" rx="12" fill="${marigold}"/><rect x="440" y="460" width="18" height="62" fill="${muted}"/><rect x="742" y="460" width="18" height="62" fill="${muted}"/>` +
  [480, 672].map((x) => `<path fill="${leaf}" d="M${x} 384h56v24a28 28 0 0 1-56 0z"/>`).join('');

/** A coin that comes back. */
const refunds = (): string =>
  `<circle cx="600" cy="380" r="104" fill="${haldi}"/><circle cx="600" cy="380" r="82" fill="none" stroke="${marigold}" stroke-width="8"/><path d="M566 340h70M566 366h70M584 340c54 0 54 52 0 52h-16l56 52" fill="none" stroke="${kumkumPressed}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="M462 400A142 142 0 0 1 716 296" fill="none" stroke="${leaf}" stroke-width="16" stroke-linecap="round"/><path fill="${leaf}" d="M436 380l26 56 30-52z"/>`;

/** Three families around one lamp. */
const community = (): string =>
  [430, 600, 770]
    .map(
      (x, i) =>
        `<circle cx="${x}" cy="${i === 1 ? 272 : 320}" r="40" fill="#e9bd93"/><path fill="${[leaf, kumkum, sky][i]}" d="M${x - 72} ${i === 1 ? 420 : 468}C${x - 72} ${i === 1 ? 350 : 398} ${x - 40} ${i === 1 ? 324 : 372} ${x} ${i === 1 ? 324 : 372}S${x + 72} ${i === 1 ? 350 : 398} ${x + 72} ${i === 1 ? 420 : 468}z"/>`,
    )
    .join('') + diya(600, 486, 0.7);

/** An open door with a lamp beside it. */
const login = (): string =>
  `<path fill="${marigold}" d="M490 520V330a110 110 0 0 1 220 0V520z"/><path fill="${haldi}" d="M516 520V334a84 84 0 0 1 168 0V520z"/><path fill="${kumkum}" d="M516 520V334c0-34 18-62 46-76V548z"/><circle cx="550" cy="414" r="8" fill="${haldi}"/>` +
  petals(620, 372, 40) +
  diya(404, 488, 0.8) +
  diya(796, 488, 0.8);

/** A card that is still to be filled in. */
const signup = (): string =>
  sheet(430, 236, 340, 284) +
  `<circle cx="516" cy="322" r="50" fill="${rose}"/><circle cx="516" cy="308" r="20" fill="${kumkum}"/><path fill="${kumkum}" d="M482 352c4-24 18-32 34-32s30 8 34 32z"/>` +
  written(592, 296, 132, kumkum) +
  written(592, 330, 96) +
  [0, 1].map((i) => written(470, 404 + i * 36, 256 - i * 60)).join('') +
  `<circle cx="766" cy="500" r="46" fill="${leaf}"/><path d="M766 478v44M744 500h44" stroke="${card}" stroke-width="11" stroke-linecap="round"/>`;

/** What is drawn for each page that has a picture of its own in previews. */
const motifs = {
  home,
  profiles,
  subscription,
  blogs,
  features,
  publishAd,
  login,
  signup,
  terms,
  privacy,
  safety,
  refunds,
  community,
} satisfies Record<SearchedPage, () => string>;

type PictureName = keyof typeof motifs;

/** The drawing that stands for every profile in the preview of a link: no face and no words. */
export const SHARED_PROFILE_AT = '/shared-profile.png';

/** Pages whose picture is drawn. */
export const PICTURE_NAMES = Object.keys(motifs) as readonly PictureName[];

/** The picture of a page as SVG; there are no words in it, so that one does for every language and name of the site. */
export function sharePicture(name: PictureName): string {
  return shareScene(motifs[name]());
}

/** Address of the picture that stands for a page in previews. */
export function sharePictureOf(page: PictureName): string {
  return `/share/${page}.png`;
}
