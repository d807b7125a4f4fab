import { useRef } from 'react';
import type { OpenedPayment } from 'shared-contracts/calls/opened-payment';
import { refundPayment } from 'shared-contracts/calls/payments';
import { checkStaffFactor } from 'shared-contracts/calls/staff-factor';
import { useHost } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';

interface Refund {
  /** Paise. */
  readonly amount: number;
  readonly reason: string;
  /** A code of the second factor, where the server needs one; given once. */
  readonly otp?: string;
}

/**
 * Asks for a refund. Its key stays until one was made: whatever is sent again after a lost answer is the same refund.
 */
export function useRefund({ provider_payment_id: id }: Pick<OpenedPayment, 'provider_payment_id'>) {
  const { send } = useHost();
  const key = useRef<string>(undefined);
  return useMutation({
    async mutationFn({ amount, reason, otp }: Refund) {
      if (otp !== undefined) await send(checkStaffFactor, { body: { otp } });
      key.current ??= crypto.randomUUID();
      const body = { amount, reason, key: key.current };
      return send(refundPayment, { params: { id }, body });
    },
    onSuccess: () => {
      key.current = undefined;
    },
  });
}
