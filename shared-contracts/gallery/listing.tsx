import { useState } from 'react';
import {
  Avatar,
  CardGrid,
  IconBookmark,
  IconBookmarkFilled,
  IconButton,
  IconUser,
  Pager,
  ProfileCard,
  Ring,
  Seal,
  SkeletonCard,
} from '../src/ui/core.ts';
import { people } from './people.ts';
import type { GalleryPerson } from './people.ts';

function GalleryCard({ person, eager }: { person: GalleryPerson; eager: boolean }) {
  const [saved, setSaved] = useState(false);
  return (
    <ProfileCard
      href={`#${person.id}`}
      name={person.name}
      age={person.age}
      photos={person.photos}
      photosLabel={`Photos of ${person.name}`}
      labels={{
        previous: `Previous photo of ${person.name}`,
        next: `Next photo of ${person.name}`,
        position: (n, of) => `Photo ${n} of ${of}`,
      }}
      lines={person.lines}
      eager={eager}
      sizes="(min-width: 900px) 25vw, 100vw"
      ribbon={person.matched ? 'Matched' : undefined}
      ring={<Ring value={person.score} max={36} label={`Gun Milan ${person.score} of 36`} />}
      seals={
        <>
          <Seal kind="identity" label="Identity verified" compact />
          <Seal kind="job" label="Job verified" compact />
          <Seal kind="income" label="Income verified" compact />
        </>
      }
      save={
        <IconButton
          raised
          pressed={saved}
          label={`Save ${person.name}`}
          icon={saved ? <IconBookmarkFilled /> : <IconBookmark />}
          onClick={() => setSaved(!saved)}
        />
      }
      placeholder={
        <span className="sp-card__nobody">
          <IconUser />
        </span>
      }
    />
  );
}

/** The listing as members see it. */
export function Listing() {
  return (
    <>
      <CardGrid>
        {people.map((person, n) => (
          <GalleryCard key={person.id} person={person} eager={n < 2} />
        ))}
        <SkeletonCard marks />
      </CardGrid>
      <Pager
        label="Show more"
        progress="40 of 612 profiles"
        shown={40}
        total={612}
        hasMore
        onMore={() => undefined}
      />
    </>
  );
}

/** The avatars in their sizes. */
export function Avatars() {
  return (
    <>
      <Avatar name="Asha Deshmukh" size="small" />
      <Avatar name="Asha" src={people[0]?.photos[0]?.src} />
      <Avatar name="ज्ञानेश्वरी क्षीरसागर" size="large" label="Picture of Dnyaneshwari" />
    </>
  );
}
