/**
 * What the slices hold that arrive late, by name: a unit brings it (a remote by `RemoteDefinition.slices`), any unit
 * may watch it, and only the one that brings it changes it. Fields are only added, and keep their meaning: watchers may
 * be older or newer builds.
 */
export interface LateState {
  /** Of the shell, with a member's connection: numbers that the server tells and no query holds. */
  readonly counts: { readonly unreadChats: number; readonly waitingInterests: number };
  /** Of mf-engagement: messages that wait on this device; `refused` of them wait for their writer. */
  readonly unsentMessages: { readonly waiting: number; readonly refused: number };
  /** Of mf-profiles: fields of /info that hold something else than the saved profile. */
  readonly unsavedEdits: { readonly fields: number };
  /** Of the shell, with the frame of the desk: the page of the desk that the server refused last; null before. */
  readonly deskRefusal: { readonly path: string | null };
}

/** A selector of a late slice; undefined while it is not loaded on this page. */
export function selectLate<Name extends keyof LateState>(name: Name) {
  return (state: unknown): LateState[Name] | undefined => (state as Partial<LateState>)[name];
}
