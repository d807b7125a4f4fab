import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { updateProfile } from 'shared-contracts/calls/own-profile';
import { myProfile, type OwnProfile } from 'shared-contracts/calls/profiles';
import { madeForOf } from 'shared-contracts/domain/made-for';
import type { Gender, MadeFor } from 'shared-contracts/domain/profile';
import { describeError, useHost } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';

/**
 * Corrects a mistaken gender, and with it whom the profile is for: a daughter's that turns out a man's is a son's.
 * `refused` is why the server would not, such as an age below the law's.
 */
export function useCorrectGender(
  profile: Pick<OwnProfile, 'id' | 'updated_at' | 'made_for'>,
  /** Whom it is for, where that is not saved yet. */
  madeFor: MadeFor | null = profile.made_for ?? null,
) {
  const { id, updated_at, made_for: saved = null } = profile;
  const { send, query, notify } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  const own = query(myProfile, {});
  const request = useMutation({
    mutationFn(gender: Gender) {
      const agreed = madeFor && madeForOf(madeFor, gender);
      return send(updateProfile, {
        params: { id },
        body: {
          id,
          profile: agreed === saved ? { gender } : { gender, made_for: agreed },
          if_updated_at: updated_at,
        },
      });
    },
    onSuccess(reply) {
      notify('profile.saved');
      cache.setQueryData(own.queryKey, reply);
      // Everybody who is shown is another now.
      void cache.invalidateQueries();
    },
    onError(error) {
      tellError(error, 'profile.saveFailed');
      void cache.invalidateQueries({ queryKey: own.queryKey });
    },
  });
  const wrong = request.isError ? describeError(request.error).errors : [];
  return { correct: request.mutate, isBusy: request.isPending, refused: wrong?.[0]?.message };
}
