import type { ReactNode } from 'react';
import type { LimitedProfile, Profile } from 'shared-contracts/calls/profiles';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { type Elements, FieldList } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { managerWords } from '../people/manager-words.ts';
import { FACT_FIELDS, HEAD_FIELDS, isSaid, type ProfileField } from '../people/tab-fields.ts';
import { fieldText } from './field-text.ts';
import { useFieldWords } from './use-field-words.ts';

interface GlanceProps {
  /** What is absent is still on its way; null is not known. */
  readonly of: Partial<Profile>;
}

/** What a family asks next after the head: always the same rows, so that nothing moves when the rest arrives. */
export function Glance({ of: person }: GlanceProps) {
  return (
    <Facts of={person} fields={[...unsaid(person), ...FACT_FIELDS]}>
      <ManagedBy of={person} />
    </Facts>
  );
}

/** Who manages the profile, where that is a relative: a chat is with that person. */
function ManagedBy({ of: { made_for: madeFor } }: GlanceProps) {
  const words = managerWords(useTexts(profileTexts), madeFor);
  return words === null ? null : <p className="sp-muted pf-glance__managed">{words}</p>;
}

/** The same of what visitors get to know. */
export function LimitedGlance({ of: person }: { of: LimitedProfile }) {
  return <Facts of={person} fields={[...unsaid(person), 'education']} />;
}

/** Facts of the head that are empty: they are not left out (section 3, N/A). */
function unsaid(person: Partial<Profile>): ProfileField[] {
  return HEAD_FIELDS.filter((field) => field in person && !isSaid(person[field]));
}

interface FactsProps extends GlanceProps {
  readonly fields: readonly ProfileField[];
  readonly children?: Elements;
}

function Facts({ of: person, fields, children }: FactsProps) {
  const t = useTexts(profileTexts);
  const phrase = useTexts(phrases);
  const words = useFieldWords();
  const valueOf = (field: ProfileField): ReactNode =>
    person[field] === undefined ? (
      <span className="sp-skeleton pf-arriving" aria-hidden="true" />
    ) : (
      fieldText(person as Profile, field, words)
    );
  return (
    <section className="pf-part pf-glance" aria-label={t('glance.title')}>
      <FieldList
        missing={phrase('value.none')}
        fields={fields.map((field) => ({ label: t(`field.${field}`), value: valueOf(field) }))}
      />
      {children}
    </section>
  );
}
