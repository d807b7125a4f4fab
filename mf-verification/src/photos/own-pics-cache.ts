import { listPics, type OwnPic, type OwnPics } from 'shared-contracts/calls/pictures';
import { getProfile, myProfile, profileCompletion } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useQueryClient } from 'shared-contracts/query';

/** The list of one's photos in the cache of the page: what replies say of it stands there at once. */
export function useOwnPicsCache() {
  const cache = useQueryClient();
  const key = keyOf(listPics, {});
  return {
    put(reply: OwnPics): void {
      cache.setQueryData(key, reply);
    },
    /** Whether a file, by its digest, is one of them already. */
    has(digest: string): boolean {
      const known = cache.getQueryData<OwnPics>(key)?.data ?? [];
      return known.some(({ original }) => original === digest);
    },
    add(pic: OwnPic): void {
      cache.setQueryData<OwnPics>(key, (known) => {
        if (known === undefined || known.data.some(({ id }) => id === pic.id)) return known;
        return { ...known, data: [...known.data, pic] };
      });
    },
    /** They are part of one's profile, and earn points. */
    refreshProfile(): void {
      for (const call of [myProfile, getProfile, profileCompletion]) {
        void cache.invalidateQueries({ queryKey: keyOf(call) });
      }
    },
    refresh(): void {
      void cache.invalidateQueries({ queryKey: key });
    },
  };
}
