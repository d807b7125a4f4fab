import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { listSessions } from 'shared-contracts/calls/account';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { Button, SkeletonText } from 'shared-contracts/ui/core';
import { DeviceRow } from './device-row.tsx';
import { Section } from './section.tsx';
import { settingsTexts } from './settings-texts.ts';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

/** Where the member is signed in, and the ways to end that. */
export function DevicesSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const everywhere = useSignOutEverywhere();
  const sessions = useQuery(query(listSessions, {}));
  return (
    <Section title={t('devices.title')}>
      {sessions.isPending && <SkeletonText lines={3} />}
      {sessions.isError && !sessions.data && (
        <LoadFailed
          plain
          title={t('devices.failed')}
          error={sessions.error}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && (
        <ul className="shell-rows">
          {sessions.data.data.map((one) => (
            <DeviceRow key={one.id} session={one} />
          ))}
        </ul>
      )}
      <ErrorBanner error={everywhere.error} />
      <div className="shell-ways">
        <Button loading={everywhere.isPending} onClick={everywhere.ask}>
          {t('devices.everywhere')}
        </Button>
      </div>
    </Section>
  );
}
