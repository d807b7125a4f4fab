import { faceNumber } from '../../portraits/cast.ts';
import { drawPortrait } from '../../portraits/draw.ts';
import { lookFor } from '../../portraits/wardrobe.ts';
import { INTRO_SECONDS } from './introduced.ts';

/** Pictures a second. */
export const FRAME_RATE = 20;

/** Moments of a blink in seconds, and how long one takes. */
const BLINKS = [1.15, 3.6];
const BLINK = 0.24;

/** The drawings of a clip: a portrait that turns its head a little, blinks, smiles, and ends as it began. */
export function moving(portrait: string): string[] {
  const [, letter, number = '', variant = ''] = /^([fm])(\d\d)([a-z])$/.exec(portrait) ?? [];
  if (letter === undefined) throw new Error(`${portrait} is no portrait`);
  const face = faceNumber(letter === 'f' ? 'female' : 'male', Number(number));
  const look = lookFor(face, Number(number), variant.charCodeAt(0) - 'a'.charCodeAt(0));
  return Array.from({ length: INTRO_SECONDS * FRAME_RATE }, (_, index) => {
    const share = index / (INTRO_SECONDS * FRAME_RATE);
    const sway = Math.sin(2 * Math.PI * share);
    const warmth = Math.sin(Math.PI * share) ** 2;
    return drawPortrait({
      face: {
        ...face,
        smile: Math.min(1.2, face.smile + 0.45 * warmth),
        lids: lidsAt(index / FRAME_RATE),
      },
      look: { ...look, tilt: look.tilt + 2.6 * sway, turn: look.turn + 3.2 * sway },
    });
  });
}

function lidsAt(second: number): number {
  return Math.max(0, ...BLINKS.map((blink) => 1 - Math.abs(second - blink) / (BLINK / 2)));
}
