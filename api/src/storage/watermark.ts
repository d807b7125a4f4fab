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

/** Size of the mark, of the height of a picture. It is in the lower right corner, below every face. */
export const MARKED_SHARE = 0.1;

function cornerMark(width: number, height: number): string {
  const size = height * MARKED_SHARE;
  // The petals are about 38 units across.
  const drawn = mark(width - size * 0.6, height - size * 0.6, size / 38);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g fill="#ffffff" fill-opacity="0.7" stroke="#2b1d1f" stroke-opacity="0.45" stroke-width="0.8">
    ${drawn}</g></svg>`;
}

/** The copy of a photo that visitors get (access.md, 'Uploads'), as WebP of the same size. */
export async function watermarked(photo: Buffer): Promise<Buffer> {
  const image = sharp(photo);
  const { width, height } = await image.metadata();
  return image
    .composite([{ input: Buffer.from(cornerMark(width, height)) }])
    .webp({ quality: 72 })
    .toBuffer();
}
