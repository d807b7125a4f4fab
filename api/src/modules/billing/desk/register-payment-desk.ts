import { searchPayments } from 'shared-contracts/calls/found-payments';
import { openPaymentAttention } from 'shared-contracts/calls/opened-payment';
import {
  listPaymentsForAttention,
  refundPayment,
  settlePaymentAttention,
} from 'shared-contracts/calls/payments';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { answerOpenAttention } from './open-attention.ts';
import {
  answerListAttention,
  answerRefund,
  answerSettleAttention,
} from './payment-desk.handlers.ts';
import { answerSearchPayments } from './search-payments.ts';

/** Puts the calls about payments that a person has to look at on the application. */
export function registerPaymentDesk(api: Api): void {
  serve(api, listPaymentsForAttention, answerListAttention);
  serve(api, openPaymentAttention, answerOpenAttention);
  serve(api, settlePaymentAttention, answerSettleAttention);
  serve(api, searchPayments, answerSearchPayments);
  serve(api, refundPayment, answerRefund(api.parts));
}
