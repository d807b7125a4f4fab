import type { Tally } from 'shared-contracts/domain/wilson';

/** Canary and stable of one unit over the same span of time. */
export interface Compared {
  readonly canary: Tally;
  readonly stable: Tally;
}

/** Pages served with a shell, and pages of that shell that reported. */
export interface Answers {
  readonly served: number;
  readonly answered: number;
}

/** What is known of one canary at one moment; a session is one device with one build within one hour (decision 031). */
export interface Evidence {
  /** Since its present step began. */
  readonly step: Compared;
  /** Since the rollout began; stable counts from a day before where the rollout itself leaves too few to compare with. */
  readonly rollout: Compared;
  /** The shortest span back from now that holds some twenty canary sessions, whatever the traffic. */
  readonly lately: Compared;
  /** Networks that met other units in that span, at most a day: what fails there as well is not this build's doing. Nothing for the shell. */
  readonly elsewhere: Tally;
  /** Minutes of the present step in which canary sessions reported. */
  readonly minutes: number;
  /** For the shell, which tells nothing when it does not start: pages against answers. Null for a remote. */
  readonly pages: { readonly canary: Answers; readonly stable: Answers } | null;
}

/** Sessions that `lately` goes back for. */
export const LATELY_SESSIONS = 20;
