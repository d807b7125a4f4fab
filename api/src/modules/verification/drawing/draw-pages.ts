import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { DocMediaType } from '../verification.tables.ts';
import { asSheet, SHEET_SIDE, type DrawnPages } from './sheet.ts';

type Pdf = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

/** Pixels for a point of 1/72 inch: 200 to an inch. */
const MOST_SCALE = 200 / 72;
/** What PDFium may have for one document, in bytes: a page of 2400 x 2400 takes 23 MB. */
const MOST_MEMORY = 384 * 1024 * 1024;

let compiled: Promise<WebAssembly.Module> | undefined;

/** A head that says more pixels than this is refused before it comes here. */
const MOST_PIXELS = 60_000_000;

/** Draws a file page by page: nothing of its bytes remains, no script, no place, no second content. */
export async function drawPages(
  bytes: Uint8Array,
  type: DocMediaType,
  mostPages: number,
): Promise<DrawnPages> {
  if (type === 'application/pdf') return drawPdf(bytes, mostPages);
  if (mostPages < 1) return { refused: 'doc.tooManyPages' };
  const picture = sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
    failOn: 'error',
    animated: false,
  });
  try {
    const side = { width: SHEET_SIDE, height: SHEET_SIDE };
    const upright = picture
      .rotate()
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' });
    return { sheets: [await asSheet(upright)] };
  } catch {
    // Whatever the decoder says of these bytes, they are no page that can be read.
    return { refused: 'doc.damaged' };
  }
}

/**
 * Draws every page of a PDF. Each document gets PDFium and its memory for itself, so that none finds anything of
 * another; there is no JavaScript in it.
 */
async function drawPdf(bytes: Uint8Array, mostPages: number): Promise<DrawnPages> {
  const library = await newLibrary();
  try {
    return await drawAll(await library.loadDocument(bytes), mostPages);
  } catch (error) {
    // PDFium aborts where it gets no more memory.
    if (error instanceof WebAssembly.RuntimeError) return { refused: 'doc.tooHeavy' };
    return { refused: isLocked(error) ? 'doc.locked' : 'doc.damaged' };
  }
}

async function drawAll(pdf: Pdf, mostPages: number): Promise<DrawnPages> {
  const count = pdf.getPageCount();
  if (count === 0) return { refused: 'doc.empty' };
  if (count > mostPages) return { refused: 'doc.tooManyPages' };
  const sheets: Uint8Array[] = [];
  let isBlank = true;
  for (let at = 0; at < count; at += 1) {
    const page = pdf.getPage(at);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    // PDFium answers 0 by 0 for a page that it does not find.
    if (!(originalWidth > 0 && originalHeight > 0)) return { refused: 'doc.damaged' };
    const scale = Math.min(MOST_SCALE, SHEET_SIDE / Math.max(originalWidth, originalHeight));
    const width = Math.max(1, Math.floor(originalWidth * scale));
    const height = Math.max(1, Math.floor(originalHeight * scale));
    const size = { width, height, scale: 1 };
    const { data } = await page.render({ ...size, render: 'bitmap', renderFormFields: true });
    isBlank &&= data.every((value) => value === 255);
    const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    sheets.push(await asSheet(picture));
  }
  return isBlank ? { refused: 'doc.empty' } : { sheets };
}

/** Whether only a password is missing; by its words, for the library has no code. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && /password|security/i.test(error.message);
}

async function newLibrary(): Promise<PDFiumLibrary> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))).then(
    (wasm) => WebAssembly.compile(wasm),
  );
  const wasm = await compiled;
  return PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(wasm, imports);
      boundMemory(instance.exports['memory']);
      // The type of the package asks for the module; its code for the instance.
      done(instance as unknown as WebAssembly.Module);
      return instance.exports;
    },
  });
}

/** Has a memory refuse to grow beyond what a document may have; PDFium then fails as when no memory is left. */
function boundMemory(memory: unknown): void {
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('PDFium exports no memory.');
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 65_536 > MOST_MEMORY) throw new RangeError('Too much.');
    return grow(pages);
  };
}
