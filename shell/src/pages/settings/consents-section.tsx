import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { listConsents } from 'shared-contracts/calls/account';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { Anchor, SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { ConsentRow } from './consent-row.tsx';
import { Section } from './section.tsx';

/** What the member agreed to, with the text and the day, and what of it can be changed. */
export function ConsentsSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const consents = useQuery(query(listConsents, {}));
  return (
    <Section title={t('consents.title')}>
      {consents.isPending && <SkeletonText lines={9} />}
      {consents.isError && !consents.data && (
        <LoadFailed
          plain
          title={t('consents.failed')}
          error={consents.error}
          retrying={consents.isFetching}
          onRetry={() => void consents.refetch()}
        />
      )}
      {consents.data && (
        <ul className="shell-rows">
          {consents.data.data.map((one) => (
            <ConsentRow key={one.purpose} consent={one} />
          ))}
        </ul>
      )}
      <p className="shell-fine">{t('consents.needed')}</p>
      <Anchor className="shell-code-link" href={routes.terms.href()}>
        {t('consents.read')}
      </Anchor>
    </Section>
  );
}
