import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { getAccount } from 'shared-contracts/calls/auth';
import { listPayments } from 'shared-contracts/calls/payments';
import { isUnderWay } from 'shared-contracts/domain/order-state';
import { planName } from 'shared-contracts/domain/plan';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { useQuery } from 'shared-contracts/query';
import { Banner, SkeletonText } from 'shared-contracts/ui/core';
import { deleteTexts } from '../../locales/en/account.ts';

/** What is paid and would be lost. */
export interface PaidPlan {
  readonly plan: string;
  /** As it is written on the page. */
  readonly day: string;
}

/** The paid plan with the end of all that is paid for; null on Hope, undefined while that is not known. */
export function usePaidPlan() {
  const { query, locale } = useHost();
  const mine = useSession()?.myplan ?? 'hope';
  const account = useQuery(query(getAccount, {}));
  const payments = useQuery(query(listPayments, {}));
  const name = planName(mine);
  const until = account.data?.data.plan_until;
  // A plan that follows the one that runs is paid for as well.
  const ends = payments.data?.data.map(({ ends_at }) => ends_at ?? '') ?? [];
  const last = [until ?? '', ...ends].toSorted().at(-1) ?? '';
  const isKnown = account.data !== undefined && payments.data !== undefined;
  const paid: PaidPlan | null | undefined = !isKnown
    ? undefined
    : until === null || until === undefined
      ? null
      : { plan: name, day: dayText(last.slice(0, 10), locale) };
  const underWay = payments.data?.data.filter(({ state }) => isUnderWay(state)).length ?? 0;
  return {
    paid,
    underWay,
    error: account.error ?? payments.error,
    isFetching: account.isFetching || payments.isFetching,
    refetch: () => void Promise.all([account.refetch(), payments.refetch()]),
  };
}

/** Says what is paid and ends with the account. */
export function PaidPlanText({ found }: { found: ReturnType<typeof usePaidPlan> }) {
  const t = useTexts(deleteTexts);
  const { paid, underWay, error, isFetching, refetch } = found;
  if (paid === undefined)
    return error === null ? (
      <SkeletonText lines={2} />
    ) : (
      <LoadFailed
        plain
        title={t('paid.failed')}
        error={error}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  return (
    <>
      {paid === null ? (
        <p>{t('paid.nothing')}</p>
      ) : (
        <Banner kind="warning" title={t('paid.title')}>
          <p>{t('paid.plan', { ...paid })}</p>
          <p>{t('paid.refund')}</p>
        </Banner>
      )}
      {underWay > 0 && <p>{t('paid.underWay', { count: underWay })}</p>}
    </>
  );
}
