/**
 * Whether an error is what React throws where a browser's translator has replaced the text nodes that it holds: no build
 * is judged by it (decision 208).
 */
export function isByTranslator(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    error.name === 'NotFoundError' &&
    document.querySelector('.translated-ltr,.translated-rtl,font>font') !== null
  );
}
