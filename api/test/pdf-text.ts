import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of the first page of a PDF, as a reader finds and copies it. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const text = document.getPage(0).getText();
  document.destroy();
  library.destroy();
  return text;
}
