import { faceCount, portraitsOfFace, variantCount } from './portraits/keys.ts';
import type { Random } from './random.ts';
import type { SeedGender, SeedPic } from './seed-types.ts';

/** Hands out photos: one face a person, and no face again among the people just before. */
export interface Photographer {
  take(gender: SeedGender, count: number): SeedPic[];
}

/** Makes a photographer that goes round all faces in shuffled order before it repeats one. */
export function createPhotographer(random: Random): Photographer {
  const queues: Record<SeedGender, number[]> = { female: [], male: [] };
  const uses = new Map<string, number>();

  return {
    take(gender, count) {
      if (count === 0) return [];
      const queue = queues[gender];
      if (!queue.some((face) => fits(face, count))) {
        const all = Array.from({ length: faceCount }, (_, i) => i + 1);
        queue.push(...random.sample(all, all.length));
      }
      const [face = 1] = queue.splice(
        queue.findIndex((candidate) => fits(candidate, count)),
        1,
      );
      const used = uses.get(`${gender}${face}`) ?? 0;
      uses.set(`${gender}${face}`, used + 1);
      const keys = portraitsOfFace(gender, face);
      return Array.from({ length: count }, (_, i) => ({
        portrait: keys[(used + i) % keys.length] as string,
      }));
    },
  };
}

/** Faces with many drawings are kept for people with many photos. */
function fits(face: number, count: number): boolean {
  const drawings = variantCount(face);
  return drawings >= count && (count > 3 || drawings <= 6) && (count > 6 || drawings < 12);
}
