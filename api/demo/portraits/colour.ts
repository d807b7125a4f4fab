/** Mixes two #rrggbb colours; `share` 0 is the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  const part = (color: string, i: number): number =>
    parseInt(color.slice(1 + i * 2, 3 + i * 2), 16);
  const hex = [0, 1, 2].map((i) =>
    Math.round(part(a, i) * (1 - share) + part(b, i) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** A colour in shadow: towards a warm dark, not towards grey. */
export function shade(color: string, share: number): string {
  return mix(color, '#2a1020', share);
}

/** A colour in light: towards cream. */
export function light(color: string, share: number): string {
  return mix(color, '#fff6e6', share);
}

/** Skin with the tones that a drawing of it needs. */
export interface Skin {
  base: string;
  shade: string;
  deep: string;
  glow: string;
  blush: string;
  lip: string;
}

const skin = (base: string, shadow: string, deep: string, blush: string, lip: string): Skin => ({
  base,
  shade: shadow,
  deep,
  glow: mix(base, '#fff0d8', 0.35),
  blush,
  lip,
});

/** Skin tones of the region, light to dark. */
export const skins: readonly Skin[] = [
  skin('#efc69c', '#dba678', '#a06244', '#e48b72', '#c05c57'),
  skin('#e8b98e', '#d3996d', '#985a3e', '#de8068', '#b95553'),
  skin('#dca578', '#c48559', '#8a4e34', '#d0715a', '#ab4b4a'),
  skin('#cd9265', '#b2744a', '#7a432b', '#c0604b', '#9c4342'),
  skin('#b97d52', '#9c623b', '#683722', '#aa513e', '#8c3b3b'),
  skin('#9d6742', '#82502f', '#55291a', '#934434', '#7c3434'),
];

/** Hair colours: near black to soft brown. */
export const hairs: readonly string[] = ['#1d1416', '#241819', '#2c1c1a', '#37231d', '#452c22'];

/** Grey that older hair turns to. */
export const greyHair = '#a59c98';
