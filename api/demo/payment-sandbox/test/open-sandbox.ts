import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Razorpay from 'razorpay';
import { onTestFinished } from 'vitest';
import { startSandbox, type Sandbox, type SandboxOptions } from '../start-sandbox.ts';

export const KEYS = { keyId: 'rzp_test_sandbox', keySecret: 'a secret that only tests know' };
export const WEBHOOK_SECRET = 'another one, for events';

/** A sandbox on a folder of its own, and how a shop and a browser reach it. */
export interface OpenSandbox extends Sandbox {
  readonly folder: string;
  /** The provider's own client, led to the sandbox. */
  readonly client: Razorpay;
}

/** Starts a sandbox for one test; events go nowhere unless the test says where. */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<OpenSandbox> {
  const folder = options.folder ?? (await temporaryFolder());
  const sandbox = await startSandbox({
    folder,
    ...KEYS,
    webhookSecret: WEBHOOK_SECRET,
    publicPath: '/sandbox/razorpay',
    webhookUrl: 'http://127.0.0.1:9/nobody',
    log: {
      warn: () => undefined,
      error: () => undefined,
    },
    ...options,
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await sandbox.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...sandbox, folder, close, client: clientOf(sandbox.url) };
}

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Razorpay's client, which knows one host only, led to another one. */
export function clientOf(url: string, keys = KEYS): Razorpay {
  const client = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret });
  const { defaults } = (client.api as unknown as { rq: { defaults: { baseURL: string } } }).rq;
  defaults.baseURL = url;
  return client;
}

/** How somebody pays: what a checkout page sends for a method. */
export const BY = {
  upi: { method: 'upi', vpa: 'success@razorpay' },
  refusedUpi: { method: 'upi', vpa: 'failure@razorpay' },
  card: {
    method: 'card',
    card: { number: '4111 1111 1111 1111', expiry: '12/40', cvv: '123', name: 'A B' },
  },
  bank: { method: 'netbanking', bank: 'HDFC' },
} as const;

/** What a checkout page hears. */
export interface CheckoutReply {
  readonly state: 'waiting' | 'failed' | 'paid';
  readonly payment_id: string;
  readonly token: string;
  readonly decided: boolean;
  readonly razorpay_signature?: string;
  readonly error?: Readonly<Record<string, unknown>>;
}

/** Asks what a page of the checkout would ask; a refusal is thrown as its description. */
export async function ask(
  { url }: Pick<Sandbox, 'url'>,
  path: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<CheckoutReply> {
  const response = await fetch(`${url}/v1/checkout${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const reply: unknown = await response.json();
  if (response.ok) return reply as CheckoutReply;
  throw new Error((reply as { error: { description: string } }).error.description);
}

/** Pays an order as the checkout page does; by UPI, so that nothing else has to be done. */
export function pay(
  sandbox: Pick<Sandbox, 'url'>,
  orderId: string,
  by: object = BY.upi,
): Promise<CheckoutReply> {
  return ask(sandbox, '/payments', { key_id: KEYS.keyId, order_id: orderId, ...by });
}
