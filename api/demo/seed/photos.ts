import { faceCount, looksOlder, portraitsOfFace, variantCount } from '../portraits/keys.ts';
import type { Random } from './random.ts';
import type { SeedGender, SeedPic } from './seed-types.ts';

/** Hands out photos: one face a person, and no face again among the people just before. */
export interface Photographer {
  take(gender: SeedGender, age: number, count: number): SeedPic[];
}

/** From this age on a person has an older face. */
const OLDER_FROM = 35;

/** How many other people of the gender lie at least between two with the same face. */
const apart = 6;

/** Makes a photographer that goes round all faces in shuffled order before it repeats one. */
export function createPhotographer(random: Random): Photographer {
  const queues: Record<SeedGender, number[]> = { female: [], male: [] };
  const recent: Record<SeedGender, number[]> = { female: [], male: [] };
  const uses = new Map<string, number>();

  return {
    take(gender, age, count) {
      if (count === 0) return [];
      const queue = queues[gender];
      const seen = recent[gender];
      const fresh = (face: number): boolean => fits(face, age, count) && !seen.includes(face);
      if (!queue.some(fresh)) {
        const all = Array.from({ length: faceCount }, (_, i) => i + 1);
        queue.push(...random.sample(all, all.length));
      }
      const chosen = queue.find(fresh) ?? queue.find((face) => fits(face, age, count)) ?? 1;
      queue.splice(queue.indexOf(chosen), 1);
      seen.push(chosen);
      if (seen.length > apart) seen.shift();
      const used = uses.get(`${gender}${chosen}`) ?? 0;
      uses.set(`${gender}${chosen}`, used + 1);
      // Faces with many drawings are young ones: an older person shows fewer photos of an older face.
      const face = age < OLDER_FROM || looksOlder(chosen) ? chosen : olderFace(used + chosen);
      const keys = portraitsOfFace(gender, face);
      return Array.from({ length: Math.min(count, keys.length) }, (_, i) => ({
        portrait: keys[(used + i) % keys.length] as string,
      }));
    },
  };
}

/** One of the older faces, all but the last, which is for people with very many photos. */
function olderFace(turn: number): number {
  const older = Array.from({ length: faceCount - 1 }, (_, i) => i + 1).filter(looksOlder);
  return older[turn % older.length] ?? 5;
}

/**
 * Faces with many drawings are kept for people with many photos, older faces for older people; who
 * shows more than three photos takes what there is.
 */
function fits(face: number, age: number, count: number): boolean {
  const drawings = variantCount(face);
  if (count > 3) return drawings >= count && (count > 6 || drawings < 12);
  return drawings >= count && drawings < 12 && looksOlder(face) === age >= OLDER_FROM;
}
