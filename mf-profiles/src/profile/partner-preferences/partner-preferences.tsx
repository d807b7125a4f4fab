import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { myProfile, type Profile } from 'shared-contracts/calls/profiles';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { Button, ButtonLink } from 'shared-contracts/ui/core';
import { PreferenceList } from './preference-list.tsx';
import { wishTexts } from './preference-texts.ts';
import './partner-preferences.css';

/** A profile with the wishes that its reply carries; absent from an API that is older than them. */
export type ProfileWithWishes = Profile & {
  readonly partner_preferences?: PartnerPreferences | null | undefined;
};

/** How long one's own profile counts as fresh here, in ms. */
const OWN_FRESH = 60_000;

/** The step of /info with what one hopes for. */
const PREFERENCES_STEP = '3';

/** What they ask for beside what one is, and the other way round (ours): facts, no verdict. */
export function PartnerPreferencesTab({ profile }: { profile: ProfileWithWishes }) {
  const isOwn = useSession()?.userId === profile.id;
  if (profile.partner_preferences === undefined) return null;
  return (
    <div className="pf-wishes-part">
      {isOwn ? <OwnWishes wishes={profile.partner_preferences} /> : <BothWishes of={profile} />}
    </div>
  );
}

function OwnWishes({ wishes }: { wishes: PartnerPreferences | null }) {
  const t = useTexts(wishTexts);
  return (
    <>
      <h2>{t('mine.title')}</h2>
      {wishes === null ? (
        <p className="sp-muted">{t('mine.none')}</p>
      ) : (
        <PreferenceList wishes={wishes} asked={t('mine.asked')} are="" />
      )}
      <ButtonLink size="small" href={routes.info.href({ go: PREFERENCES_STEP })}>
        {t('wishes.change')}
      </ButtonLink>
    </>
  );
}

function BothWishes({ of: person }: { of: ProfileWithWishes }) {
  const t = useTexts(wishTexts);
  const phrase = useTexts(phrases);
  const { query } = useHost();
  const mine = useQuery({ ...query(myProfile, {}), staleTime: OWN_FRESH });
  const me = mine.data?.data ?? null;
  const { name, partner_preferences: theirs } = person;
  const own = me?.partner_preferences;
  return (
    <>
      <h2>{t('theirs.title', { name })}</h2>
      {theirs ? (
        <>
          <p className="sp-muted">{t('wishes.note')}</p>
          <PreferenceList
            wishes={theirs}
            asked={t('theirs.asked')}
            are={t('theirs.are')}
            {...(mine.error === null && { beside: { person: me, own: true } })}
          />
        </>
      ) : (
        <p className="sp-muted">{t('theirs.none', { name })}</p>
      )}
      {mine.error !== null && (
        <p role="alert">
          {t('wishes.failed')}{' '}
          <Button
            size="small"
            variant="quiet"
            loading={mine.isFetching}
            onClick={() => void mine.refetch()}
          >
            {phrase('action.retry')}
          </Button>
        </p>
      )}
      {own && (
        <>
          <h2>{t('mine.title')}</h2>
          <PreferenceList
            wishes={own}
            asked={t('mine.asked')}
            are={t('mine.are', { name })}
            beside={{ person, own: false }}
          />
        </>
      )}
    </>
  );
}
