import { sendDeletionCode } from 'shared-contracts/calls/account';
import { deleteAccount, getAccount } from 'shared-contracts/calls/auth';
import { isApiError } from 'shared-contracts/calls/client';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { useAppServices } from '../../app-services-context.tsx';

/** By what the owner is known; neither where the sign-in is fresh. */
export interface Proof {
  readonly current_password?: string;
  readonly code?: string;
}

/** Having a code mailed, and deleting the account, which leads to /logout with the words of section 8. */
export function useLeave() {
  const { send, notify } = useHost();
  const { navigation, session } = useAppServices();
  const cache = useQueryClient();
  const mail = useMutation({ mutationFn: () => send(sendDeletionCode, {}) });
  const leave = useMutation({
    mutationFn: async (proof: Proof) => {
      // Its socket is closed before the answer is here.
      const stays = session.expectEnd();
      try {
        return await send(deleteAccount, { body: proof });
      } catch (error) {
        stays();
        throw error;
      }
    },
    onSuccess: () => {
      // Here and not at /logout: no request may carry a token whose account is gone.
      session.end('deleted');
      notify('account.deleted');
      navigation.go(routes.logout.href({ reason: 'deleted' }), { replace: true });
    },
    onError: (error) => {
      // The sign-in has grown old while the page was open.
      if (isUnproven(error)) void cache.invalidateQueries({ queryKey: keyOf(getAccount) });
    },
  });
  return { leave, mail };
}

/** True where the server wants a proof in place of a fresh sign-in. */
export function isUnproven(error: unknown): boolean {
  return isApiError(error) && error.code === 'auth.signInAgain';
}
