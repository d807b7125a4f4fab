import { getTextOverrides } from 'shared-contracts/calls/site';
import { AB_LANGUAGES, AB_TEXT_LENGTH, TEXT_CODES } from 'shared-contracts/domain/ab-texts';
import { useTexts, useHost } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import { Stack, TabLink, TabNav, Surface } from 'shared-contracts/ui/core';
import { auditTexts } from '../locales/en/audit.ts';
import { DeskPage } from '../states/desk-page.tsx';
import { Loaded } from '../states/loaded.tsx';
import { AbText } from './ab-text.tsx';
import { AuditList } from './audit-list.tsx';
import './audit.css';

/** /audit: who did what to whom, and the texts that the desk may change (`?show=texts`). */
export function Audit() {
  const t = useTexts(auditTexts);
  const [query] = useSearchParams();
  const isTexts = query.get('show') === 'texts';
  return (
    <DeskPage title={t('audit.title')} text={isTexts ? undefined : t('audit.intro')}>
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
    </DeskPage>
  );
}

/** The labels that the desk may change, each in every language of the site. */
function AbTexts() {
  const t = useTexts(auditTexts);
  const { query } = useHost();
  // Not the reply that came with the page: another manager may have been quicker.
  const texts = useQuery({
    ...query(getTextOverrides, {}),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <>
      <p className="sp-muted">{t('texts.intro', { count: AB_TEXT_LENGTH })}</p>
      <Loaded query={texts} wait={t('texts.wait')} failed={t('texts.failed')}>
        {({ data }) =>
          TEXT_CODES.map((code) => (
            <section key={code} aria-label={t(`texts.${code}`)}>
              <Surface>
                <h2 className="st-ab__title">{t(`texts.${code}`)}</h2>
                {AB_LANGUAGES.map((language) => (
                  <AbText key={language} code={code} language={language} texts={data} />
                ))}
              </Surface>
            </section>
          ))
        }
      </Loaded>
    </>
  );
}
