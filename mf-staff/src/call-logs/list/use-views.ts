import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { callLogDraft } from 'shared-contracts/calls/call-logs';
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

/** Among the drafts of call logs, under the id of no entry: it follows the account, and nothing stays on a device. */
const PLACE = callLogDraft('00000000-0000-4000-8000-000000000001');

/** How one caller wants the list: filters with names, and columns that are hidden. */
export function useViews() {
  const { query, send } = useHost();
  const cache = useQueryClient();
  const tellError = useErrorNotice();
  const stored = useQuery(query(getDraft, { params: { key: PLACE } }));
  const parsed = Kept.safeParse(stored.data?.data?.content);
  const saving = useMutation({
    mutationFn: (content: Kept) => send(saveDraft, { params: { key: PLACE }, body: { content } }),
    onError: (error) => tellError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(getDraft) }),
  });
  const kept = saving.isPending ? saving.variables : parsed.success ? parsed.data : NOTHING;
  return {
    ...kept,
    keep: (change: Partial<Kept>) => saving.mutate({ ...kept, ...change }),
  };
}
