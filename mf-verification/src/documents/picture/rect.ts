/** A part of a picture, in fractions of its width and height. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** No side is smaller than this. */
export const LEAST = 0.04;

/** Where the number stands on most Aadhaar cards, its first eight digits: below the middle, from the left. */
export const NUMBER_GUESS: Rect = { x: 0.28, y: 0.72, w: 0.34, h: 0.12 };

/** All of the picture but a small edge: where cropping begins. */
export const CROP_GUESS: Rect = { x: 0.06, y: 0.06, w: 0.88, h: 0.88 };

/** Moved by fractions, as far as the picture goes. */
export function moved(rect: Rect, dx: number, dy: number): Rect {
  return {
    ...rect,
    x: within(rect.x + dx, 0, 1 - rect.w),
    y: within(rect.y + dy, 0, 1 - rect.h),
  };
}

/** Made larger or smaller at its right and lower edge. */
export function sized(rect: Rect, dw: number, dh: number): Rect {
  return {
    ...rect,
    w: within(rect.w + dw, LEAST, 1 - rect.x),
    h: within(rect.h + dh, LEAST, 1 - rect.y),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
