/** Who is signed in. In memory alone: to reload the page is to sign out. */
export interface Session {
  readonly token: string;
  readonly name: string;
  /** Of an account, whose token ends when the person signs out. */
  readonly isAccount: boolean;
}
