import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/phrases';
import { routes } from 'shared-contracts/routes';
import { Anchor, Footer } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** The foot of every page: terms, blogs, and the people who answer for the site. */
export function SiteFooter() {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const { support, grievanceOfficer } = useHost().config;
  return (
    <Footer>
      <nav className="shell-footer" aria-label={t('footer.label')}>
        <Anchor href={routes.terms.href()}>{p('menu.terms')}</Anchor>
        <Anchor href={routes.blogs.href()}>{p('nav.blogs')}</Anchor>
        {support.email !== null && (
          <Anchor href={`mailto:${support.email}`}>{t('footer.support')}</Anchor>
        )}
        {support.phone !== null && <Anchor href={`tel:${support.phone}`}>{support.phone}</Anchor>}
        {support.whatsapp !== null && (
          <Anchor href={`https://wa.me/${support.whatsapp.replaceAll(/\D/g, '')}`}>
            {t('footer.whatsapp', { number: support.whatsapp })}
          </Anchor>
        )}
        <Anchor href={`mailto:${grievanceOfficer.email}`}>
          {t('footer.grievance', { name: grievanceOfficer.name })}
        </Anchor>
      </nav>
    </Footer>
  );
}
