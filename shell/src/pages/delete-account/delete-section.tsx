import { deleteAccount } from 'shared-contracts/calls/auth';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useMutation } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { Section } from '../settings/section.tsx';
import { deleteTexts } from './delete-texts.ts';
import { PaidPlanText, usePaidPlan } from './paid-plan.tsx';

/** Names what is paid, asks, deletes, and leads to /logout with the words of section 8. */
export function DeleteSection() {
  const t = useTexts(deleteTexts);
  const { send, confirm, notify } = useHost();
  const { navigation, session } = useAppServices();
  const found = usePaidPlan();
  const { paid } = found;
  const leave = useMutation({
    mutationFn: async () => {
      // Its socket is closed before the answer is here.
      const stays = session.expectEnd();
      try {
        return await send(deleteAccount, {});
      } catch (error) {
        stays();
        throw error;
      }
    },
    onSuccess: () => {
      // Here and not at /logout: nothing may be asked with a token whose account is gone.
      session.end('deleted');
      notify('account.deleted');
      navigation.go(routes.logout.href({ reason: 'deleted' }), { replace: true });
    },
  });
  const ask = async () => {
    const text = paid ? t('last.questionPaid', { ...paid }) : t('last.questionText');
    if (await confirm({ title: t('last.question'), text, danger: true })) leave.mutate();
  };
  return (
    <Section title={t('last.title')}>
      <PaidPlanText found={found} />
      <p>{t('last.text')}</p>
      <ErrorBanner error={leave.error} />
      <div className="shell-ways">
        {/* What is paid is named before: until it is known nothing can be confirmed. */}
        <Button
          variant="danger"
          disabled={paid === undefined}
          loading={leave.isPending}
          onClick={() => void ask()}
        >
          {t('last.action')}
        </Button>
      </div>
    </Section>
  );
}
