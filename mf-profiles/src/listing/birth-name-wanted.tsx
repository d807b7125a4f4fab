import { myProfile } from 'shared-contracts/calls/profiles';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { LISTING_FRESH } from '../people/list-freshness.ts';
import { BirthNameNote } from './birth-name-note.tsx';

/** Where no card has a score: asks for the reader's birth name if the reader's own profile has none. */
export function BirthNameWanted() {
  const { query } = useHost();
  const own = useQuery({ ...query(myProfile, {}), staleTime: LISTING_FRESH });
  if (own.isPending) return <BirthNameNote waiting />;
  return (own.data?.data.birthname ?? '').trim() === '' && own.isSuccess ? <BirthNameNote /> : null;
}
