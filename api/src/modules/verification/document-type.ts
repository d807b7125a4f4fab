import { fileTypeFromBuffer } from 'file-type';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import sharp from 'sharp';
import { Refusal } from '../../platform/http/refusal.ts';
import { isTooMuch } from '../profiles/profiles.public.ts';
import type { DocMediaType } from './verification.tables.ts';

/** Beginnings of what a browser would take for a page. */
const PAGE_STARTS = ['<script', '<!doctype', '<html', '<svg', '<?xml'];
/** Archives that programs look for anywhere in a file; long enough to be no chance. */
const ARCHIVES = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

/** Browsers and PDF readers look this far into a file. */
const HEAD_BYTES = 1024;
/** Bytes that tell a type. */
const TYPE_BYTES = 4100;
/** Ends of a PDF, one for each time it was saved, that are looked at. */
const MOST_ENDS = 100;

const PDF_END = Buffer.from('%%EOF');
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;
const ZIP_ENTRY = 0x02014b50;

/** What the beginning of a file says of it. */
interface Head {
  /** A PDF, with nothing but blank lines before its head. */
  readonly isPdf: boolean;
  /** A PDF begins behind something else. */
  readonly hasLatePdf: boolean;
  /** A page of the web begins there. */
  readonly hasPage: boolean;
}

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

/** The refusal of a file, whichever check failed. */
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

/** Reads the beginning of a file as browsers and PDF readers do. */
function readHead(bytes: Buffer): Head {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1').toLowerCase();
  const pdfAt = head.indexOf('%pdf-');
  const isPdf = pdfAt !== -1 && /^\s*$/.test(head.slice(0, pdfAt));
  const hasPage = PAGE_STARTS.some((start) => start !== '<?xml' && head.includes(start));
  return { isPdf, hasLatePdf: pdfAt !== -1 && !isPdf, hasPage };
}

/** Whether an archive lies in a file, wherever that is: programs find one from its end. */
function holdsArchive(bytes: Buffer): boolean {
  if (ARCHIVES.some((archive) => bytes.includes(archive, 0, 'latin1'))) return true;
  for (let at = bytes.indexOf(ZIP_END); at !== -1; at = bytes.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_BYTES > bytes.length) return false;
    const list = at - bytes.readUInt32LE(at + 12);
    if (list >= 0 && list < at && bytes.readUInt32LE(list) === ZIP_ENTRY) return true;
  }
  return false;
}

/** Whether a PDF ends where it should: readers look for its end in the last 1024 bytes, blank lines left out. */
function hasPdfEnd(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && isBlank(bytes[end - 1])) end -= 1;
  return bytes.subarray(Math.max(0, end - HEAD_BYTES), end).includes(PDF_END);
}

/** Whether something other than more of the PDF begins behind one of its ends. */
async function hasSomethingBehind(bytes: Buffer): Promise<boolean> {
  let at = bytes.indexOf(PDF_END);
  for (let ends = 0; at !== -1 && ends < MOST_ENDS; ends += 1) {
    let next = at + PDF_END.length;
    while (next < bytes.length && isBlank(bytes[next])) next += 1;
    const behind = bytes.subarray(next, next + TYPE_BYTES);
    const start = behind.subarray(0, 16).toString('latin1').toLowerCase();
    if (PAGE_STARTS.some((one) => start.startsWith(one))) return true;
    if ((await fileTypeFromBuffer(behind)) !== undefined) return true;
    at = bytes.indexOf(PDF_END, next);
  }
  return false;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;
}
