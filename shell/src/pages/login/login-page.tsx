/** Stands in until the page is written. */
export function LoginPage() {
  return null;
}
