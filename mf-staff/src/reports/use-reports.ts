import { useState } from 'react';
import { decideReport, listReports, type Report } from 'shared-contracts/calls/reports';
import { describeError, useHost } from 'shared-contracts/host';
import { useMutation, useQuery } from 'shared-contracts/query';
import type { ReportChoice } from './decide-form.tsx';

/** How often the list is fetched again while the desk is open, in ms: a lost duty shows by then. */
const EVERY_MS = 60_000;

/** Reports that wait, the one that is open, and its decision. */
export function useReports(onGone: () => void) {
  const { query, send } = useHost();
  const [opened, setOpened] = useState<Report | null>(null);
  const [decided, setDecided] = useState<Report | null>(null);
  // Every read is on the audit trail, and an old list shows what another has decided.
  const list = useQuery({
    ...query(listReports, { query: {} }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: EVERY_MS,
  });
  const rows = list.data?.data;

  const onRefused = (error: unknown) => {
    if (describeError(error).key === 'route.unknown') onGone();
  };
  const deciding = useMutation({
    mutationFn: ({ id, choice, note }: { id: string; choice: ReportChoice; note: string }) => {
      const act = choice === 'dismiss' ? { act: false } : { act: true, action: choice };
      return send(decideReport, { body: { id, note, ...act } });
    },
    onSuccess: ({ data }) => {
      setDecided(data);
      // Another one that was opened meanwhile stays.
      const next = rows?.find(({ id }) => id !== data.id) ?? null;
      setOpened((now) => (now?.id === data.id ? next : now));
      void list.refetch();
    },
    onError: async (error, { id }) => {
      onRefused(error);
      if (describeError(error).status !== 409) return;
      // A colleague was faster: what that decision was.
      const { data } = await send(listReports, { query: { id } });
      setOpened((now) => (now?.id === id ? (data[0] ?? null) : now));
      void list.refetch();
    },
  });

  return {
    list,
    rows,
    opened,
    decided,
    onRefused,
    open: (report: Report | null) => {
      deciding.reset();
      setDecided(null);
      setOpened(report);
    },
    decide: deciding.mutate,
    isDeciding: deciding.isPending,
    error: deciding.error,
  };
}
