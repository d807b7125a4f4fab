import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { clipOf } from '../../seed/intros/load-intros.ts';

/** A small photo as a phone would send it. */
export async function photoFile(): Promise<Blob> {
  const create = { width: 320, height: 400, channels: 3, background: '#b03060' } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}

/** A video of five seconds. */
export async function videoFile(): Promise<Blob> {
  return new Blob([new Uint8Array(await readFile(clipOf('f16a')))], { type: 'video/webm' });
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
