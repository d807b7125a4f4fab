import { memo, type ReactElement, type ReactNode } from 'react';
import type { ListedProfile } from 'shared-contracts/calls/listed-profiles';
import { GUN_MILAN_MOST } from 'shared-contracts/domain/gun-milan';
import { personName } from 'shared-contracts/domain/person-name';
import { AGREEMENTS } from 'shared-contracts/domain/profile';
import { provenOf } from 'shared-contracts/domain/seals';
import { feetOf } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import type { Translate } from 'shared-contracts/i18n/i18n';
import { agreementTexts } from 'shared-contracts/locales/en/agreements';
import { Ring } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { PersonCard, type CardOf } from './person-card.tsx';
import { SaveMark } from './save-mark.tsx';
import { Seals } from './seals.tsx';
import { SetAsideButton } from './set-aside-button.tsx';

interface MemberCardProps extends CardOf<ListedProfile> {
  /** In the place of the one-tap Save. */
  readonly save?: ReactNode;
  readonly level?: 2 | 3;
}

/** Memoized: cards do not render again when the next page arrives. */
export const MemberCard = memo(function MemberCard({
  person,
  index,
  save,
  level,
}: MemberCardProps) {
  const t = useTexts(texts);
  const agreement = useTexts(agreementTexts);
  return (
    <PersonCard
      person={person}
      index={index}
      level={level}
      save={save ?? <SaveMark person={person} />}
      aside={person.matched || save !== undefined ? undefined : <SetAsideButton person={person} />}
      name={personName(person)}
      pics={person.pics}
      primary={person.primary_profile_pic}
      photoFor={person.photo_for}
      lines={[
        joined([
          // As families say it; the profile has the centimetres.
          person.height === null ? null : t('height.feet', { ...feetOf(person.height) }),
          person.education,
        ]),
        person.occupation ?? person.work,
        person.current_city,
      ]}
      seals={
        provenOf(person.badges).length > 0 ? <Seals badges={person.badges} compact /> : undefined
      }
      ring={person.gun_milan !== undefined && <GunMilan total={person.gun_milan} />}
      note={whyText({ t, agreement }, person.why) ?? undefined}
      ribbon={person.matched ? t('card.matched') : undefined}
    />
  );
});

/** The card of a list, the same function for all of them. */
export function memberCard(person: ListedProfile, index: number): ReactElement {
  return <MemberCard key={person.id} person={person} index={index} />;
}

interface WhyWords {
  readonly t: Translate<keyof typeof texts.en & string>;
  readonly agreement: Translate<keyof typeof agreementTexts.en & string>;
}

/** 'Age, height and city as you hope'; null where nothing agrees. What a newer API adds is left out. */
function whyText({ t, agreement }: WhyWords, why: ListedProfile['why']): string | null {
  const of = AGREEMENTS.filter((name) => why?.of.includes(name)).map((name) =>
    agreement(`agreement.${name}`),
  );
  const [a, b, c] = of;
  if (!why || a === undefined) return null;
  const few = b === undefined ? a : t('why.two', { a, b });
  const what = b === undefined || c === undefined ? few : t('why.three', { a, b, c });
  const text = t(why.stated ? 'why.stated' : 'why.close', { what });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The total with the viewer; an empty ring where a birth name is missing. */
function GunMilan({ total }: { total: number | null }) {
  const t = useTexts(texts);
  const label =
    total === null ? t('card.noScore') : t('card.gunmilan', { total, max: GUN_MILAN_MOST });
  return <Ring value={total} max={GUN_MILAN_MOST} label={label} />;
}

/** What is known, as one line. */
function joined(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null && fact.trim() !== '').join(' · ');
}
