import { dialHref } from 'shared-contracts/domain/dial-href';
import { whatsAppHref } from 'shared-contracts/domain/whatsapp-href';
import { useHost, useTexts } from 'shared-contracts/host';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { sitePages } from 'shared-contracts/platform/site-pages';
import { type Elements, Anchor, Footer } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/shell.ts';
import { SOCIAL_PLACES, socialIcons } from './social-icons.tsx';

/** The foot of every page: its public pages, the help, the officer of the law, where else the community is, and what stands below. */
export function SiteFooter({ children }: { children?: Elements }) {
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
                <Anchor href={whatsAppHref({ number: support.whatsapp })}>
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
            {places.map((place) => {
              const Icon = socialIcons[place];
              return (
                <li key={place}>
                  <Anchor
                    className="sp-icon-button"
                    href={social[place] ?? ''}
                    aria-label={t(`footer.${place}`)}
                  >
                    <Icon />
                  </Anchor>
                </li>
              );
            })}
          </ul>
        )}
        {children}
      </div>
    </Footer>
  );
}

function PublicPages() {
  const t = useTexts(texts);
  const pageName = useTexts(pageNames);
  const { config } = useHost();
  return (
    <nav aria-label={t('footer.label')}>
      <ul className="shell-foot__pages">
        {sitePages(config).map(({ name, href }) => (
          <li key={name}>
            <Anchor href={href}>{pageName(name)}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Mail({ to }: { to: string | null }) {
  return to === null ? null : <Anchor href={`mailto:${to}`}>{to}</Anchor>;
}
