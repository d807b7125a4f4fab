import type { z } from 'zod';
import type { PaymentConfig } from '../platform/config/config.ts';
import { jsonOf } from '../platform/validation/json-of.ts';
import { ProviderAway, ProviderRefusal, type PaymentProvider } from './payment-provider.ts';
import {
  ErrorReply,
  listOf,
  OrderEntity,
  pageOf,
  PaymentEntity,
  RefundEntity,
} from './razorpay-entities.ts';

/** Longest wait for an answer, in ms. */
const DEADLINE_MS = 10_000;

/** Most entities of one page. */
const PAGE = 100;

/** Razorpay's REST interface, or the sandbox that speaks it; `fetch` is replaceable in tests. */
export function createRazorpay(
  config: Pick<PaymentConfig, 'api' | 'keyId' | 'keySecret'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PaymentProvider {
  const ask = asker(config, fetch);
  const find = async <Schema extends z.ZodType>(schema: Schema, kind: string, id: string) =>
    isEntityId(id) ? orNothing(ask(schema, `/${kind}/${id}`)) : null;
  return {
    createOrder: ({ receipt, amount }) =>
      ask(OrderEntity, '/orders', { amount, currency: 'INR', receipt }),
    findOrder: (id) => find(OrderEntity, 'orders', id),
    findPayment: (id) => find(PaymentEntity, 'payments', id),
    listOrderPayments: async (id) =>
      (await find(listOf(PaymentEntity), 'orders', `${id}/payments`)) ?? [],
    listPayments: ({ from, to, skip }) =>
      ask(
        pageOf(PaymentEntity),
        `/payments?from=${seconds(from)}&to=${seconds(to)}&count=${PAGE}&skip=${skip}`,
      ),
    capture: (id, amount) =>
      ask(PaymentEntity, `/payments/${checked(id)}/capture`, { amount, currency: 'INR' }),
    refund: (id, { amount, key }) =>
      ask(RefundEntity, `/payments/${checked(id)}/refund`, {
        amount,
        speed: 'normal',
        receipt: key,
        notes: { key },
      }),
    listRefunds: async (id) =>
      (await find(listOf(RefundEntity), 'payments', `${id}/refunds`)) ?? [],
  };
}

type Ask = <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<z.output<Schema>>;

/** Asks and reads the answer: a refusal that stays is a ProviderRefusal, all else that is not an answer a ProviderAway. */
function asker(
  { api, keyId, keySecret }: Pick<PaymentConfig, 'api' | 'keyId' | 'keySecret'>,
  fetch: typeof globalThis.fetch,
): Ask {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (schema, path, body) => {
    const { status, text } = await reply(fetch, `${api}/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect would carry the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (status < 200 || status > 299) throw refusalOf(status, text);
    const read = schema.safeParse(jsonOf(text));
    if (!read.success) throw new ProviderAway(`The provider answered ${path} in an unknown shape.`);
    return read.data;
  };
}

async function reply(fetch: typeof globalThis.fetch, url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new ProviderAway('The payment provider does not answer.', { cause: error });
  }
}

/** Keys that are refused, and too many requests, are no answer about the payment. */
function refusalOf(status: number, text: string): Error {
  const read = ErrorReply.safeParse(jsonOf(text));
  if (!read.success || status >= 500 || [401, 403, 429].includes(status))
    return new ProviderAway(`The payment provider answered ${status}.`);
  return new ProviderRefusal(status, read.data.error.code, read.data.error.description);
}

/** Null for what the provider does not know: it answers 400 for an unknown id. */
async function orNothing<Found>(requested: Promise<Found>): Promise<Found | null> {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof ProviderRefusal && [400, 404].includes(error.status)) return null;
    throw error;
  }
}

/** Whether a text can stand in a path of the interface: ids come from browsers as well. */
function isEntityId(id: string): boolean {
  return /^\w{1,60}(\/(payments|refunds))?$/.test(id);
}

function checked(id: string): string {
  if (!isEntityId(id)) throw new ProviderRefusal(400, 'BAD_REQUEST_ERROR', 'not an id');
  return id;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
