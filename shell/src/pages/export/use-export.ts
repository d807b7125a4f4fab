import { saveFile } from 'shared-contracts/behaviour/save-file';
import { getExport, getExportFile, requestExport } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useMutation, useQuery, useQueryClient } from 'shared-contracts/query';

/** Pause between two looks at an export that is being made, in ms. */
const LOOK_MS = 2000;

/** The export of the member's data: how far it is, asking for one, and saving it. */
export function useExport() {
  const { query, send } = useHost();
  const cache = useQueryClient();
  const status = useQuery({
    ...query(getExport, {}),
    refetchInterval: ({ state }) => (state.data?.data.state === 'making' ? LOOK_MS : false),
  });
  const account = useQuery(query(getAccount, {}));
  const ask = useMutation({
    mutationFn: (password: string | null) =>
      send(requestExport, { body: password === null ? {} : { current_password: password } }),
    onSuccess: (reply) => cache.setQueryData(keyOf(getExport, {}), reply),
    // That the sign-in is not fresh any more, for example.
    onError: () => void cache.invalidateQueries({ queryKey: keyOf(getAccount) }),
  });
  const save = useMutation({
    mutationFn: async () => {
      const { data } = await send(getExportFile, {});
      await saveFile(data.url, `my-data-${new Date().toISOString().slice(0, 10)}.zip`);
    },
  });
  return { status, account, ask, save };
}
