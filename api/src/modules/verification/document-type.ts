import { fileTypeFromBuffer } from 'file-type';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import sharp from 'sharp';
import { Refusal } from '../../platform/http/refusal.ts';
import { isTooMuch } from '../profiles/profiles.public.ts';
import { hasPdfEnd, hasSomethingBehind, holdsArchive, readHead } from './second-content.ts';
import type { DocMediaType } from './verification.tables.ts';

const PICTURES: ReadonlySet<string> = new Set<DocMediaType>([
  'image/jpeg',
  'image/png',
  'image/webp',
]);

/** Why a file is no page of a document, as the message key that its owner reads. */
export type DocRefusal = Extract<
  MessageKey,
  | 'upload.wrongType'
  | 'pic.tooManyPixels'
  | 'doc.locked'
  | 'doc.damaged'
  | 'doc.empty'
  | 'doc.twoThings'
  | 'doc.tooManyPages'
  | 'doc.tooHeavy'
>;

const STATUS = {
  'upload.wrongType': 415,
  'doc.twoThings': 415,
  'pic.tooManyPixels': 413,
  'doc.tooManyPages': 413,
  'doc.tooHeavy': 413,
  'doc.locked': 422,
  'doc.damaged': 422,
  'doc.empty': 422,
} as const satisfies Record<DocRefusal, number>;

/** The refusal of a file, whoever found out why. */
export function refuseDoc(code: DocRefusal, cause?: unknown): Refusal {
  return Object.assign(new Refusal(STATUS[code], code), { cause });
}

/**
 * The type of a document by its content, whatever its name says. Refuses what is none of ours, what is two things at
 * once, and a picture that would unpack to more than a photo may; nothing is decoded but its head.
 */
export async function documentTypeOf(bytes: Buffer): Promise<DocMediaType> {
  if (bytes.length === 0) throw refuseDoc('doc.empty');
  const { isPdf, hasLatePdf, hasPage } = readHead(bytes);
  if (hasLatePdf) throw refuseDoc('doc.twoThings');
  const type = isPdf ? 'application/pdf' : (await fileTypeFromBuffer(bytes))?.mime;
  if (type === undefined) throw refuseDoc('upload.wrongType');
  if (hasPage) throw refuseDoc('doc.twoThings');
  if (type !== 'application/pdf' && !isPicture(type)) throw refuseDoc('upload.wrongType');
  if (holdsArchive(bytes)) throw refuseDoc('doc.twoThings');
  if (type === 'application/pdf') {
    if (await hasSomethingBehind(bytes)) throw refuseDoc('doc.twoThings');
    if (!hasPdfEnd(bytes)) throw refuseDoc('doc.damaged');
    return type;
  }
  if (isTooMuch(await headOf(bytes))) throw refuseDoc('pic.tooManyPixels');
  return type;
}

function isPicture(mime: string): mime is DocMediaType {
  return PICTURES.has(mime);
}

async function headOf(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refuseDoc('doc.damaged', cause);
  }
}
