import { pricePaise, type Plan, type PlanDuration } from 'shared-contracts/domain/plan';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, Dialog } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** Props of the answer to a purchase that cannot be made yet; `plan` is null while nothing was chosen. */
export interface PaymentSoonProps {
  readonly plan: Plan | null;
  readonly duration: PlanDuration;
  readonly onClose: () => void;
}

/** Says that the checkout is not there yet, that nothing was charged, and what the chosen plan will cost. */
export function PaymentSoon({ plan, duration, onClose }: PaymentSoonProps) {
  const t = useTexts(texts);
  const { email } = useHost().config.support;
  return (
    <Dialog
      open={plan !== null}
      title={t('soon.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" autoFocus onClick={onClose}>
          {t('soon.close')}
        </Button>
      }
    >
      {plan && (
        <div className="bl-soon">
          <p>{t('soon.text')}</p>
          <p className="bl-soon__plan">
            {t(`card.buy.${duration}`, {
              plan: plan.name,
              price: rupees(pricePaise(plan, duration)),
            })}
          </p>
          {email && (
            <p className="sp-muted">
              {t('soon.question')} <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
