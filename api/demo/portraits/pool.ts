import type { SeedGender } from '../seed/seed-types.ts';
import { faceNumber } from './cast.ts';
import { drawPortrait } from './draw.ts';
import { faceCount, portraitKey, silhouetteKey, variantCount } from './keys.ts';
import { drawSilhouette } from './silhouette.ts';
import { lookFor } from './wardrobe.ts';

/** One drawing of the pool: its key and its SVG. */
export interface PoolDrawing {
  key: string;
  svg: string;
}

/** Draws the whole pool, one after the other, silhouettes last. */
export function* drawPool(): Generator<PoolDrawing> {
  const genders: readonly SeedGender[] = ['female', 'male'];
  for (const gender of genders) {
    for (let number = 1; number <= faceCount; number++) {
      const face = faceNumber(gender, number);
      for (let variant = 0; variant < variantCount(number); variant++) {
        const look = lookFor(face, number, variant);
        yield { key: portraitKey(gender, number, variant), svg: drawPortrait({ face, look }) };
      }
    }
  }
  for (const gender of genders) yield { key: silhouetteKey(gender), svg: drawSilhouette(gender) };
}
