import { fileTypeFromBuffer } from 'file-type';

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
export interface Head {
  /** A PDF, with nothing but blank lines before its head. */
  readonly isPdf: boolean;
  /** A PDF begins behind something else. */
  readonly hasLatePdf: boolean;
  /** A page of the web begins there. */
  readonly hasPage: boolean;
}

/** Reads the beginning of a file as browsers and PDF readers do. */
export function readHead(bytes: Buffer): Head {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1').toLowerCase();
  const pdfAt = head.indexOf('%pdf-');
  const isPdf = pdfAt !== -1 && /^\s*$/.test(head.slice(0, pdfAt));
  const hasPage = PAGE_STARTS.some((start) => start !== '<?xml' && head.includes(start));
  return { isPdf, hasLatePdf: pdfAt !== -1 && !isPdf, hasPage };
}

/** Whether an archive lies in a file, wherever that is: programs find one from its end. */
export function holdsArchive(bytes: Buffer): boolean {
  if (ARCHIVES.some((archive) => bytes.includes(archive, 0, 'latin1'))) return true;
  for (let at = bytes.indexOf(ZIP_END); at !== -1; at = bytes.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_BYTES > bytes.length) return false;
    const list = at - bytes.readUInt32LE(at + 12);
    if (list >= 0 && list < at && bytes.readUInt32LE(list) === ZIP_ENTRY) return true;
  }
  return false;
}

/** Whether a PDF ends where it should: readers look for its end in the last 1024 bytes, blank lines left out. */
export function hasPdfEnd(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && isBlank(bytes[end - 1])) end -= 1;
  return bytes.subarray(Math.max(0, end - HEAD_BYTES), end).includes(PDF_END);
}

/** Whether something other than more of the PDF begins behind one of its ends. */
export async function hasSomethingBehind(bytes: Buffer): Promise<boolean> {
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
