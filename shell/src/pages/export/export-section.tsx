import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { saveFile } from 'shared-contracts/behaviour/save-file';
import { getExport, getExportFile, requestExport } from 'shared-contracts/calls/account';
import { getAccount } from 'shared-contracts/calls/auth';
import { keyOf } from 'shared-contracts/calls/query';
import { useTexts, useHost } from 'shared-contracts/host';
import { useMutation, useQuery, useQueryClient } from 'shared-contracts/query';
import { SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { OwnerForm } from '../forms/owner-form.tsx';
import { Section } from '../settings/section.tsx';
import { ExportState } from './export-state.tsx';

/** A copy of one's own data: how far it is, and the ways to ask for it and to save it. */
export function ExportSection() {
  const t = useTexts(settingsTexts);
  const { status, account, ask, save } = useExport();
  const found = status.data?.data;
  const own = account.data?.data;
  const mayAsk = found !== undefined && found.state !== 'making' && found.next_at === null;
  return (
    <Section title={t('export.title')}>
      <p>{t('export.text')}</p>
      {status.isPending && <SkeletonText lines={2} />}
      {status.isError && found === undefined && (
        <LoadFailed
          plain
          title={t('export.loadFailed')}
          error={status.error}
          retrying={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      )}
      {found !== undefined && <ExportState status={found} save={save} />}
      {mayAsk && own !== undefined && (
        <OwnerForm
          account={own}
          request={ask}
          label={t(found.state === 'none' ? 'export.ask' : 'export.askAgain')}
          help={t('export.passwordHelp')}
          signIn={t('export.signIn')}
          onAsk={ask.mutate}
        />
      )}
    </Section>
  );
}

/** Pause between two looks at an export that is being made, in ms. */
const LOOK_MS = 2000;

/** The export of the member's data: how far it is, asking for one, and saving it. */
function useExport() {
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
