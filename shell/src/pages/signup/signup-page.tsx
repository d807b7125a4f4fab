/** Stands in until the page is written. */
export function SignupPage() {
  return null;
}
