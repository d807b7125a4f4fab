/**
 * Fetches a file of our own origin and hands it to the reader under a name. Rejects when it does not come:
 * an address that has expired, or no connection.
 */
export async function saveFile(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  saveBlob(await response.blob(), name);
}

/** Hands what a page holds to the reader as a file of that name. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file by the end of this task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
