import sharp from 'sharp';

/** A small photo as a phone would send it. */
export async function photoFile(): Promise<Blob> {
  const create = { width: 320, height: 400, channels: 3, background: '#b03060' } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}

/** A text that says of itself that it is what it is not. */
export function lyingFile(type: string): Blob {
  return new Blob(['this is a text'], { type });
}

/** A form of text fields and files. */
export function formOf(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'file');
  }
  return form;
}
