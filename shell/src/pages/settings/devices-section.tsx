import { useState } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { listSessions } from 'shared-contracts/calls/account';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { Button, SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { DeviceRow } from './device-row.tsx';
import { Section } from './section.tsx';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

/** Devices that are shown at once, this one among them: as many have room before it is known how many there are. */
const FIRST = 2;

/** Where the member is signed in, and the ways to end that. */
export function DevicesSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const everywhere = useSignOutEverywhere();
  const sessions = useQuery(query(listSessions, {}));
  const [isWhole, setWhole] = useState(false);
  const all = sessions.data?.data ?? [];
  const shown = isWhole ? all : all.toSorted((a, b) => +b.current - +a.current).slice(0, FIRST);
  return (
    <Section title={t('devices.title')}>
      {sessions.isPending && (
        <div className="shell-devices">
          <SkeletonText lines={3} />
        </div>
      )}
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
        <ul className="shell-rows shell-devices">
          {shown.map((one) => (
            <DeviceRow key={one.id} session={one} />
          ))}
          {all.length === 1 && <li className="shell-rows__row shell-fine">{t('devices.only')}</li>}
        </ul>
      )}
      <ErrorBanner error={everywhere.error} />
      <div className="shell-ways">
        <Button loading={everywhere.isPending} onClick={everywhere.ask}>
          {t('devices.everywhere')}
        </Button>
        {all.length > FIRST && (
          <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t('devices.all', { count: all.length })}
          </Button>
        )}
      </div>
    </Section>
  );
}
