/** A folder and a name of small letters, digits, hyphens and one dot. */
const KEY = /^[a-z]{1,20}\/[a-z0-9-]{1,80}(\.[a-z0-9]{1,5})?$/;

/** Whether a text can be the key of a file; demo rows refer to files that nobody handed in. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}
