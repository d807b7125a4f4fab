import { PAPER } from './paper.ts';

/** The colours of one scheme, as sRGB hex; the single source for our CSS and for antd. */
export interface Palette {
  ink: string;
  muted: string;
  kumkum: string;
  kumkumPressed: string;
  /** What stands on a kumkum fill. */
  onKumkum: string;
  /** Marigold: a fill with `onHaldi` on it; never a text colour on light paper. */
  haldi: string;
  onHaldi: string;
  /** Marigold where it is read as text or a line on the surface of this scheme. */
  haldiText: string;
  /** The deeper marigold beside haldi, in garlands and drawings only. */
  marigold: string;
  leaf: string;
  leafSoft: string;
  sky: string;
  skySoft: string;
  danger: string;
  dangerSoft: string;
  /** What stands on a filled danger button. */
  onDanger: string;
  warnSoft: string;
  paper: string;
  card: string;
  rose: string;
  /** Decoration only: too pale to carry meaning. */
  line: string;
  /** Borders of controls, at least 3:1 on card and paper. */
  field: string;
  /** Behind a control under the pointer, and behind skeletons. */
  hover: string;
}

/** Colours in daylight, the scheme that screens are judged in. */
export const light: Palette = {
  ink: '#2b1d1f',
  muted: '#6b5658',
  kumkum: '#9c1c3b',
  kumkumPressed: '#7d1230',
  onKumkum: '#ffffff',
  haldi: '#f6c453',
  onHaldi: '#2b1d1f',
  haldiText: '#7a5200',
  marigold: '#e8963a',
  leaf: '#2f6b3c',
  leafSoft: '#e9f3e7',
  sky: '#235d8f',
  skySoft: '#e6f0f8',
  danger: '#b3261e',
  dangerSoft: '#fdebe8',
  onDanger: '#ffffff',
  warnSoft: '#fdf1d3',
  paper: PAPER.light,
  card: '#ffffff',
  rose: '#fbe9ec',
  line: '#e7d9cc',
  field: '#8d7470',
  hover: '#f6ede4',
};

/** Colours in the dark: the same names, warm browns instead of black. */
export const dark: Palette = {
  ink: '#f6ece6',
  muted: '#c7b3ac',
  kumkum: '#f28aa2',
  kumkumPressed: '#f7a9bb',
  onKumkum: '#2b1d1f',
  haldi: '#f6c453',
  onHaldi: '#2b1d1f',
  haldiText: '#f0b94a',
  marigold: '#d9822b',
  leaf: '#8fcf9c',
  leafSoft: '#1f3224',
  sky: '#8fc1ea',
  skySoft: '#1c2d3c',
  danger: '#f2948c',
  dangerSoft: '#42211f',
  onDanger: '#2b1d1f',
  warnSoft: '#3b2e17',
  paper: PAPER.dark,
  card: '#261b1e',
  rose: '#3a2229',
  line: '#43343a',
  field: '#a48f8b',
  hover: '#33262a',
};

/** Distances in px, from a hair's breadth (1) to the air between sections (7). */
export const space = [4, 8, 12, 16, 24, 32, 48] as const;

/** Corner radii in px. */
export const radius = { card: 12, control: 8, pill: 999 } as const;

/** Motion in ms; reduced motion sets both to nothing. */
export const motion = { quick: 150, calm: 200 } as const;

/** Font sizes in rem, so that a reader's own size is respected. */
export const fontSize = {
  small: 0.875,
  body: 1,
  lead: 1.125,
  heading: 1.375,
  title: 1.75,
  display: 2.25,
} as const;

/** Sizes of the frame in px: bars, rail, and the least a finger needs. */
export const frame = { topBar: 56, bottomBar: 64, rail: 88, target: 44, wide: 1200 } as const;

/** Families: text waits for no font; the display face is swapped in late without a shift. */
export const fontFamily = {
  text: "'Sapta Devanagari', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  display:
    "'Tiro Devanagari Marathi', 'Tiro Fallback', 'Tiro Fallback Narrow', 'Tiro Fallback Wide', 'Sapta Devanagari', serif",
} as const;

/** The one shadow, for what floats above the page. */
export const shadow = {
  light: '0 6px 24px rgb(43 29 31 / 0.14)',
  dark: '0 6px 24px rgb(0 0 0 / 0.5)',
} as const;
