/** A change of what is live that makes no sense as things stand; the message says why and what to do. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
}
