/** What one may want to take again; nothing of it forbids sending. */
export type PictureWarning = 'blurred' | 'dark' | 'cut';

/** Pixels as a canvas has them: red, green, blue, opacity. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Width to which a picture is brought before it is judged, so that these numbers fit every camera. */
export const JUDGED_WIDTH = 480;

/** Below this the variance of the Laplacian says that no edge is sharp. */
const BLURRED = 45;
/** Mean luminance, of 255. */
const DARK = 62;
/** A step of brightness that is an edge. */
const EDGE = 28;
/** Share of the outermost pixels of a side that are edges, from which something goes on beyond it. */
const CUT = 0.16;

/** Looks at the pixels of a small copy. */
export function judgePicture(pixels: Pixels): PictureWarning[] {
  const grey = luminance(pixels);
  const { width, height } = pixels;
  const warnings: PictureWarning[] = [];
  if (mean(grey) < DARK) warnings.push('dark');
  if (laplacianVariance(grey, width, height) < BLURRED) warnings.push('blurred');
  else if (isCut(grey, width, height)) warnings.push('cut');
  return warnings;
}

function luminance({ data }: Pixels): Float32Array {
  const grey = new Float32Array(data.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4;
    grey[at] =
      0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return grey;
}

function mean(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** How much the brightness bends: print has much of it, what is out of focus next to none. */
function laplacianVariance(grey: Float32Array, width: number, height: number): number {
  const bends = new Float32Array(Math.max(0, (width - 2) * (height - 2)));
  let next = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around =
        (grey[at - 1] ?? 0) +
        (grey[at + 1] ?? 0) +
        (grey[at - width] ?? 0) +
        (grey[at + width] ?? 0);
      bends[next++] = around - 4 * (grey[at] ?? 0);
    }
  }
  const middle = mean(bends);
  return mean(bends.map((bend) => (bend - middle) ** 2));
}

/** Whether print or lines run out of the picture: edges along one of its four sides. */
function isCut(grey: Float32Array, width: number, height: number): boolean {
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  const along = (length: number, pick: (place: number) => number) => {
    let edges = 0;
    for (let place = 1; place < length; place++) {
      if (Math.abs(pick(place) - pick(place - 1)) > EDGE) edges++;
    }
    return edges / length;
  };
  const [right, bottom] = [width - 3, height - 3];
  return [
    along(width, (x) => at(x, 2)),
    along(width, (x) => at(x, bottom)),
    along(height, (y) => at(2, y)),
    along(height, (y) => at(right, y)),
  ].some((share) => share > CUT);
}
