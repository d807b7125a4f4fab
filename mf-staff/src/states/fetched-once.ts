/**
 * Options of lists whose every read is on the audit trail, and that another may have changed: never fetched by
 * themselves.
 */
export const FETCHED_ONCE = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;
