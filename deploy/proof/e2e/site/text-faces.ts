import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackedFont } from 'api/unpacked-font';
import { ROOT } from '../../../src/build/units.ts';

/** What `system-ui` is where people read the site: on Android, where fonts-noto-core is installed, and on a bare Debian. */
export const TEXT_FACES = ['roboto', 'noto-sans', 'dejavu-sans'] as const;
export type TextFace = (typeof TEXT_FACES)[number];

const FAMILIES: Record<TextFace, string> = {
  roboto: 'Roboto',
  'noto-sans': 'Noto Sans',
  'dejavu-sans': 'DejaVu Sans',
};

/** Each has regular and bold; Roboto a weight between, as on Android. */
const WEIGHTS: Record<TextFace, readonly number[]> = {
  roboto: [400, 500, 700],
  'noto-sans': [400, 500, 600, 700],
  'dejavu-sans': [400, 700],
};
const SCRIPTS: Record<TextFace, readonly string[]> = {
  roboto: ['latin', 'latin-ext'],
  'noto-sans': ['latin', 'latin-ext'],
  'dejavu-sans': ['latin'],
};
/** What a browser takes for Devanagari where a page brings no font of its own, and for arrows. */
const OTHERS = [
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
  'dejavu-sans/files/dejavu-sans-latin-400-normal.woff',
];

/**
 * The environment in which Chromium has this face as the system's, and no font of the machine: what a page measures
 * is the same everywhere. The files are written once, under `.cache`.
 */
export function environmentWithFace(face: TextFace): Record<string, string> {
  const folder = join(ROOT, '.cache/text-faces', face);
  if (!existsSync(folder)) writeFace(face, folder);
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}

function writeFace(face: TextFace, folder: string): void {
  // Two processes may write at once, and the second finds the folder of the first.
  const made = `${folder}-${process.pid}`;
  mkdirSync(made, { recursive: true });
  const files = [
    ...WEIGHTS[face].flatMap((weight) =>
      SCRIPTS[face].map((script) => `${face}/files/${face}-${script}-${weight}-normal.woff`),
    ),
    ...OTHERS,
  ];
  for (const file of new Set(files)) {
    const woff = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
    const name = file.replaceAll('/', '-').replace(/woff$/, 'ttf');
    writeFileSync(join(made, name), unpackedFont(woff));
  }
  writeFileSync(join(made, 'fonts.conf'), configuration(folder, FAMILIES[face]));
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** `cachedir` keeps this font list apart from the machine's; without hinting, letters have the widths they have on a phone. */
function configuration(folder: string, family: string): string {
  const alias = (generic: string) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${folder}</dir>
<cachedir>${folder}/cache</cachedir>
${['system-ui', 'sans-serif', 'serif', 'monospace'].map(alias).join('\n')}
<match target="pattern"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
</fontconfig>
`;
}
