import type { Profile } from 'shared-contracts/calls/profiles';
import { useTexts } from 'shared-contracts/host';
import { profileTexts } from '../locales/en/profile.ts';
import { isSaid, WRITTEN_FIELDS } from '../people/tab-fields.ts';

/** What a member wrote in own words, about oneself and about the hopes. */
export function About({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const written = WRITTEN_FIELDS.filter((field) => isSaid(profile[field]));
  if (written.length === 0) return null;
  return (
    <section className="pf-part pf-about" aria-label={t('view.about', { name: profile.name })}>
      {written.map((field) => (
        <div key={field}>
          <h2>{t(`field.${field}`)}</h2>
          <p className="pf-about__words">{profile[field]}</p>
        </div>
      ))}
    </section>
  );
}
