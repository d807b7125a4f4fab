/**
 * An id for a heading in any script: letters, their vowel signs and digits stay, the rest becomes hyphens.
 * The prefix keeps a heading called 'Main' from taking the id of a part of the page.
 */
export function headingId(heading: string): string {
  const words = heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `part-${words === '' ? 'untitled' : words}`;
}
