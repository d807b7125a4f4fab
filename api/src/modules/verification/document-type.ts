import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '../../platform/http/refusal.ts';
import { isTooMuch } from '../profiles/profiles.public.ts';
import type { DocMediaType } from './verification.tables.ts';

const TYPES: ReadonlySet<string> = new Set<DocMediaType>([
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
]);

/** Beginnings of what a browser or a PDF reader would take a picture for; they look this far into a file. */
const SECOND_FACES = ['%PDF-', '<script', '<!doctype', '<html', '<svg'];
const LOOKED_AT = 1024;

/**
 * The type of a document by its content, whatever its name says. Refuses what is none of ours, what is two things at
 * once, and a picture that would unpack to more than a photo may (413); nothing is decoded but its head.
 */
export async function documentTypeOf(bytes: Buffer): Promise<DocMediaType> {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !isDocumentType(type.mime)) throw wrongType();
  if (type.mime === 'application/pdf') return type.mime;
  const head = bytes.subarray(0, LOOKED_AT).toString('latin1').toLowerCase();
  if (SECOND_FACES.some((face) => head.includes(face.toLowerCase()))) throw wrongType();
  if (isTooMuch(await headOf(bytes))) throw new Refusal(413, 'pic.tooManyPixels');
  return type.mime;
}

function isDocumentType(mime: string): mime is DocMediaType {
  return TYPES.has(mime);
}

async function headOf(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw Object.assign(wrongType(), { cause });
  }
}

function wrongType(): Refusal {
  return new Refusal(415, 'upload.wrongType');
}
