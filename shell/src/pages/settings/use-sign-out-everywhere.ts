import { signOutEverywhere } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { useAppServices } from '../../app-services-context.tsx';
import { settingsTexts } from '../../locales/en/account.ts';
import { texts } from '../../locales/en/shell.ts';
import { EVERYWHERE } from '../../session/sign-out.ts';

/** Ends every session of the member after a question, this one too. */
export function useSignOutEverywhere() {
  const t = useTexts(settingsTexts);
  const frame = useTexts(texts);
  const { send, confirm } = useHost();
  const { navigation, signOutGuard, session } = useAppServices();
  const everywhere = useMutation({
    mutationFn: async () => {
      // Its socket is closed before the answer is here.
      const stays = session.expectEnd();
      try {
        return await send(signOutEverywhere, {});
      } catch (error) {
        stays();
        throw error;
      }
    },
    // The sign-out page ends the session here: this page is a member's, and would lead to the sign-in without one.
    onSuccess: () => navigation.go(routes.logout.href(), { replace: true, state: EVERYWHERE }),
  });
  const question = async () => {
    const title = t('devices.everywhereTitle');
    const isUnsent = signOutGuard.isHeld() || session.hasUnsent();
    const text = isUnsent ? frame('signOut.text') : t('devices.everywhereText');
    if (await confirm({ title, text })) everywhere.mutate();
  };
  return {
    error: everywhere.error,
    isPending: everywhere.isPending,
    ask: () => void question(),
  };
}
