import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config, PaymentConfig } from '../../src/platform/config/config.ts';
import { makeDataFolder } from '../../src/platform/process/data-folder.ts';
import { persistedSecret } from '../../src/platform/process/persisted-secret.ts';
import { StartError } from '../../src/platform/process/start-error.ts';
import { forwardTo } from './forward.ts';
import { SANDBOX_PATH } from './sandbox-path.ts';
import { startSandbox, type Sandbox, type SandboxLog } from './start-sandbox.ts';

/** A configuration whose payments are settled, and the sandbox where it asked for one. */
export interface ServerWithSandbox {
  readonly config: Config;
  /** Null where the payments are not the sandbox's. */
  readonly sandbox: Pick<Sandbox, 'handle'> | null;
  /** What has to be said where others than this machine can reach the sandbox; else null. */
  readonly warning: string | null;
  readonly close: () => Promise<void>;
}

/**
 * Starts the sandbox where the configuration wants it (PAYMENTS), with keys that are made once and kept beside its ledger
 * in the data folder. Of servers that share the folder the first has it, and the others use that one. `siteUrl` is where
 * this server listens.
 */
export async function withSandbox(
  config: Config,
  siteUrl: string,
  log: SandboxLog,
): Promise<ServerWithSandbox> {
  if (config.payments !== 'sandbox')
    return { config, sandbox: null, warning: null, close: () => Promise.resolve() };
  const folder = join(config.dataDir, 'payment-sandbox');
  await makeDataFolder(config.dataDir);
  await makeDataFolder(folder);
  const keys = await keysIn(folder);
  const webhookUrl = `${siteUrl}/api/v1/payments/webhook`;
  const sandbox = await startOrShare(folder, () =>
    startSandbox({ folder, ...keys, webhookUrl, publicPath: SANDBOX_PATH, log }),
  );
  const payments: PaymentConfig = {
    provider: 'sandbox',
    ...keys,
    api: sandbox.url,
    checkoutScript: `${SANDBOX_PATH}/v1/checkout.js`,
  };
  const warning = config.demonstration
    ? null
    : `PAYMENTS=sandbox on HOST ${config.host}: whoever reaches this server pays with test cards, and no money moves.`;
  return { config: { ...config, payments }, sandbox, warning, close: sandbox.close };
}

async function keysIn(folder: string) {
  const keySecret = await persistedSecret(folder, 'key-secret');
  const webhookSecret = await persistedSecret(folder, 'webhook-secret');
  const keyId = `rzp_test_${createHash('sha256').update(keySecret).digest('hex').slice(0, 14)}`;
  return { keyId, keySecret, webhookSecret };
}

/** How long a server waits for another one on the same folder that is just starting, and between two looks, in ms. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

async function startOrShare(folder: string, start: () => Promise<Sandbox>): Promise<Sandbox> {
  const address = join(folder, 'address');
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    try {
      return await startFirst(address, start);
    } catch (error) {
      // Its folder is held by another server: that one's sandbox is used, as soon as it says its address.
      if (!(error instanceof StartError)) throw error;
      const url = await readIfThere(address);
      if (url !== null)
        return { url, handle: forwardTo(url, SANDBOX_PATH), close: () => Promise.resolve() };
      if (waited >= PATIENCE_MS) throw error;
    }
    await wait(LOOK_EVERY_MS);
  }
}

async function startFirst(address: string, start: () => Promise<Sandbox>): Promise<Sandbox> {
  const sandbox = await start();
  // Whole or not at all: whoever waits for it reads it at any moment.
  await writeFile(`${address}.new`, sandbox.url);
  await rename(`${address}.new`, address);
  const close = async () => {
    await rm(address, { force: true });
    await sandbox.close();
  };
  return { ...sandbox, close };
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
