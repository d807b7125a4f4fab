import { saveFile } from 'shared-contracts/behaviour/save-file';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { getAccount } from 'shared-contracts/calls/auth';
import { getReceipt, listPayments, type Payment } from 'shared-contracts/calls/payments';
import { isUnderWay } from 'shared-contracts/domain/order-state';
import { planName } from 'shared-contracts/domain/plan';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { Button, ButtonLink, Row, Stack, Surface } from 'shared-contracts/ui/core';
import { checkoutHref } from '../checkout/purchase.ts';
import { useDayText } from '../checkout/use-day-text.ts';
import { texts } from '../locales/en/billing.ts';
import { FollowingPlan } from '../offers/following-plan.tsx';
import './payments.css';

/** Payments on /settings/payments: the plan with its end and what follows, what was paid, and receipts. */
export function PaymentsSection() {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const dayText = useDayText();
  const { query } = useHost();
  const mine = useSession()?.myplan ?? 'hope';
  const account = useQuery(query(getAccount, {})).data?.data;
  const until = account?.plan_until ?? null;
  const payments = useQuery(query(listPayments, {}));
  const plan = planName(mine);
  const list = payments.data?.data ?? [];
  return (
    <section aria-labelledby="payments">
      <Surface>
        <Stack>
          <h2 id="payments">{t('payments.title')}</h2>
          <p>
            <span>
              {mine === 'hope' || until === null
                ? t('plans.yours', { plan })
                : t('payments.until', { plan, end: dayText(until) })}
            </span>{' '}
            <FollowingPlan account={account} />
          </p>
          {payments.isError && (
            <Row>
              <p>{t('payments.failed')}</p>
              <Button size="small" onClick={() => void payments.refetch()}>
                {phrase('action.retry')}
              </Button>
            </Row>
          )}
          {payments.isSuccess && list.length === 0 && (
            <p className="sp-muted">{t('payments.none')}</p>
          )}
          {list.length > 0 && (
            <ul className="bl-payments">
              {list.map((one) => (
                <PaymentRow key={one.id} payment={one} />
              ))}
            </ul>
          )}
          <Row>
            <ButtonLink href={routes.subscription.href()}>{t('outcome.plans')}</ButtonLink>
          </Row>
        </Stack>
      </Surface>
    </section>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useTexts(texts);
  const dayText = useDayText();
  const { id, months, amount, state, starts_at, ends_at } = payment;
  const plan = planName(payment.plan);
  const second = payment.second_payment ?? null;
  return (
    <li className="bl-payments__row">
      <p>
        <strong>
          {t(months === 1 ? 'card.buy.month' : 'card.buy.year', { plan, price: rupees(amount) })}
        </strong>
      </p>
      <p>{`${dayText(payment.paid_at ?? payment.created_at)}\u00a0· ${t(`payments.state.${state}`)}`}</p>
      {starts_at !== null && ends_at !== null && (
        <p className="sp-muted">
          {t('payments.time', { start: dayText(starts_at), end: dayText(ends_at) })}
        </p>
      )}
      {second !== null && (
        <p>{t(`payments.second.${second.refund}`, { amount: rupees(second.amount) })}</p>
      )}
      <Row>
        {payment.receipt_number !== null && (
          <ReceiptButton id={id} kind="receipt" number={payment.receipt_number} />
        )}
        {payment.credit_note_number !== null && (
          <ReceiptButton id={id} kind="credit_note" number={payment.credit_note_number} />
        )}
        {isUnderWay(state) && (
          <ButtonLink size="small" href={checkoutHref({ purchase: null, orderId: id })}>
            {t('underWay.look')}
          </ButtonLink>
        )}
      </Row>
    </li>
  );
}

interface ReceiptButtonProps {
  /** The provider's order id. */
  readonly id: string;
  readonly kind: 'receipt' | 'credit_note';
  readonly number: string;
}

/** Saves the PDF under what it is and its number; a slash in it is no folder. */
function ReceiptButton({ id, kind, number }: ReceiptButtonProps) {
  const t = useTexts(texts);
  const { send } = useHost();
  const { busy, run } = useAction({
    act: async () => {
      const { data } = await send(getReceipt, { params: { id }, query: { kind } });
      await saveFile(data.url, `${kind.replace('_', '-')}-${data.number.replaceAll('/', '-')}.pdf`);
    },
  });
  return (
    <Button size="small" loading={busy} onClick={() => void run()}>
      {t(`payments.${kind}`, { number })}
    </Button>
  );
}
