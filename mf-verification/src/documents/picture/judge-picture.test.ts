import { describe, expect, it } from 'vitest';
import { judgePicture, type Pixels } from './judge-picture.ts';
import { moved, NUMBER_GUESS, sized } from './rect.ts';

/** A picture whose brightness a function of the place says. */
function picture(of: (x: number, y: number) => number, width = 120, height = 80): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data.fill(of(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3);
      data[(y * width + x) * 4 + 3] = 255;
    }
  }
  return { data, width, height };
}

const isInside = (x: number, y: number) => x > 15 && x < 105 && y > 12 && y < 68;
/** Lines of print on a light card that lies on a plain table. */
const print = (x: number, y: number) =>
  isInside(x, y) && y % 8 < 3 && x % 3 === 0 ? 20 : isInside(x, y) ? 235 : 150;

describe('a picture of a document', () => {
  it('is fine when it is sharp, light and whole', () => {
    expect(judgePicture(picture(print))).toEqual([]);
  });

  it('is blurred when nothing in it is sharp', () => {
    expect(judgePicture(picture((x, y) => 120 + 60 * Math.sin(x / 20) * Math.cos(y / 20)))).toEqual(
      ['blurred'],
    );
  });

  it('is too dark when there is next to no light', () => {
    expect(judgePicture(picture((x, y) => print(x, y) / 6))).toContain('dark');
  });

  it('is cut off when the print runs out of it', () => {
    expect(judgePicture(picture((x, y) => (y % 8 < 3 && x % 3 === 0 ? 20 : 235)))).toEqual(['cut']);
  });
});

describe('the bar over the number', () => {
  it('moves and grows as far as the picture goes', () => {
    expect(moved(NUMBER_GUESS, 9, -9)).toMatchObject({ x: 1 - NUMBER_GUESS.w, y: 0 });
    expect(sized(NUMBER_GUESS, 9, -9)).toMatchObject({ w: 1 - NUMBER_GUESS.x, h: 0.04 });
  });
});
