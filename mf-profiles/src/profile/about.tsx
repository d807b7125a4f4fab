import type { Profile } from 'shared-contracts/calls/profiles';
import { useTexts } from 'shared-contracts/host';
import { profileTexts } from '../locales/en/profile.ts';
import { isSaid, TOLD_FIELDS } from '../people/tab-fields.ts';

/** What somebody wrote in own words, about oneself and about whom one hopes for. */
export function About({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const told = TOLD_FIELDS.filter((field) => isSaid(profile[field]));
  if (told.length === 0) return null;
  return (
    <section className="pf-part pf-about" aria-label={t('view.about', { name: profile.name })}>
      {told.map((field) => (
        <div key={field}>
          <h2>{t(`field.${field}`)}</h2>
          <p className="pf-about__words">{profile[field]}</p>
        </div>
      ))}
    </section>
  );
}
