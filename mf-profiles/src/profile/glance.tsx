import type { ReactNode } from 'react';
import type { Profile } from 'shared-contracts/calls/profiles';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { FieldList } from 'shared-contracts/ui/core';
import { heightWords } from '../people/height-words.ts';
import { incomeText } from './field-text.ts';
import { profileTexts } from './profile-texts.ts';

/** What a family asks first; what is absent is still on its way, null is not known. */
export type AtAGlance = Pick<
  Profile,
  'age' | 'height' | 'education' | 'occupation' | 'work' | 'current_city'
> &
  Partial<Pick<Profile, 'annual_income' | 'mother_tongue' | 'gotra'>>;

/** The first answers, always the same rows, so that nothing moves when the rest arrives. */
export function Glance({ of: person }: { of: AtAGlance }) {
  const t = useTexts(profileTexts);
  const phrase = useTexts(phrases);
  const height = person.height === null ? null : heightWords(t, person.height);
  const work = [person.occupation, person.work].filter(Boolean).join(', ');
  return (
    <section className="pf-part pf-glance" aria-label={t('glance.title')}>
      <FieldList
        missing={phrase('value.none')}
        fields={[
          { label: t('glance.age'), value: t('glance.years', { count: person.age }) },
          { label: t('field.height'), value: height },
          { label: t('field.education'), value: person.education },
          { label: t('glance.work'), value: work },
          {
            label: t('field.annual_income'),
            value: arriving(person.annual_income, (income) => incomeText(income, t)),
          },
          { label: t('field.current_city'), value: person.current_city },
          { label: t('field.mother_tongue'), value: arriving(person.mother_tongue) },
          { label: t('field.gotra'), value: arriving(person.gotra) },
        ]}
      />
    </section>
  );
}

/** A value, or a grey line while it is on its way. */
function arriving<Value extends string | number>(
  value: Value | null | undefined,
  text: (value: Value) => ReactNode = String,
): ReactNode {
  if (value === undefined) return <span className="sp-skeleton pf-arriving" aria-hidden="true" />;
  return value === null ? null : text(value);
}
