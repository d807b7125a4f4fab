import { light, shade } from './colour.ts';
import type { Look } from './spec.ts';

/** The small repeated motif of a cloth, as an SVG pattern with the id `pattern`. */
export function patternDefinition(look: Look): string {
  const bright = light(look.trim, 0.15);
  const tile = (size: number, content: string): string =>
    `<pattern id="pattern" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`;
  switch (look.pattern) {
    case 'dots':
      return tile(
        24,
        `<g fill="${bright}" opacity="0.75"><circle cx="6" cy="6" r="2.4"/><circle cx="18" cy="18" r="2.4"/></g>`,
      );
    case 'stripes':
      return tile(
        18,
        `<path d="M3 0V18M12 0V18" stroke="${light(look.cloth, 0.35)}" stroke-width="2" opacity="0.5"/>`,
      );
    case 'checks':
      return tile(
        26,
        `<path d="M0 6H26M6 0V26" stroke="${shade(look.cloth, 0.3)}" stroke-width="5" opacity="0.3"/><path d="M0 18H26M18 0V26" stroke="${light(look.cloth, 0.45)}" stroke-width="2" opacity="0.5"/>`,
      );
    case 'paisley':
      return tile(
        40,
        `<g fill="none" stroke="${bright}" stroke-width="1.8" opacity="0.8"><path d="M8 18C2 12 6 3 13 4C20 5 19 14 12 17C10 18 9 20 11 22"/><path d="M28 38C22 32 26 23 33 24C40 25 39 34 32 37"/></g><circle cx="12" cy="10" r="1.8" fill="${bright}"/><circle cx="32" cy="30" r="1.8" fill="${bright}"/>`,
      );
    default:
      return '';
  }
}
