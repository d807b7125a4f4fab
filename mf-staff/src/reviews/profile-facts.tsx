import { ageOn, dayText, groupIndian } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { FieldList, type KnownField } from 'shared-contracts/ui/core';
import { texts } from './review-texts.ts';
import type { Held } from './use-hand.ts';

/** What the owner says of himself, to be compared with a document or a photo. */
export function ProfileFacts({ profile }: { profile: Held['profile'] }) {
  const text = useTexts(texts);
  const phrase = useTexts(phrases);
  const { birthdate } = profile;
  const born = `${dayText(birthdate)} (${ageOn(birthdate, new Date())})`;
  return (
    <section aria-label={text('doc.profile')}>
      <h2>{text('doc.profile')}</h2>
      <FieldList
        missing={phrase('value.none')}
        fields={[
          { label: text('doc.name'), value: `${profile.name} ${profile.lastName}` },
          { label: text('doc.born'), value: born },
          { label: text('doc.gender'), value: profile.gender },
          { label: text('doc.city'), value: profile.current_city },
          ...('annual_income' in profile ? workFields(profile, text) : []),
        ]}
      />
    </section>
  );
}

type Detailed = Extract<Held['profile'], { readonly annual_income: unknown }>;

/** What papers of work, income and property are compared with. */
function workFields(
  { work, occupation, annual_income: income, property_details: property }: Detailed,
  text: ReturnType<typeof useTexts<typeof texts.en>>,
): KnownField[] {
  return [
    { label: text('doc.work'), value: work },
    { label: text('doc.occupation'), value: occupation },
    { label: text('doc.income'), value: income === null ? null : `₹${groupIndian(income)}` },
    { label: text('doc.property'), value: property },
  ];
}
