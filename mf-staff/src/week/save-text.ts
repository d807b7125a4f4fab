/** Hands a text to the reader as a file of that name. */
export function saveText(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file by the end of this task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
