import type { ReactNode } from 'react';
import type { Pic } from 'shared-contracts/calls/listed-profiles';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { CARD_SIZES } from 'shared-contracts/domain/photo-files';
import type { Gender } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { type Elements, ProfileCard } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { NoPhoto } from './no-photo.tsx';
import { photosOf } from './photos.ts';

/** How many cards load their photo at once and first: what a phone shows before scrolling. */
const EAGER_CARDS = 2;

/** `index` counts from 0 over all pages. */
export interface CardOf<Person> {
  readonly person: Person;
  readonly index: number;
}

export interface PersonCardProps {
  readonly person: { readonly id: string; readonly gender: Gender; readonly age: number };
  readonly name: string;
  readonly pics: readonly Pic[];
  readonly primary?: string | null;
  /** For whom the photos are that the viewer may not see. */
  readonly photoFor?: PhotoAudience | null | undefined;
  /** Facts in order; what is not known is left out. */
  readonly lines: readonly (string | null)[];
  /** Place in the list, from 0. */
  readonly index: number;
  readonly seals?: ReactNode;
  readonly ring?: Elements;
  /** A quiet word below the lines. */
  readonly note?: string | undefined;
  readonly save?: ReactNode;
  readonly ribbon?: string | undefined;
  /** The button that sets the person aside. */
  readonly aside?: ReactNode;
  /** Level of the name's heading, below the list's own title; default 2. */
  readonly level?: 2 | 3 | undefined;
}

/** A person's card that leads to the profile. */
export function PersonCard(props: PersonCardProps) {
  const {
    person,
    name,
    pics,
    primary = null,
    photoFor = null,
    lines,
    index,
    seals,
    ring,
    note,
    save,
    ribbon,
    aside,
    level,
  } = props;
  const t = useTexts(texts);
  return (
    <ProfileCard
      href={routes.profile.href({ userId: person.id })}
      name={name}
      age={String(person.age)}
      photos={photosOf(pics, primary, (n) => t('card.photoOf', { n, of: pics.length, name }))}
      photosLabel={t(photoFor === null ? 'card.photos' : 'card.withheld', { name })}
      labels={{
        previous: t('card.previous'),
        next: t('card.next'),
        position: (n, of) => t('card.position', { n, of }),
      }}
      placeholder={<NoPhoto gender={person.gender} photoFor={photoFor} />}
      lines={[...new Set(lines.filter((line) => line !== null && line.trim() !== ''))] as string[]}
      seals={seals}
      ring={ring}
      note={note}
      save={save}
      ribbon={ribbon}
      aside={aside}
      eager={index < EAGER_CARDS}
      sizes={CARD_SIZES}
      level={level}
    />
  );
}
