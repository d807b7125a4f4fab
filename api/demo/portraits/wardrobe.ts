import { createRandom, type Random } from '../seed/random.ts';
import type { Backdrop, Face, Look, Outfit } from './spec.ts';

/** Cloth, second cloth (blouse, stole, shirt) and trim that go together. */
type Palette = readonly [cloth: string, second: string, trim: string];

const festive: readonly Palette[] = [
  ['#9c1c3b', '#1f5d4c', '#e0ad4a'],
  ['#2f6b3c', '#a3243f', '#e2b04b'],
  ['#6a2a6b', '#d9822b', '#e6bd62'],
  ['#1f5f7a', '#b8324f', '#e0b050'],
  ['#d98324', '#7d1230', '#f0c765'],
  ['#e0a526', '#8a1c3e', '#f4d98a'],
  ['#274b8f', '#c2562e', '#dfb657'],
  ['#b8436a', '#3c6e5a', '#ecc46a'],
  ['#0f6d6a', '#a1304e', '#e4b95c'],
  ['#7f2f28', '#2c5c63', '#dcae52'],
  ['#e9d9b8', '#a3243f', '#d9a53a'],
  ['#4a3a7c', '#c0672f', '#e2b557'],
];
const everyday: readonly Palette[] = [
  ['#4f7f8c', '#f2e4d0', '#e0b968'],
  ['#c56a52', '#f3e3cf', '#f2cf8a'],
  ['#7a8f5a', '#f0e2c4', '#d9b25c'],
  ['#a8577a', '#f5e0e3', '#e8c27a'],
  ['#3d5a80', '#e8dcc8', '#d8b26a'],
  ['#d6a24e', '#5a3a4a', '#fff0cf'],
  ['#5e6fa3', '#f3e6da', '#e4c27c'],
  ['#88576b', '#ecd9c6', '#e2bd74'],
  ['#2f7a6d', '#f4e7d0', '#e9c67c'],
  ['#b5493f', '#f2ddc8', '#efcf93'],
  ['#e3c7a0', '#7d3b4c', '#b8863b'],
  ['#6d3f5b', '#e9c9a6', '#e6c27e'],
  ['#4c6b4f', '#f0d9b8', '#dcb768'],
  ['#d77f6b', '#fbe9dc', '#fff1d6'],
  ['#27505e', '#e6b07e', '#e2bb70'],
  ['#93a7c4', '#f4ecdf', '#b98d45'],
  ['#c9923e', '#33505a', '#fbe7bd'],
];
const mens: readonly Palette[] = [
  ['#f1e7d6', '#9c1c3b', '#c99a3d'],
  ['#8fa9bf', '#f4efe6', '#d9b25c'],
  ['#7d1f35', '#f0e3cc', '#dcae52'],
  ['#2e4a5f', '#efe6d8', '#c2924a'],
  ['#59683f', '#f3ead9', '#d6ab55'],
  ['#b86b3a', '#f6ecda', '#e3bf74'],
  ['#33505a', '#d9e2e4', '#b8863b'],
  ['#6b5a7a', '#efe4ea', '#d2a95e'],
  ['#dcb878', '#7d1f35', '#b07f2c'],
  ['#3c4356', '#e7e9ee', '#9c1c3b'],
  ['#a7b78f', '#f5efe0', '#b98d3c'],
  ['#4a2c34', '#f2e6d8', '#c9974a'],
  ['#c9b79c', '#5a3b32', '#8a6a3a'],
  ['#1f4d4a', '#efe3cf', '#d0a04a'],
  ['#d9c9d0', '#6a3550', '#b58a4a'],
  ['#705238', '#f3e8d6', '#dcb266'],
  ['#b9c7cf', '#2e4a5f', '#a8793a'],
  ['#e8b777', '#4a2c34', '#8e5f24'],
];
const walls = [
  '#e9cfae',
  '#e6c3b0',
  '#cfd8c4',
  '#c9d7d8',
  '#ecd9b0',
  '#dcc7d0',
  '#f0d9c4',
  '#d5c9b4',
  '#e3b99a',
  '#c4cfc9',
];
const suits: readonly Palette[] = [
  ['#2b3a55', '#eef1f5', '#9c1c3b'],
  ['#3a3d45', '#f6efe4', '#b8863b'],
  ['#4a2630', '#f3e6dc', '#d0a04a'],
  ['#23443f', '#f1ece0', '#c9974a'],
  ['#54402f', '#f3eadb', '#7d1230'],
  ['#3f4a63', '#e6edf4', '#2f6b6a'],
  ['#1f3347', '#f7f2ea', '#d9822b'],
  ['#5b5f66', '#fbf3e6', '#4a2630'],
  ['#6b5240', '#eef0ea', '#33505a'],
];
/** Linen for under a waistcoat. */
const kurtas = ['#f4ecdd', '#efe6d3', '#e9e3d8', '#f3e4cd', '#e3e8e6'];
// Nine different scenes: the stride below never shows one twice to the same face.
const scenes: readonly Backdrop[] = [
  'plain',
  'niche',
  'hills',
  'garland',
  'halo',
  'window',
  'arches',
  'leaves',
  'sea',
];

/** What one person wears in drawing number `variant`; the first is more formal than the others. */
export function lookFor(face: Face, number: number, variant: number): Look {
  const random = createRandom(`look/${face.gender}/${number}/${variant}`);
  return face.gender === 'female'
    ? womensLook(random, face, number, variant)
    : mensLook(random, face, number, variant);
}

/** Walks through a list with a stride, so that faces next to each other get different things. */
function along<T>(list: readonly T[], number: number, variant: number): T {
  return list[(number * 7 + variant * 4) % list.length] as T;
}

function stance(
  random: Random,
  number: number,
  variant: number,
): Pick<Look, 'backdrop' | 'wall' | 'tilt' | 'turn'> {
  return {
    backdrop: along(scenes, number, variant),
    wall: walls[(number * 3 + variant * 7) % walls.length] as string,
    tilt: Math.round(random.bell(0, 2.4, -5, 5) * 10) / 10,
    turn: Math.round(random.bell(0, 3, -6, 6) * 10) / 10,
  };
}

function womensLook(random: Random, face: Face, number: number, variant: number): Look {
  const outfit = random.weighted<Outfit>(
    variant % 2 === 0
      ? [
          ['saree', 56],
          ['saree-head', face.years > 0.4 ? 8 : 2],
          ['dupatta', 24],
          ['kurti', 18],
        ]
      : [
          ['saree', 18],
          ['dupatta', 30],
          ['kurti', 28],
          ['blouse', 14],
          ['blazer', 10],
        ],
  );
  const saree = outfit === 'saree' || outfit === 'saree-head';
  const [cloth, second, trim] = along(saree ? festive : everyday, number, variant);
  const western = outfit === 'blouse' || outfit === 'blazer';
  return {
    ...stance(random, number, variant),
    outfit,
    cloth,
    second,
    trim,
    pattern: random.weighted(
      outfit === 'blazer'
        ? [['plain', 1]]
        : saree
          ? [
              ['plain', 40],
              ['dots', 30],
              ['paisley', 30],
            ]
          : [
              ['plain', 35],
              ['dots', 25],
              ['stripes', 15],
              ['paisley', 25],
            ],
    ),
    bindi: western
      ? 'none'
      : random.weighted([
          ['none', 25],
          ['dot', saree ? 45 : 55],
          ['crescent', saree ? 30 : 6],
        ]),
    nath: saree && random.chance(0.4),
    earrings: random.weighted(
      western
        ? [
            ['stud', 50],
            ['hoop', 25],
            ['pearl', 25],
          ]
        : [
            ['jhumka', 55],
            ['stud', 20],
            ['pearl', 20],
            ['hoop', 5],
          ],
    ),
    necklace: random.weighted(
      saree
        ? [
            ['thushi', 35],
            ['long', 25],
            ['pearls', 20],
            ['chain', 20],
          ]
        : [
            ['none', 45],
            ['chain', 40],
            ['pearls', 15],
          ],
    ),
    gajra: saree && random.chance(0.75),
    headwear: 'none',
  };
}

function mensLook(random: Random, face: Face, number: number, variant: number): Look {
  const headwear = random.weighted<Look['headwear']>(
    variant % 2 === 0
      ? [
          ['none', 84],
          ['pheta', 12],
          ['topi', face.years > 0.4 ? 12 : 2],
        ]
      : [
          ['none', 97],
          ['topi', 3],
        ],
  );
  const outfit = random.weighted<Outfit>(
    headwear === 'pheta'
      ? [
          ['sherwani', 60],
          ['kurta', 25],
          ['nehru', 15],
        ]
      : headwear === 'topi'
        ? [
            ['kurta', 50],
            ['nehru', 30],
            ['shirt', 20],
          ]
        : variant % 2 === 0
          ? [
              ['kurta', 28],
              ['nehru', 30],
              ['suit', 24],
              ['shirt', 18],
            ]
          : [
              ['shirt', 44],
              ['sweater', 16],
              ['kurta', 24],
              ['suit', 16],
            ],
  );
  const [cloth, second, trim] = along(outfit === 'suit' ? suits : mens, number, variant);
  return {
    ...stance(random, number, variant),
    outfit,
    cloth,
    second:
      headwear === 'pheta'
        ? random.pick(['#d9781f', '#a3243f', '#e0a526', '#b8436a'])
        : outfit === 'nehru'
          ? random.pick(kurtas)
          : second,
    trim,
    pattern: random.weighted(
      outfit === 'shirt'
        ? [
            ['plain', 45],
            ['stripes', 25],
            ['checks', 30],
          ]
        : outfit === 'kurta'
          ? [
              ['plain', 55],
              ['dots', 20],
              ['stripes', 25],
            ]
          : outfit === 'sherwani'
            ? [
                ['paisley', 55],
                ['plain', 45],
              ]
            : [
                ['plain', 60],
                ['dots', 40],
              ],
    ),
    bindi: 'none',
    nath: false,
    earrings: 'none',
    necklace: 'none',
    gajra: false,
    headwear,
  };
}
