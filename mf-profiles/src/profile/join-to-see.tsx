import { PROFILE_TABS } from 'shared-contracts/domain/profile';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useLocation } from 'shared-contracts/router';
import { Button, ButtonLink, IconCheck, Surface } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { JoinNow } from '../people/join-now.tsx';

const MORE = ['join.photos', 'join.gunmilan', 'join.hello'] as const;

/** What a visitor would see of this person as a member, and the way in. */
export function JoinToSee({ name }: { name: string }) {
  const t = useTexts(profileTexts);
  const phrase = useTexts(phrases);
  const { joinNow } = useHost();
  const { pathname, search } = useLocation();
  const wins = [
    ...PROFILE_TABS.map((tab) => phrase(`profile.${tab}`)),
    ...MORE.map((key) => t(key)),
  ];
  return (
    <>
      <Surface className="pf-join">
        <h2>{t('join.title', { name })}</h2>
        <p className="sp-muted">{t('join.text')}</p>
        <ul className="pf-join__wins">
          {wins.map((win) => (
            <li key={win}>
              <IconCheck />
              <span>{win}</span>
            </li>
          ))}
        </ul>
        <div className="sp-row">
          <JoinNow />
          <ButtonLink href={routes.login.href({ return: pathname + search })}>
            {phrase('nav.login')}
          </ButtonLink>
        </div>
      </Surface>
      <section className="pf-part pf-take" aria-label={t('visitor.biodataTitle')}>
        <h2>{t('visitor.biodataTitle')}</h2>
        <Button onClick={joinNow}>{t('visitor.biodata')}</Button>
      </section>
    </>
  );
}
