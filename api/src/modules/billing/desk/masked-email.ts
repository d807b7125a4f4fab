/** An address with its first letter and host: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${at < 1 ? '' : email.slice(at)}`;
}
