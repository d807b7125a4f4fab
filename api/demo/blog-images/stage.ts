import { faceNumber } from '../portraits/cast.ts';
import { drawFigure } from '../portraits/draw.ts';
import type { Face, Look } from '../portraits/spec.ts';
import { lookFor } from '../portraits/wardrobe.ts';
import type { SeedGender } from '../seed/seed-types.ts';

/** Someone of the portrait pool who stands in a scene. */
export interface Actor {
  gender: SeedGender;
  face: number;
  variant: number;
  /** Place of the upper left corner of the 480 x 600 drawing, and its scale. */
  at: readonly [x: number, y: number, scale: number];
  look?: Partial<Look>;
  /** What years have changed. */
  aged?: Partial<Pick<Face, 'grey' | 'years' | 'glasses' | 'hair'>>;
}

/** Puts people into a scene; each gets ids of their own, since ids are shared in one document. */
export function actors(people: readonly Actor[]): string {
  return people
    .map(({ gender, face: number, variant, at: [x, y, scale], look, aged }, i) => {
      const face = faceNumber(gender, number);
      const figure = drawFigure({
        face: { ...face, ...aged },
        look: { ...lookFor(face, number, variant), ...look },
      });
      const own = figure.replace(/ id="/g, ` id="p${i}`).replace(/url\(#/g, `url(#p${i}`);
      return `<g transform="translate(${x} ${y}) scale(${scale})">${own}</g>`;
    })
    .join('');
}

/** Wraps what is drawn into a document of 960 x 540 units with a soft light. */
export function scene(ground: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="1920" height="1080"><defs><radialGradient id="air" cx="0.45" cy="0.4" r="0.8"><stop offset="0" stop-color="#fffaf0" stop-opacity="0.55"/><stop offset="0.6" stop-color="#fffaf0" stop-opacity="0.05"/><stop offset="1" stop-color="#3a1420" stop-opacity="0.2"/></radialGradient></defs><rect width="960" height="540" fill="${ground}"/><rect width="960" height="540" fill="url(#air)"/>${content}</svg>`;
}
