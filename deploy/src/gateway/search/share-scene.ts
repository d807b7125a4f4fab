import { light } from 'shared-contracts/ui/tokens';

/** Size of a picture in a preview of a link, px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const { paper, rose, kumkum, haldi, marigold, leaf } = light;

/** A picture for previews as SVG: a toran over an arch, on paper, and in the arch what the page is about. */
export function shareScene(motif: string): string {
  const { width, height } = SHARE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${arch()}<rect y="560" width="${width}" height="70" fill="${rose}"/><rect y="560" width="${width}" height="6" fill="${kumkum}"/><g transform="translate(0 32)">${motif}</g>${toran()}${petals(96, 478, 34)}${petals(1104, 478, 34)}</svg>`;
}

/** The mark of the site, seven petals: one for each step around the fire. */
export function petals(x: number, y: number, size: number): string {
  const one = Array.from({ length: 7 }, (_, step) => {
    const fill = step === 0 ? kumkum : haldi;
    return `<path fill="${fill}" d="M0-4C-5-8-6-15 0-21 6-15 5-8 0-4z" transform="rotate(${((step * 360) / 7).toFixed(2)})"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) scale(${(size / 21).toFixed(3)})">${one}<circle r="3.5" fill="${kumkum}"/></g>`;
}

/** A standing lamp's flame over a bowl; `x` is its middle, `y` the rim of the bowl. */
export function diya(x: number, y: number, size = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path fill="${haldi}" d="M0-86C22-58 26-34 0-14-26-34-22-58 0-86z"/><path fill="${paper}" d="M0-52C10-40 11-28 0-18-11-28-10-40 0-52z"/><path fill="${marigold}" d="M-70 0H70C62 40 32 52 0 52S-62 40-70 0z"/><rect x="-74" y="-5" width="148" height="10" rx="5" fill="${kumkum}"/></g>`;
}

function arch(): string {
  return `<path fill="${rose}" d="M250 560V330C250 170 420 84 600 84S950 170 950 330V560z"/><path fill="${paper}" d="M300 560V340C300 206 440 134 600 134S900 206 900 340V560z"/>`;
}

/** Marigolds and mango leaves strung across the top. */
function toran(): string {
  const hang = (x: number) => 26 + 46 * Math.abs(Math.sin((x / SHARE_SIZE.width) * Math.PI * 5));
  const leaves = Array.from({ length: 20 }, (_, i) => {
    const x = 30 + i * 60;
    return `<path fill="${leaf}" d="M0 0C16 18 14 44 0 60-14 44-16 18 0 0z" transform="translate(${x} ${hang(x).toFixed(1)})"/>`;
  });
  const flowers = Array.from({ length: 61 }, (_, i) => {
    const x = i * 20;
    const [y, fill] = [hang(x).toFixed(1), i % 2 === 0 ? marigold : haldi];
    return `<circle cx="${x}" cy="${y}" r="13" fill="${fill}"/><circle cx="${x}" cy="${y}" r="5" fill="${paper}" opacity="0.35"/>`;
  });
  return leaves.join('') + flowers.join('');
}
