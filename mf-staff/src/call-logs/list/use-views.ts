import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { CALL_LOG_VIEWS } from 'shared-contracts/calls/call-logs';
import { getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useMutation, useQuery, useQueryClient } from 'shared-contracts/query';
import * as z from 'shared-contracts/schema';

/** Filters under a name, as the address has them. */
const View = z.object({ name: z.string(), query: z.record(z.string(), z.string()) });
export type View = z.infer<typeof View>;

const Kept = z.object({ views: z.array(View), hidden: z.array(z.string()) });
type Kept = z.infer<typeof Kept>;

const NOTHING: Kept = { views: [], hidden: [] };

/** The views follow the account; nothing is stored on a device. */
const OWN = { params: { key: CALL_LOG_VIEWS } };

/** How one caller wants the list: filters with names, and columns that are hidden. */
export function useViews() {
  const { query, send } = useHost();
  const cache = useQueryClient();
  const tellError = useErrorNotice();
  const stored = useQuery(query(getDraft, OWN));
  const parsed = Kept.safeParse(stored.data?.data?.content);
  const saving = useMutation({
    mutationFn: (content: Kept) => send(saveDraft, { ...OWN, body: { content } }),
    onError: (error) => tellError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(getDraft, OWN) }),
  });
  const kept = saving.isPending ? saving.variables : parsed.success ? parsed.data : NOTHING;
  /** Before they are loaded, a change would replace what is stored. */
  const canKeep = stored.isSuccess;
  return {
    ...kept,
    canKeep,
    /** Why they could not be loaded. */
    error: stored.error,
    keep: (change: Partial<Kept>) => {
      if (canKeep) saving.mutate({ ...kept, ...change });
    },
  };
}
