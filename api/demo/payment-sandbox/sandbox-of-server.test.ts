import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readConfig, type PaymentConfig } from '../../src/platform/config/config.ts';
import { listen } from '../../src/platform/http/listen.ts';
import { withSandbox, type ServerWithSandbox } from './sandbox-of-server.ts';
import { SANDBOX_PATH } from './sandbox-path.ts';
import { clientOf, temporaryFolder } from './test/open-sandbox.ts';

const SITE = 'http://127.0.0.1:9';
const silent = { warn: () => undefined, error: () => undefined };

async function start(env: Record<string, string>): Promise<ServerWithSandbox> {
  return withSandbox(readConfig({ SEED: 'none', ...env }), SITE, silent);
}

function paymentsOf({ config }: ServerWithSandbox): PaymentConfig {
  if (config.payments === null || config.payments === 'sandbox')
    throw new Error('No payments are configured.');
  return config.payments;
}

describe('a server with the sandbox', () => {
  it('has keys that stay, and finds the script on its own site', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = await start({ DATA_DIR });
    const payments = paymentsOf(first);
    expect(payments).toMatchObject({
      provider: 'sandbox',
      checkoutScript: '/sandbox/razorpay/v1/checkout.js',
      keyId: expect.stringMatching(/^rzp_test_\w{14}$/),
    });
    expect((await clientOf(payments.api, payments).orders.all()).count).toBe(0);
    await first.close();
    const again = await start({ DATA_DIR });
    const { keyId, keySecret, webhookSecret } = payments;
    expect(paymentsOf(again)).toMatchObject({ keyId, keySecret, webhookSecret });
    await again.close();
  });

  it('shares the one of the first server on the same folder', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = await start({ DATA_DIR });
    const second = await start({ DATA_DIR });
    expect(paymentsOf(second)).toEqual(paymentsOf(first));
    const site = createServer((request, response) => second.sandbox?.handle(request, response));
    const url = await listen(site, { host: '127.0.0.1', port: 0 });
    const script = await fetch(`${url}${SANDBOX_PATH}/v1/checkout.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toContain('window.Razorpay');
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
    await second.close();
    await first.close();
  });

  it.each([
    { HOST: '127.0.0.1', warning: null },
    { HOST: '0.0.0.0', PAYMENTS: 'sandbox', warning: expect.stringContaining('no money moves') },
    {
      WEB_ORIGIN: 'https://saptapadi.example',
      PAYMENTS: 'sandbox',
      warning: expect.stringContaining('no money moves'),
    },
  ])('says aloud where others reach it: $HOST $WEB_ORIGIN', async ({ warning, ...env }) => {
    const server = await start({ DATA_DIR: await temporaryFolder(), ...env });
    expect(server.warning).toEqual(warning);
    await server.close();
  });

  it.each([{ PAYMENTS: 'none' }, { HOST: '0.0.0.0' }, { TRUST_PROXY: 'yes' }])(
    'is none unless asked: %o',
    async (env) => {
      const server = await start({ DATA_DIR: await temporaryFolder(), ...env });
      expect(server.sandbox).toBeNull();
      expect(server.config.payments).toBeNull();
    },
  );
});
