import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../../test/app.ts';
import { ask, BY, clientOf, openSandbox, pay, temporaryFolder } from './test/open-sandbox.ts';

/** A sandbox in a process of its own, to be killed. */
async function startChild(folder: string): Promise<{ url: string; kill: () => Promise<void> }> {
  const child = spawn(
    process.execPath,
    [new URL('../../dist/sandbox-child.js', import.meta.url).pathname, folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('The sandbox ended.')));
  });
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return { url, kill };
}

describe('a sandbox', () => {
  it('knows after kill -9 whatever it had answered', async () => {
    const folder = await temporaryFolder();
    const { url, kill } = await startChild(folder);
    const client = clientOf(url);
    const order = await client.orders.create({ amount: 49_900, currency: 'INR', receipt: 'r' });
    const paid = await pay({ url }, order.id);
    await client.payments.capture(paid.payment_id, 49_900, 'INR');
    await kill();
    const again = await openSandbox({ folder });
    expect(await again.client.orders.fetch(order.id)).toMatchObject({ status: 'paid' });
    expect(await again.client.payments.fetch(paid.payment_id)).toMatchObject({
      status: 'captured',
      order_id: order.id,
    });
  });

  it('lets the bank answer after a restart, though nobody looks', async () => {
    const clock = new TestClock();
    const first = await openSandbox({ clock: clock.read });
    const { id } = await first.client.orders.create({ amount: 49_900, currency: 'INR' });
    const path = `/orders/${id}/knobs?key_id=rzp_test_sandbox`;
    await ask(first, path, { bank_delay_ms: 60_000 }, 'PATCH');
    const begun = await pay(first, id, BY.card);
    const answered = await ask(first, `/payments/${begun.payment_id}/otp`, {
      token: begun.token,
      otp: '123456',
    });
    expect(answered).toMatchObject({ state: 'waiting', decided: true });
    await ask(first, `/payments/${begun.payment_id}/cancel`, { token: begun.token });
    await first.close();
    const again = await openSandbox({ folder: first.folder, clock: clock.read });
    const state = () => ask(again, `/payments/${begun.payment_id}?token=${begun.token}`);
    expect(await state()).toMatchObject({ state: 'waiting' });
    clock.advance(60_000);
    expect(await state()).toMatchObject({ state: 'paid' });
  });

  it('has its folder to itself', async () => {
    const { folder } = await openSandbox();
    await expect(openSandbox({ folder })).rejects.toThrow(folder);
  });

  it('tells the shop by itself', async () => {
    const shop = createServer();
    const heard = new Promise<string>((resolve) => {
      shop.on('request', (request, response) => {
        request.resume().on('end', () => response.end());
        resolve(String(request.headers['x-razorpay-event-id']));
      });
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const address = shop.address() as { port: number };
    const sandbox = await openSandbox({ webhookUrl: `http://127.0.0.1:${address.port}/hook` });
    const { id } = await sandbox.client.orders.create({ amount: 49_900, currency: 'INR' });
    await pay(sandbox, id);
    expect(await heard).toMatch(/^evt_[0-9A-Za-z]{14}$/);
    await sandbox.close();
    shop.closeAllConnections();
    await new Promise((resolve) => shop.close(resolve));
  });
});
