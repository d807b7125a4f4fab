import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useTexts } from 'shared-contracts/host';
import { SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { OwnerForm } from '../forms/owner-form.tsx';
import { Section } from '../settings/section.tsx';
import { ExportState } from './export-state.tsx';
import { useExport } from './use-export.ts';

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
