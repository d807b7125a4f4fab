import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { getProfile } from 'shared-contracts/calls/profiles';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { Button, ButtonLink, Disclosure } from 'shared-contracts/ui/core';
import { preferenceTexts } from '../../locales/en/profile.ts';
import { PreferenceList } from './preference-list.tsx';
import type { ProfileWithWishes } from './preference-rows.ts';
import { YouBoth } from './you-both.tsx';
import './partner-preferences.css';

/** How long one's own profile counts as fresh here, in ms. */
const OWN_FRESH = 60_000;

/** The step of /info with what one hopes for. */
const PREFERENCES_STEP = '3';

/** One's own profile as others read it: towns are in the script of the reader on both sides of a comparison. */
function useMine() {
  const { query } = useHost();
  const session = useSession();
  return useQuery({
    ...query(getProfile, { params: { id: session?.userId ?? '' } }),
    staleTime: OWN_FRESH,
    enabled: session !== null,
  });
}

interface WishesPartProps {
  readonly profile: ProfileWithWishes;
}

/** What the reader and the other one share and ask for (ours): facts side by side, no verdict. */
export function WishesPart({ profile }: WishesPartProps) {
  const t = useTexts(preferenceTexts);
  const isOwn = useSession()?.userId === profile.id;
  if (!isOwn) {
    return (
      <section className="pf-part pf-wishes-part" aria-label={t('both.title')}>
        <Both of={profile} />
      </section>
    );
  }
  if (profile.partner_preferences === undefined) return null;
  return (
    <section className="pf-part pf-wishes-part" aria-label={t('mine.title')}>
      <OwnWishes wishes={profile.partner_preferences} />
    </section>
  );
}

function Both({ of: person }: { of: ProfileWithWishes }) {
  const t = useTexts(preferenceTexts);
  const mine = useMine();
  return (
    <>
      <h2>{t('both.title')}</h2>
      <YouBoth me={mine.data?.data.data ?? null} person={person} failed={mine.error !== null} />
      {person.partner_preferences !== undefined && (
        <Disclosure summary={t('both.show')}>
          <div className="pf-wishes-part">
            <BothWishes of={person} />
          </div>
        </Disclosure>
      )}
    </>
  );
}

function OwnWishes({ wishes }: { wishes: PartnerPreferences | null }) {
  const t = useTexts(preferenceTexts);
  return (
    <>
      <h2>{t('mine.title')}</h2>
      {wishes === null ? (
        <p className="sp-muted">{t('mine.none')}</p>
      ) : (
        <PreferenceList wishes={wishes} wanted={t('mine.asked')} are="" />
      )}
      <ButtonLink size="small" href={routes.info.href({ go: PREFERENCES_STEP })}>
        {t('wishes.change')}
      </ButtonLink>
    </>
  );
}

/** Both sides' wishes in rows, each with what is so beside it. */
export function BothWishes({ of: person }: { of: ProfileWithWishes }) {
  const t = useTexts(preferenceTexts);
  const phrase = useTexts(phrases);
  const mine = useMine();
  const me = mine.data?.data.data ?? null;
  const { name, partner_preferences: theirs } = person;
  const own = me?.partner_preferences;
  return (
    <>
      <h3>{t('theirs.title', { name })}</h3>
      {theirs ? (
        <>
          <p className="sp-muted">{t('wishes.note')}</p>
          <PreferenceList
            wishes={theirs}
            wanted={t('theirs.asked')}
            are={t('theirs.are')}
            {...(mine.error === null && { beside: { person: me, own: true } })}
          />
        </>
      ) : (
        <p className="sp-muted">{t('theirs.none', { name })}</p>
      )}
      {mine.error !== null && (
        <p role="alert">
          <span>{t('wishes.failed')}</span>{' '}
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
          <h3>{t('mine.title')}</h3>
          <PreferenceList
            wishes={own}
            wanted={t('mine.asked')}
            are={t('mine.are', { name })}
            beside={{ person, own: false }}
          />
        </>
      )}
    </>
  );
}
