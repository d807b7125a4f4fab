/** Stands in until the page is written. */
export function ResetPasswordPage() {
  return null;
}
