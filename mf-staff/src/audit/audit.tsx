import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useSearchParams } from 'shared-contracts/router';
import { Page, PageHeader, Stack, TabLink, TabNav } from 'shared-contracts/ui/core';
import { auditTexts } from '../locales/en/audit.ts';
import { AbTexts } from './ab-texts.tsx';
import { AuditList } from './audit-list.tsx';
import './audit.css';

/** /audit: who did what to whom, and the texts that the desk may change (`?show=texts`). */
export function Audit() {
  const t = useTexts(auditTexts);
  const [query] = useSearchParams();
  const isTexts = query.get('show') === 'texts';
  return (
    <Page>
      <PageHeader title={t('audit.title')} text={isTexts ? undefined : t('audit.intro')} />
      <Stack>
        <TabNav label={t('audit.parts')}>
          <TabLink href={routes.audit.href()} current={!isTexts}>
            {t('audit.trail')}
          </TabLink>
          <TabLink href={routes.audit.href({ show: 'texts' })} current={isTexts}>
            {t('audit.texts')}
          </TabLink>
        </TabNav>
        {isTexts ? <AbTexts /> : <AuditList />}
      </Stack>
    </Page>
  );
}
