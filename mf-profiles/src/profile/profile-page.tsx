/** /profile/:pid. */
export function ProfilePage() {
  return null;
}
