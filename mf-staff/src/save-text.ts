import { saveBlob } from 'shared-contracts/behaviour/save-file';

/**
 * Hands a text to the reader as a CSV file of that name, with the mark by which spreadsheets know UTF-8: reading a reply as
 * text takes it away.
 */
export function saveText(content: string, name: string): void {
  const marked = `\uFEFF${content.replace(/^\uFEFF/, '')}`;
  saveBlob(new Blob([marked], { type: 'text/csv;charset=utf-8' }), name);
}
