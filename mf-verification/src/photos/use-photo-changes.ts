import { useState } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import {
  editPic,
  orderPics,
  setProfilePic,
  type OwnPic,
  type PicEdit,
} from 'shared-contracts/calls/pictures';
import { useHost } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { useOwnPicsCache } from './own-pics-cache.ts';

/** Changes follow each other: each reply is the whole list. */
const ONE_AT_A_TIME = { scope: { id: 'own-pics' } } as const;

/** Order, primary photo and crop; the order shows before the server agreed, and goes back where it did not. */
export function usePhotoChanges(saved: readonly OwnPic[]) {
  const { send } = useHost();
  const tellError = useErrorNotice();
  const cache = useOwnPicsCache();
  const [shownOrder, setShownOrder] = useState<readonly string[] | null>(null);

  const order = useMutation({
    ...ONE_AT_A_TIME,
    mutationFn: (ids: readonly string[]) => send(orderPics, { body: { ids: [...ids] } }),
    onSuccess: cache.put,
    onError: (error) => {
      tellError(error);
      cache.refresh();
    },
    onSettled: (_reply, _error, ids) => {
      // A later one is on its way otherwise.
      setShownOrder((shown) => (shown === ids ? null : shown));
      cache.refreshProfile();
    },
  });
  const primary = useMutation({
    ...ONE_AT_A_TIME,
    mutationFn: (id: string) => send(setProfilePic, { body: { id } }),
    onSuccess: cache.put,
    onError: (error) => {
      tellError(error);
      // Gone from another tab, perhaps.
      cache.refresh();
    },
    onSettled: () => cache.refreshProfile(),
  });
  const edit = useMutation({
    ...ONE_AT_A_TIME,
    mutationFn: ({ id, ...body }: PicEdit & { id: string }) =>
      send(editPic, { params: { id }, body }),
    onSuccess: cache.put,
    onError: (error) => {
      tellError(error);
      cache.refresh();
    },
    onSettled: () => cache.refreshProfile(),
  });

  return {
    /** The photos in the order that shows. */
    pics: shownOrder === null ? saved : inOrder(saved, shownOrder),
    order(ids: readonly string[]): void {
      setShownOrder(ids);
      order.mutate(ids);
    },
    showFirst: (id: string) => primary.mutateAsync(id).then(yes, no),
    edit: (id: string, change: PicEdit) => edit.mutateAsync({ id, ...change }).then(yes, no),
    isBusy: primary.isPending || edit.isPending,
  };
}

const yes = () => true;
// It was shown.
const no = () => false;

function inOrder(pics: readonly OwnPic[], ids: readonly string[]): readonly OwnPic[] {
  const place = (pic: OwnPic) => {
    const at = ids.indexOf(pic.id);
    return at === -1 ? ids.length : at;
  };
  return pics.toSorted((one, other) => place(one) - place(other));
}
