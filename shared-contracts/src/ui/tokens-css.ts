import * as tokens from './tokens.ts';
import type { Palette } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function scheme(name: 'light' | 'dark', palette: Palette): string[] {
  return [
    `color-scheme: ${name};`,
    ...Object.entries(palette).map(([key, value]) => `--sp-${kebab(key)}: ${String(value)};`),
    `--sp-shadow: ${tokens.shadow[name]};`,
  ];
}

function sizes(): string[] {
  const px = (prefix: string, values: Record<string, number>) =>
    Object.entries(values).map(([key, value]) => `--sp-${prefix}${kebab(key)}: ${value}px;`);
  return [
    ...tokens.space.map((value, index) => `--sp-space-${index + 1}: ${value}px;`),
    ...px('radius-', tokens.radius),
    ...px('', tokens.frame),
    ...Object.entries(tokens.motion).map(([key, value]) => `--sp-motion-${key}: ${value}ms;`),
    ...Object.entries(tokens.fontSize).map(([key, value]) => `--sp-size-${key}: ${value}rem;`),
    ...Object.entries(tokens.fontFamily).map(([key, value]) => `--sp-font-${key}: ${value};`),
  ];
}

const rule = (selector: string, lines: string[], indent = '') =>
  [`${indent}${selector} {`, ...lines.map((line) => folded(line, indent)), `${indent}}`].join('\n');

// The committed file is formatted like every other, at 100 columns.
const folded = (line: string, indent: string) =>
  `${indent}  ${line.length > 98 ? wrapped(line, `${indent}    `) : line}`;

/** The text of `tokens.css`: light by default, dark by the reader's system or by `data-theme`. */
export function tokensCss(): string {
  return [
    '/* Written from tokens.ts by write-tokens-css.ts; change it there. */',
    rule(':root', [...scheme('light', tokens.light), ...sizes()]),
    '@media (prefers-color-scheme: dark) {',
    rule(":root:not([data-theme='light'])", scheme('dark', tokens.dark), '  '),
    '}',
    rule(":root[data-theme='dark']", scheme('dark', tokens.dark)),
    '@media (prefers-reduced-motion: reduce) {',
    rule(
      ':root',
      Object.keys(tokens.motion).map((key) => `--sp-motion-${key}: 0ms;`),
      '  ',
    ),
    '}',
    '',
  ].join('\n');
}

/** A declaration that is too long for one line: its value below its name, as many items on a line as fit. */
function wrapped(line: string, indent: string): string {
  const [name = '', value = ''] = line.split(': ');
  const lines: string[] = [];
  for (const item of value.split(', ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? `${indent}${item}` : `${last}, ${item}`;
    // A comma follows all but the last line.
    if (last === undefined || longer.length < 100) lines.splice(-1, 1, longer);
    else lines.push(`${indent}${item}`);
  }
  return `${name}:\n${lines.join(',\n')}`;
}
