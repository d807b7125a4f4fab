/**
 * Numbers of the advisory locks in the registry's database. They share one space, whether a lock is held for a session or
 * a transaction: two purposes with one number would wait for each other.
 */
export const LOCKS = {
  /** Held by the canary controller that leads. */
  controller: 0x5a97,
  /** Taken while sessions are counted. */
  observations: 0x5a98,
  /** Held by the job that probes. */
  probe: 0x5a99,
} as const;
