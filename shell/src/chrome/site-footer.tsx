import type { ReactNode } from 'react';
import { dialHref } from 'shared-contracts/domain/dial-href';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Footer } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { SOCIAL_PLACES, SocialIcon } from './social-icons.tsx';

/** The post on caution that the demo community is seeded with; a real one names its own in the configuration. */
const DEMO_SAFETY_POST = 'meeting-safely';

/** The foot of every page: its public pages, the help, the officer of the law, and where else the community is. */
export function SiteFooter() {
  const { support, grievanceOfficer, social } = useHost().config;
  const t = useTexts(texts);
  const places = SOCIAL_PLACES.filter((place) => social[place] !== null);
  return (
    <Footer>
      <div className="shell-foot">
        <PublicPages />
        <dl>
          <div>
            <dt>{t('footer.support')}</dt>
            <dd>
              {support.phone !== null && (
                <Anchor href={dialHref(support.phone)}>{support.phone}</Anchor>
              )}
              {support.whatsapp !== null && (
                <Anchor href={`https://wa.me/${support.whatsapp.replaceAll(/\D/g, '')}`}>
                  {support.whatsapp === support.phone
                    ? t('footer.whatsappSame')
                    : t('footer.whatsapp', { number: support.whatsapp })}
                </Anchor>
              )}
              <Mail to={support.email} />
            </dd>
          </div>
          <div>
            <dt>{t('footer.grievance')}</dt>
            <dd>
              <span>{grievanceOfficer.name}</span>
              <Mail to={grievanceOfficer.email} />
            </dd>
          </div>
        </dl>
        {places.length > 0 && (
          <ul className="shell-foot__social">
            {places.map((place) => (
              <li key={place}>
                <Anchor
                  className="sp-icon-button"
                  href={social[place] ?? ''}
                  aria-label={t(`footer.${place}`)}
                >
                  <SocialIcon place={place} />
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Footer>
  );
}

function PublicPages() {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const { safetyPost, demo } = useHost().config;
  const caution = safetyPost ?? (demo ? DEMO_SAFETY_POST : null);
  const page = (href: string, name: ReactNode) => (
    <li>
      <Anchor href={href}>{name}</Anchor>
    </li>
  );
  return (
    <nav aria-label={t('footer.label')}>
      <ul className="shell-foot__pages">
        {page(routes.features.href(), t('footer.features'))}
        {page(routes.subscription.href(), t('footer.plans'))}
        {page(routes.blogs.href(), p('nav.blogs'))}
        {caution !== null && page(routes.blog.href({ id: caution }), t('footer.safety'))}
        {page(routes.publishAd.href(), t('footer.publishAd'))}
        {page(routes.terms.href(), p('menu.terms'))}
        {page(routes.deleteAccount.href(), t('footer.deleteAccount'))}
      </ul>
    </nav>
  );
}

function Mail({ to }: { to: string | null }) {
  return to === null ? null : <Anchor href={`mailto:${to}`}>{to}</Anchor>;
}
