import { memo, type ReactElement } from 'react';
import type { LimitedProfile } from 'shared-contracts/calls/listed-profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { IconBookmark, IconButton } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { PersonCard } from '../people/person-card.tsx';
import type { CardOf } from '../people/person-card.tsx';

/** A person as visitors see one; Save leads to 'Join now' (section 6, 'Interactions redirect to signup'). */
const VisitorCard = memo(function VisitorCard({ person, index }: CardOf<LimitedProfile>) {
  const t = useTexts(texts);
  const { joinNow } = useHost();
  return (
    <PersonCard
      person={person}
      index={index}
      level={3}
      name={person.name}
      pics={person.pic === null ? [] : [person.pic]}
      photoFor={person.photo_for}
      lines={[person.occupation, person.current_city]}
      save={
        <IconButton
          raised
          label={t('card.save', { name: person.name })}
          icon={<IconBookmark />}
          onClick={joinNow}
        />
      }
    />
  );
});

/** The card of a list, the same function for all of them. */
export function visitorCard(person: LimitedProfile, index: number): ReactElement {
  return <VisitorCard key={person.id} person={person} index={index} />;
}
