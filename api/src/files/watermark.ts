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

/** Marks across a picture, dense enough that none can be cut off, faint enough that a face is seen. */
function marksOver(width: number, height: number): string {
  const step = width / 3;
  const scale = width / 340;
  const marks = [];
  for (let row = 0; row * step < height + step; row += 1) {
    for (let column = 0; column <= 3; column += 1) {
      const shift = row % 2 === 0 ? 0 : step / 2;
      marks.push(mark(column * step + shift, row * step, scale));
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g fill="#ffffff" fill-opacity="0.26" stroke="#2b1d1f" stroke-opacity="0.16" stroke-width="0.8">
    ${marks.join('')}</g></svg>`;
}

/** The copy of a photo that visitors get (access.md, 'Uploads'), as WebP of the same size. */
export async function watermarked(photo: Buffer): Promise<Buffer> {
  const image = sharp(photo);
  const { width, height } = await image.metadata();
  return image
    .composite([{ input: Buffer.from(marksOver(width, height)) }])
    .webp({ quality: 72 })
    .toBuffer();
}
