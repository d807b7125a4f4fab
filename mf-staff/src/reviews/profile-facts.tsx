import type { DocType } from 'shared-contracts/calls/verification';
import { personName } from 'shared-contracts/domain/person-name';
import { ageOn, groupIndian } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { reviewTexts } from '../locales/en/reviews.ts';
import type { Claim } from './use-claim.ts';

type Fact = 'name' | 'born' | 'gender' | 'city' | 'work' | 'occupation' | 'income' | 'property';

/** What each paper is compared with, beside name and date of birth. */
const BESIDE: Readonly<Record<DocType | 'photo', readonly Fact[]>> = {
  GovID: ['gender', 'city'],
  JobID: ['work', 'occupation'],
  SalaryID: ['work', 'occupation', 'income'],
  PropertyID: ['city', 'property'],
  photo: ['gender', 'city'],
};

/** What the owner says of himself, to be compared with what is in hand. */
export function ProfileFacts({ claim }: { claim: Claim }) {
  const text = useTexts(reviewTexts);
  const phrase = useTexts(phrases);
  const facts: readonly Fact[] = ['name', 'born', ...BESIDE[claim.doc?.docType ?? 'photo']];
  return (
    <section aria-label={text('doc.profile')}>
      <h3 className="st-sheet__name">{text('doc.profile')}</h3>
      <dl className="st-facts">
        {facts.map((fact) => {
          const value = factOf(claim.profile, fact) ?? '';
          return (
            <div key={fact} className="st-facts__row">
              <dt>{text(`doc.${fact}`)}</dt>
              <dd>{value === '' ? phrase('value.none') : value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function factOf(profile: Claim['profile'], fact: Fact): string | null {
  const { birthdate } = profile;
  if (fact === 'name') return personName(profile);
  if (fact === 'born') return `${dayText(birthdate)} (${ageOn(birthdate, new Date())})`;
  if (fact === 'gender') return profile.gender;
  if (fact === 'city') return profile.current_city;
  if (!('annual_income' in profile)) return null;
  if (fact === 'property') return profile.property_details;
  if (fact !== 'income') return profile[fact];
  const { annual_income: income } = profile;
  return income === null ? null : `₹${groupIndian(income)}`;
}
