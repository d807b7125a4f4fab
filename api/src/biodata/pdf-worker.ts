import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { BiodataDocument } from './biodata-document.tsx';
import type { PdfAnswer, PdfOrder } from './pdf-messages.ts';
import { registerPdfFonts } from './pdf-fonts.ts';

registerPdfFonts();

parentPort?.on('message', ({ biodata, photo, foot }: PdfOrder) => {
  const picture = photo === null ? null : Buffer.from(photo);
  renderToBuffer(BiodataDocument({ biodata, photo: picture, foot })).then(
    (pdf) => answer({ pdf: new Uint8Array(pdf) }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});

function answer(message: PdfAnswer): void {
  parentPort?.postMessage(message);
}
