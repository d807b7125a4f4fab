import { createRandom } from '../seed/random.ts';
import type { SeedGender } from '../seed/seed-types.ts';
import { hairs, skins, type Skin } from './colour.ts';
import { faceCount, looksOlder } from './keys.ts';
import type { Face, MensHair, WomensHair } from './spec.ts';

const womensHairs: readonly (readonly [WomensHair, number])[] = [
  ['bun', 16],
  ['low-bun', 15],
  ['long', 24],
  ['braid', 15],
  ['bob', 9],
  ['wavy', 14],
  ['curly', 7],
  ['ponytail', 6],
];
const mensHairs: readonly (readonly [MensHair, number])[] = [
  ['side-part', 24],
  ['quiff', 15],
  ['crop', 15],
  ['curly', 9],
  ['receding', 8],
  ['swept', 13],
  ['centre-part', 7],
  ['fringe', 9],
];

/** A deck in which every value lies as often as its weight says, so that neighbours differ. */
function deck<T>(label: string, choices: readonly (readonly [T, number])[]): T[] {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  const cards = choices.flatMap(([value, weight]) =>
    Array.from({ length: Math.max(1, Math.round((weight / total) * faceCount)) }, () => value),
  );
  return createRandom(`deck/${label}`).sample(cards, cards.length);
}

const tones: readonly (readonly [Skin, number])[] = skins.map((tone, i) => [
  tone,
  [9, 23, 29, 22, 12, 5][i] ?? 1,
]);
const growths: readonly (readonly [Pick<Face, 'beard' | 'moustache'>, number])[] = [
  [{ beard: 'none', moustache: 'none' }, 25],
  [{ beard: 'none', moustache: 'thick' }, 18],
  [{ beard: 'none', moustache: 'thin' }, 7],
  [{ beard: 'none', moustache: 'curled' }, 5],
  [{ beard: 'stubble', moustache: 'none' }, 13],
  [{ beard: 'stubble', moustache: 'thin' }, 7],
  [{ beard: 'short', moustache: 'thick' }, 19],
  [{ beard: 'full', moustache: 'thick' }, 6],
];
const decks = {
  female: deck('hair/female', womensHairs),
  male: deck('hair/male', mensHairs),
  toneFemale: deck('tone/female', tones),
  toneMale: deck('tone/male', tones),
  growth: deck('growth', growths),
};

function dealt<T>(cards: readonly T[], number: number): T {
  return cards[number % cards.length] as T;
}

/** The face with that number (from 1): always the same person. */
export function faceNumber(gender: SeedGender, number: number): Face {
  const random = createRandom(`face/${gender}/${number}`);
  const trait = (): number => Math.round(random.bell(0, 0.6, -1, 1) * 100) / 100;
  const years = looksOlder(number) ? 0.5 + random.next() * 0.5 : random.next() * 0.3;
  const shared = {
    gender,
    skin: dealt(gender === 'female' ? decks.toneFemale : decks.toneMale, number),
    width: trait(),
    jaw: trait(),
    length: trait(),
    eyeSize: trait(),
    eyeTilt: trait(),
    eyeGap: trait(),
    browWeight: trait(),
    browArch: trait(),
    noseWidth: trait(),
    noseLength: trait(),
    lips: trait(),
    mouthWidth: trait(),
    smile: 0.25 + random.next() * 0.75,
    teeth: random.chance(gender === 'female' ? 0.3 : 0.22),
    hairColor: random.pick(hairs),
    parting: random.pick([-1, -0.6, 0, 0, 0.6, 1]),
    years,
    grey: years > 0.6 ? years * 0.8 : 0,
    mole: random.chance(0.1),
    glasses: random.weighted([
      ['none', 76],
      ['round', 9],
      ['square', 10],
      ['rimless', 5],
    ]),
  };
  if (gender === 'female') {
    return { ...shared, hair: dealt(decks.female, number), beard: 'none', moustache: 'none' };
  }
  const hair = dealt(decks.male, number);
  const growth = dealt(decks.growth, number);
  // Long hair and a heavy beard together hide too much of the face.
  const beard = hair === 'centre-part' && growth.beard !== 'none' ? 'stubble' : growth.beard;
  return { ...shared, hair, ...growth, beard };
}
