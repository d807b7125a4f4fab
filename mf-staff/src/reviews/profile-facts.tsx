import type { ClaimedDoc } from 'shared-contracts/calls/document-review';
import { ageOn, dayText, groupIndian } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { FieldList } from 'shared-contracts/ui/core';
import { texts } from './review-texts.ts';

/** What the owner of a document says of himself, to be compared with it. */
export function ProfileFacts({ profile }: { profile: ClaimedDoc['profile'] }) {
  const text = useTexts(texts);
  const phrase = useTexts(phrases);
  const { birthdate, annual_income: income } = profile;
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
          { label: text('doc.work'), value: profile.work },
          { label: text('doc.occupation'), value: profile.occupation },
          { label: text('doc.income'), value: income === null ? null : `₹${groupIndian(income)}` },
          { label: text('doc.property'), value: profile.property_details },
        ]}
      />
    </section>
  );
}
