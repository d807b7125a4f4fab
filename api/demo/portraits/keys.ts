import type { SeedGender } from '../seed/seed-types.ts';

/** Faces of each gender in the pool. */
export const faceCount = 60;

/** How many drawings show face `face` (from 1): two or three, more for a few. */
export function variantCount(face: number): number {
  if (face === faceCount) return 12;
  if (face > faceCount - 4) return 6;
  return face % 4 === 0 ? 3 : 2;
}

/** Whether a face is drawn as someone near forty or past it. */
export function looksOlder(face: number): boolean {
  return face % 5 === 0;
}

/** The name of one drawing, for example `f07b`: gender, face, outfit. */
export function portraitKey(gender: SeedGender, face: number, variant: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + variant);
  return `${gender === 'female' ? 'f' : 'm'}${String(face).padStart(2, '0')}${letter}`;
}

/** Every drawing of one face. */
export function portraitsOfFace(gender: SeedGender, face: number): string[] {
  return Array.from({ length: variantCount(face) }, (_, i) => portraitKey(gender, face, i));
}

/** Every drawing of a gender in the pool, in order; files are `pool/<key>-{480,960}.webp`. */
export function portraitKeys(gender: SeedGender): string[] {
  return Array.from({ length: faceCount }, (_, i) => portraitsOfFace(gender, i + 1)).flat();
}

/** The drawing shown where there is no photo. */
export function silhouetteKey(gender: SeedGender): string {
  return gender === 'female' ? 'silhouette-f' : 'silhouette-m';
}
