import type { Ad } from 'shared-contracts/calls/leads';
import { dialHref } from 'shared-contracts/domain/dial-href';
import { rupees } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { LogoMark, PhotoImage } from 'shared-contracts/ui/core';
// The host and the design system by their shared names: shell and remotes each carry a copy of this file.
import { adTexts } from '../locales/en/ads.ts';
import './ad-view.css';

/** How long the close button of a delayed ad stays locked, in seconds (section 9). */
export const LOCK_SECONDS = 10;

/** Picture, text, price in rupees, advertiser and phone of an ad (section 2); its title stands above it. */
export function AdView({ ad, isPreview = false }: { ad: Ad; isPreview?: boolean }) {
  const t = useTexts(adTexts);
  return (
    <>
      <p className="ad-view__mark">{t('ad.mark')}</p>
      <div className="ad-view__picture">
        {ad.image_url === null ? (
          <LogoMark />
        ) : (
          <PhotoImage photo={{ src: ad.image_url, alt: '' }} placeholder={<LogoMark />} eager />
        )}
      </div>
      <p className="ad-view__text">{ad.description}</p>
      <dl className="ad-view__facts">
        <div>
          <dt>{t('ad.price')}</dt>
          <dd className="ad-view__price">{rupees(ad.price * 100)}</dd>
        </div>
        <div>
          <dt>{t('ad.advertiser')}</dt>
          <dd>{ad.advertiser_name}</dd>
        </div>
        <div>
          <dt>{t('ad.phone')}</dt>
          <dd>
            {isPreview ? (
              ad.advertiser_contact
            ) : (
              <a href={dialHref(ad.advertiser_contact)}>{ad.advertiser_contact}</a>
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** An ad as members will see it, with the button that they close it by; nothing in it can be pressed. */
export function AdPreview({ ad, label }: { ad: Ad; label: string }) {
  const t = useTexts(adTexts);
  const isDelayed = ad.status === 'delayed';
  return (
    <section className="ad-view" aria-label={label}>
      <p className="ad-view__title">{ad.title}</p>
      <AdView ad={ad} isPreview />
      <p className={isDelayed ? 'ad-view__close ad-view__close--locked' : 'ad-view__close'}>
        {isDelayed ? t('ad.closeIn', { count: LOCK_SECONDS }) : t('ad.close')}
      </p>
    </section>
  );
}
