import type { SeedGender } from '../seed/seed-types.ts';
import type { Skin } from './colour.ts';

/** Ways women of the pool wear their hair. */
export type WomensHair =
  | 'bun'
  | 'low-bun'
  | 'long'
  | 'braid'
  | 'bob'
  | 'wavy'
  | 'curly'
  | 'ponytail';
/** Ways men of the pool wear their hair. */
export type MensHair =
  | 'side-part'
  | 'quiff'
  | 'crop'
  | 'curly'
  | 'receding'
  | 'swept'
  | 'centre-part'
  | 'fringe';

/** What makes a person recognisable: the same in all drawings of one face. Shape values run from -1 to 1. */
export interface Face {
  gender: SeedGender;
  skin: Skin;
  width: number;
  jaw: number;
  length: number;
  eyeSize: number;
  eyeTilt: number;
  eyeGap: number;
  browWeight: number;
  browArch: number;
  noseWidth: number;
  noseLength: number;
  lips: number;
  mouthWidth: number;
  smile: number;
  teeth: boolean;
  hair: WomensHair | MensHair;
  hairColor: string;
  /** Where the parting sits, -1 left to 1 right. */
  parting: number;
  /** 0 none, 1 clearly grey at the temples. */
  grey: number;
  /** 0 young face, 1 lines of someone past forty. */
  years: number;
  beard: 'none' | 'stubble' | 'short' | 'full';
  moustache: 'none' | 'thin' | 'thick' | 'curled';
  glasses: 'none' | 'round' | 'square' | 'rimless';
  mole: boolean;
  /** How far the lids have fallen, 0 open to 1 closed; for pictures that move. */
  lids?: number;
}

/** Clothes of the pool. */
export type Outfit =
  | 'saree'
  | 'saree-head'
  | 'dupatta'
  | 'kurti'
  | 'blouse'
  | 'blazer'
  | 'kurta'
  | 'nehru'
  | 'sherwani'
  | 'shirt'
  | 'suit'
  | 'sweater';

/** What stands behind a person. */
export type Backdrop =
  | 'plain'
  | 'halo'
  | 'niche'
  | 'garland'
  | 'window'
  | 'hills'
  | 'arches'
  | 'leaves'
  | 'sea';

/** What changes from one drawing of a face to the next. */
export interface Look {
  outfit: Outfit;
  cloth: string;
  second: string;
  trim: string;
  backdrop: Backdrop;
  wall: string;
  /** Degrees, positive to the right. */
  tilt: number;
  /** Pixels by which the features move with a turn of the head. */
  turn: number;
  bindi: 'none' | 'dot' | 'crescent';
  nath: boolean;
  earrings: 'none' | 'stud' | 'jhumka' | 'hoop' | 'pearl';
  necklace: 'none' | 'chain' | 'thushi' | 'pearls' | 'long';
  gajra: boolean;
  headwear: 'none' | 'pheta' | 'topi';
  pattern: 'plain' | 'dots' | 'stripes' | 'paisley' | 'checks';
}

/** One drawing. */
export interface Portrait {
  face: Face;
  look: Look;
}
