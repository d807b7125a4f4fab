/** Paths that whoever watches over a server asks; they spend no budget. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
