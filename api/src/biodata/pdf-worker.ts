import { renderToBuffer } from '@react-pdf/renderer';
import workerpool from 'workerpool';
import { BiodataDocument } from './biodata-document.tsx';
import { registerPdfFonts } from './pdf-fonts.ts';
import type { PdfOrder } from './pdf-messages.ts';

registerPdfFonts();

workerpool.worker({
  async render({ biodata, photo, foot }: PdfOrder) {
    const picture = photo === null ? null : Buffer.from(photo);
    const pdf = new Uint8Array(
      await renderToBuffer(BiodataDocument({ biodata, photo: picture, foot })),
    );
    return new workerpool.Transfer(pdf, [pdf.buffer]);
  },
});
