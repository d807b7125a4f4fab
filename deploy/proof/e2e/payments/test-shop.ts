import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from 'api/listen';
import { startSandbox } from 'api/payment-sandbox';

const MOUNT = '/sandbox/razorpay';
const KEYS = { keyId: 'rzp_test_shop', keySecret: 'a secret of the tests' };

/** What a page of the shop may do: as strict as our own checkout document, and no looser. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Shop</title>
<script src="${MOUNT}/v1/checkout.js"></script><script src="/shop.js"></script>
<main><h1>A shop</h1><button id="buy">Buy</button><output id="told"></output></main></html>`;

/** Buys with the options of the address's hash, and says everything that it is told. */
const SCRIPT = `addEventListener('DOMContentLoaded', () => {
  const told = (name, reply) => {
    document.getElementById('told').textContent += name + ' ' + JSON.stringify(reply ?? null) + '\\n';
  };
  document.getElementById('buy').addEventListener('click', () => {
    const options = JSON.parse(decodeURIComponent(location.hash.slice(1)));
    const bought = new Razorpay({
      ...options,
      handler: (reply) => told('paid', reply),
      modal: { ...options.modal, ondismiss: (reason) => told('dismissed', reason) },
    });
    bought.on('payment.failed', ({ error }) => told('failed', error.reason));
    bought.open();
  });
});`;

/** A shop on one page with a sandbox of its own, on one origin. */
export interface TestShop {
  readonly url: string;
  /** Makes an order of 4,999 rupees; answers the address at which it can be bought, with `options` for the checkout. */
  readonly sell: (options?: object) => Promise<{ orderId: string; address: string }>;
  /** Turns knobs of an order. */
  readonly turn: (orderId: string, knobs: object) => Promise<void>;
  /** Asks the REST interface. */
  readonly ask: (path: string, body?: object, method?: string) => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

export async function openTestShop(): Promise<TestShop> {
  const folder = await mkdtemp(join(tmpdir(), 'saptapadi-shop-'));
  const sandbox = await startSandbox({
    folder,
    ...KEYS,
    webhookSecret: 'another secret',
    publicPath: MOUNT,
    webhookUrl: 'http://127.0.0.1:9/nobody',
  });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url.startsWith(`${MOUNT}/`)) return sandbox.handle(request, response);
    if (url === '/shop.js')
      return void response.setHeader('content-type', 'text/javascript').end(SCRIPT);
    let posted = '';
    request.on('data', (chunk: Buffer) => (posted += chunk.toString()));
    request.on('end', () => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      const fields = [...new URLSearchParams(posted)].map((field) => field.join('='));
      response.end(url === '/back' ? `<title>Back</title><pre>${fields.join('\n')}</pre>` : PAGE);
    });
  });
  const url = await listen(server, { host: '127.0.0.1', port: 0 });
  const credentials = Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64');

  async function ask(path: string, body?: object, method = body === undefined ? 'GET' : 'POST') {
    const response = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  return {
    url,
    ask,
    async sell(options = {}) {
      const { id } = await ask('/v1/orders', { amount: 499_900, currency: 'INR' });
      const told = { key: KEYS.keyId, order_id: id, amount: 499_900, currency: 'INR', ...options };
      const all = { name: 'Saptapadi', description: 'subscription', ...told };
      const hash = encodeURIComponent(JSON.stringify(all));
      return { orderId: String(id), address: `${url}/#${hash}` };
    },
    async turn(orderId, knobs) {
      await ask(`/knobs/${orderId}`, knobs, 'PATCH');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
