import {
  browseProfiles,
  listProfiles,
  type LimitedProfile,
  type ProfileCard,
} from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useQueryClient } from 'shared-contracts/query';

interface Listed<Person> {
  readonly pages: readonly { readonly data: { readonly data: readonly Person[] } }[];
}

/** The card of a person from any member's listing in the cache: the first content of a profile before it arrives. */
export function useListedCard(id: string): ProfileCard | undefined {
  return useListed<ProfileCard>(keyOf(listProfiles), id);
}

/** The same from a visitor's listing. */
export function useListedLimited(id: string): LimitedProfile | undefined {
  return useListed<LimitedProfile>(keyOf(browseProfiles), id);
}

function useListed<Person extends { id: string }>(
  queryKey: readonly unknown[],
  id: string,
): Person | undefined {
  const lists = useQueryClient().getQueriesData<Listed<Person>>({ queryKey });
  for (const [, list] of lists) {
    for (const page of list?.pages ?? []) {
      const found = page.data.data.find((person) => person.id === id);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
