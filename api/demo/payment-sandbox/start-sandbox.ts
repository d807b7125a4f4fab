import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../src/platform/http/listen.ts';
import { lockFolder } from '../../src/platform/process/folder-lock.ts';
import type { Clock } from '../../src/platform/time/clock.ts';
import { createSettlement } from './bank/settlement.ts';
import { openLedger } from './ledger/ledger.ts';
import { buildSandboxApp } from './sandbox-app.ts';
import type { SandboxKeys } from './sandbox-parts.ts';
import { createDeliveries } from './webhooks/deliveries.ts';

/** Where a sandbox works. */
export interface SandboxOptions extends SandboxKeys {
  /** Holds its ledger; made where there is none. One sandbox at a time. */
  readonly folder: string;
  readonly webhookSecret: string;
  /** Where the shop hears of events. */
  readonly webhookUrl: string;
  /** Where browsers find it behind the site (`handle`): a path without a trailing slash. */
  readonly publicPath: string;
  readonly clock?: Clock;
  readonly fetch?: typeof globalThis.fetch;
  /** Default: the console. */
  readonly log?: SandboxLog;
  /** Default: loopback. */
  readonly host?: string;
  /** Default: any that is free. */
  readonly port?: number;
  /** How long a shop has to capture a payment, in ms; default five days. */
  readonly captureWithinMs?: number;
}

/** Where the sandbox says what went wrong. */
export interface SandboxLog {
  readonly warn: (told: Readonly<Record<string, unknown>>, text: string) => void;
  readonly error: (told: Readonly<Record<string, unknown>>, text: string) => void;
}

/** A sandbox that listens. */
export interface Sandbox {
  /** Its own address, without a trailing slash; the REST interface stands below `/v1`. */
  readonly url: string;
  /** Answers a request below `publicPath`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

const CAPTURE_WITHIN_MS = 5 * 24 * 3_600_000;
/** How often it looks what is due, and what has been left, in ms. */
const LOOK_MS = 100;
const SWEEP_MS = 60_000;

/**
 * Starts a local sandbox of Razorpay: the same REST interface, checkout and webhooks on a ledger in a folder; no money
 * moves (decision 121). Throws an error of one sentence where the folder or the port is taken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { clock = () => new Date(), fetch = globalThis.fetch, log = console } = options;
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(options.folder);
  const ledger = await openLedger(options.folder);
  const settlement = createSettlement(ledger, options.captureWithinMs ?? CAPTURE_WITHIN_MS);
  const deliveries = createDeliveries({
    ledger,
    clock,
    fetch,
    warn: (told, text) => log.warn(told, text),
    webhookUrl: options.webhookUrl,
    webhookSecret: options.webhookSecret,
  });
  const app = buildSandboxApp({ ...options, ledger, settlement, clock }, (err) =>
    log.error({ err }, 'the payment sandbox failed'),
  );
  // What an answer has brought about is told at once; the look below is for what time brings about.
  app.addHook('onResponse', async () => deliveries.deliverDue());
  await app.ready();
  const server = createServer((request, response) => app.routing(request, response));
  const look = setInterval(() => {
    settlement.settleDue(clock());
    deliveries.deliverDue();
  }, LOOK_MS).unref();
  const sweep = setInterval(() => settlement.sweep(clock()), SWEEP_MS).unref();
  const close = async () => {
    clearInterval(look);
    clearInterval(sweep);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    await deliveries.stop();
    await ledger.close();
    await unlock();
  };
  try {
    const url = await listen(server, {
      host: options.host ?? '127.0.0.1',
      port: options.port ?? 0,
    });
    const below = options.publicPath.length;
    return {
      url,
      handle(request, response) {
        request.url = (request.url ?? '').slice(below) || '/';
        app.routing(request, response);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
