import { useState } from 'react';
import { listLikePeople } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { CardGrid, SkeletonCards } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { LISTING_FRESH } from '../people/list-freshness.ts';
import { MemberCard } from '../people/member-card.tsx';
import { useNearEnd } from '../people/use-near-end.ts';

const MOST = 6;

/** Six people like the one of the profile, requested once the reader comes near: each counts as shown. */
export function LikePeople({ id }: { id: string }) {
  const t = useTexts(texts);
  const { query } = useHost();
  const [isNear, setNear] = useState(false);
  const mark = useNearEnd(!isNear, () => setNear(true));
  const like = useQuery({
    ...query(listLikePeople, { params: { id } }),
    staleTime: LISTING_FRESH,
    enabled: isNear,
  });
  const people = like.data?.data;
  if (!isNear) return <div ref={mark} />;
  // Beside the profile that was opened, a list that fails or is empty is no loss.
  if (like.isError || people?.length === 0) return null;
  return (
    <section aria-labelledby="pf-like">
      <h2 id="pf-like" className="pf-heading pf-like__title">
        {t('like.title')}
      </h2>
      {people === undefined ? (
        <SkeletonCards label={t('list.loading')} count={MOST} />
      ) : (
        <CardGrid>
          {people.map((person, index) => (
            <MemberCard key={person.id} person={person} index={index + MOST} level={3} />
          ))}
        </CardGrid>
      )}
    </section>
  );
}
