import sharp from 'sharp';

const PETAL = 'M0-3.5C-5-8-6-14 0-19 6-14 5-8 0-3.5z';

/** The seven petals of our mark, around a point. A drawing and no text: servers may have no fonts. */
function mark(x: number, y: number, scale: number): string {
  const petals = Array.from(
    { length: 7 },
    (_, step) => `<path d="${PETAL}" transform="rotate(${((step * 360) / 7).toFixed(2)})"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${petals.join('')}</g>`;
}

/** Height of the row of marks, of the height of a picture: below every face (look.md: nothing is drawn over one). */
export const MARKED_SHARE = 0.1;

/** A row of marks along the lower edge, so close that cutting it off costs the picture its foot. */
function marksAlong(width: number, height: number): string {
  const band = height * MARKED_SHARE;
  // A mark is about 38 units across.
  const scale = (band * 0.8) / 38;
  const step = band * 0.95;
  const count = Math.ceil(width / step);
  const first = (width - (count - 1) * step) / 2;
  const marks = Array.from({ length: count }, (_, n) =>
    mark(first + n * step, height - band / 2, scale),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g fill="#ffffff" fill-opacity="0.5" stroke="#2b1d1f" stroke-opacity="0.35" stroke-width="0.8">
    ${marks.join('')}</g></svg>`;
}

/** The copy of a photo that visitors get (access.md, 'Uploads'), as WebP of the same size. */
export async function watermarked(photo: Buffer): Promise<Buffer> {
  const image = sharp(photo);
  const { width, height } = await image.metadata();
  return image
    .composite([{ input: Buffer.from(marksAlong(width, height)) }])
    .webp({ quality: 72 })
    .toBuffer();
}
