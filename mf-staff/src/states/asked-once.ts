/** Options of lists whose every read is on the audit trail, and that somebody else may have changed: never fetched by themselves. */
export const ASKED_ONCE = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;
