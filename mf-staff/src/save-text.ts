/**
 * Hands a text to the reader as a CSV file of that name, with the mark by which spreadsheets know UTF-8: reading a reply as
 * text takes it away.
 */
export function saveText(content: string, name: string): void {
  const address = URL.createObjectURL(
    new Blob([`\uFEFF${content.replace(/^\uFEFF/, '')}`], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file by the end of this task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
