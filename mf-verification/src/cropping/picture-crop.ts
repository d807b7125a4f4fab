/** A part of a picture, as fractions of its width and height. */
export interface CropFractions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a picture is turned, then cropped. */
export interface PictureCrop {
  /** Quarter turns clockwise, 0 to 3. */
  readonly turn: number;
  /** Of the picture as it is turned. */
  readonly crop: CropFractions;
}

/** What the cropping library says in percent, inside of the picture. */
export function fractionsOf(percent: CropFractions): CropFractions {
  const [x, width] = inside(percent.x, percent.width);
  const [y, height] = inside(percent.y, percent.height);
  return { x, y, width, height };
}

/** The same for the library. */
export function percentOf({ x, y, width, height }: CropFractions): CropFractions {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

/** One quarter turn further; negative ones go to the left. */
export function turnedBy(turn: number, quarters: number): number {
  return (((turn + quarters) % 4) + 4) % 4;
}

function inside(from: number, length: number): readonly [number, number] {
  const start = Math.min(1, Math.max(0, from / 100));
  return [start, Math.min(1 - start, length / 100)];
}
