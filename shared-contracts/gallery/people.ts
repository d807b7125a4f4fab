import type { Photo } from '../src/ui/core.ts';

/** One drawn card of the gallery; invented, with long and Devanagari names among them. */
export interface GalleryPerson {
  id: string;
  name: string;
  age: string;
  lines: readonly string[];
  score: number;
  photos: readonly Photo[];
  matched?: boolean;
}

function portrait(skin: string, cloth: string, wall: string, n: number): Photo {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400"><rect width="320" height="400" fill="${wall}"/><circle cx="${160 + n * 12}" cy="150" r="92" fill="#2b1a17"/><path d="M20 400c0-96 62-146 140-146s140 50 140 146z" fill="${cloth}"/><path d="M128 210h64v56q-32 34-64 0z" fill="${skin}"/><ellipse cx="${160 + n * 4}" cy="162" rx="62" ry="78" fill="${skin}"/><path d="M98 150q24-70 124 0q-20-84-62-84t-62 84z" fill="#2b1a17"/></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt: `Portrait ${n + 1}`,
    width: 320,
    height: 400,
  };
}

const looks = [
  ['#c68b63', '#9c1c3b', '#f1dcc4'],
  ['#a86f4a', '#235d8f', '#dfe6e2'],
  ['#d9a77f', '#2f6b3c', '#f5e6c8'],
  ['#b77b55', '#7a5200', '#e8d9e0'],
] as const;

const photosOf = (look: number, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const [skin, cloth, wall] = looks[(look + n) % looks.length] ?? looks[0];
    return portrait(skin, cloth, wall, n);
  });

/** Enough people to see a grid break its rows. */
export const people: readonly GalleryPerson[] = [
  {
    id: 'a',
    name: 'Asha D.',
    age: '28',
    lines: ['Kolhapur', 'Physiotherapist', '5 ft 4 in (163 cm)'],
    score: 28,
    photos: photosOf(0, 4),
    matched: true,
  },
  {
    id: 'b',
    name: 'Chandrashekharendra Venkatanarasimharajuvaripeta',
    age: '31',
    lines: [
      'Chhatrapati Sambhajinagar (Aurangabad), Maharashtra',
      'Assistant Executive Engineer, Public Works Department',
      '5 ft 11 in (180 cm)',
    ],
    score: 9,
    photos: photosOf(1, 2),
  },
  {
    id: 'c',
    name: 'ज्ञानेश्वरी क्षीरसागर',
    age: '२६',
    lines: ['श्रीरामपूर', 'शिक्षिका, जिल्हा परिषद शाळा', '५ फूट २ इंच'],
    score: 36,
    photos: photosOf(2, 1),
  },
  {
    id: 'd',
    name: 'Rohan K.',
    age: '30',
    lines: ['Pune', 'Software engineer', '5 ft 9 in (175 cm)'],
    score: 0,
    photos: [],
  },
];
