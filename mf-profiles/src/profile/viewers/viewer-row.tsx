import { useHost, useTexts } from 'shared-contracts/host';
import { INTL_LOCALES } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, PhotoImage, Silhouette } from 'shared-contracts/ui/core';
import { viewerTexts } from './viewer-texts.ts';
import type { Look } from './viewer.ts';

/** Who looked and when; leads to that profile. */
export function ViewerRow({ look }: { look: Look }) {
  const t = useTexts(viewerTexts);
  const { locale } = useHost();
  const { at, userId, name, age, gender, city, photo } = look;
  const nobody = <Silhouette gender={gender} />;
  const when = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li className="pf-look">
      <span className="pf-look__photo">
        {photo === null ? (
          nobody
        ) : (
          <PhotoImage photo={{ src: photo, alt: '', width: 48, height: 60 }} placeholder={nobody} />
        )}
      </span>
      <span className="pf-look__words">
        <Anchor className="pf-look__name" href={routes.profile.href({ userId })}>
          {t('looks.person', { name, age })}
        </Anchor>
        {city !== null && <span className="sp-muted">{city}</span>}
        <time className="sp-muted" dateTime={at}>
          {when.format(new Date(at))}
        </time>
      </span>
    </li>
  );
}
