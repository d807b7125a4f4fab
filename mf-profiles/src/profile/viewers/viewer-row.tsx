import { useHost, useTexts } from 'shared-contracts/host';
import { dayAndTimeText } from 'shared-contracts/i18n/time-text';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, PhotoImage, Silhouette } from 'shared-contracts/ui/core';
import { viewerTexts } from '../../locales/en/profile.ts';
import type { Look } from './viewer.ts';

/** Who looked and when; leads to that profile. */
export function ViewerRow({ look }: { look: Look }) {
  const t = useTexts(viewerTexts);
  const { locale } = useHost();
  const { at, userId, name, age, gender, city, photo } = look;
  const silhouette = <Silhouette gender={gender} />;
  return (
    <li className="pf-look">
      <span className="pf-look__photo">
        {photo === null ? (
          silhouette
        ) : (
          <PhotoImage
            photo={{ src: photo, alt: '', width: 48, height: 60 }}
            placeholder={silhouette}
          />
        )}
      </span>
      <span className="pf-look__words">
        <Anchor className="pf-look__name" href={routes.profile.href({ userId })}>
          {t('looks.person', { name, age })}
        </Anchor>
        {city !== null && <span className="sp-muted">{city}</span>}
        <time className="sp-muted" dateTime={at}>
          {dayAndTimeText(at, locale, 'medium')}
        </time>
      </span>
    </li>
  );
}
