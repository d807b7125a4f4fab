import { ConfigError } from '../process/start-error.ts';
import type { Environment } from './environment.ts';

/** Least length of DEMO_PASSWORD outside of a demonstration; the published password is shorter. */
const LEAST_DEMO_PASSWORD = 12;

/**
 * Whether no one but the user of this machine can reach the server: the demo accounts with their published password, the
 * payment sandbox and the outboxes come by themselves there, and nowhere else. The one place that decides it. A server
 * behind a proxy listens on the loopback too, so that HOST alone says nothing.
 */
export function isDemonstration(env: Environment): boolean {
  const addresses = [env.API_ORIGIN, env.API_ADDRESS, env.SOCKET_URL, ...(env.WEB_ORIGIN ?? [])];
  return (
    isLoopback(env.HOST) &&
    env.TRUST_PROXY === 'no' &&
    !isProduction(env) &&
    addresses.every((one) => one === undefined || isOnThisMachine(one))
  );
}

/** Refuses what belongs to a demonstration where it is not allowed; throws a ConfigError that says what to set. */
export function refuseDemoParts(env: Environment): void {
  if (isProduction(env)) refuseInProduction(env);
  if (env.SEED !== 'demo' || isDemonstration(env)) return;
  if ((env.DEMO_PASSWORD ?? '').length < LEAST_DEMO_PASSWORD) {
    throw new ConfigError(
      `SEED=demo would open accounts with a published password to others than this machine: set DEMO_PASSWORD to at least ${LEAST_DEMO_PASSWORD} characters of your own, or SEED=none.`,
    );
  }
}

/** Where mails go: `smtp`, `outbox` (a folder), or null where nothing is named, with which no server starts. */
export function mailOf(env: Environment): 'smtp' | 'outbox' | null {
  if (env.SMTP_URL !== undefined && env.MAIL === 'outbox')
    throw new ConfigError('MAIL=outbox and SMTP_URL exclude each other: set one of them.');
  if (env.SMTP_URL !== undefined) return 'smtp';
  return env.MAIL ?? (isDemonstration(env) ? 'outbox' : null);
}

/** Where SMS go. Null where none is sent, for no provider is connected (decision 189). */
export function smsOf(env: Environment): 'outbox' | null {
  if (env.SMS !== undefined) return env.SMS === 'outbox' ? 'outbox' : null;
  const isByItself = isDemonstration(env) && seedOf(env) === 'demo' && env.SMTP_URL === undefined;
  return isByItself ? 'outbox' : null;
}

/** Whether the demo community is loaded into an empty database. */
export function seedOf(env: Environment): 'demo' | 'none' {
  return env.SEED ?? (isDemonstration(env) ? 'demo' : 'none');
}

function refuseInProduction(env: Environment): void {
  const parts = [
    { given: env.SEED === 'demo', name: 'SEED=demo', instead: 'SEED=none' },
    {
      given: env.PAYMENTS === 'sandbox',
      name: 'PAYMENTS=sandbox',
      instead: 'PAYMENTS=razorpay with its keys or PAYMENTS=none',
    },
    { given: env.MAIL === 'outbox', name: 'MAIL=outbox', instead: 'SMTP_URL instead of MAIL' },
    { given: env.SMS === 'outbox', name: 'SMS=outbox', instead: 'SMS=none' },
  ].filter(({ given }) => given);
  if (parts.length === 0) return;
  const listed = (words: readonly string[]) =>
    new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
  throw new ConfigError(
    `NODE_ENV=production refuses ${listed(parts.map(({ name }) => name))}: set ${listed(parts.map(({ instead }) => instead))}.`,
  );
}

function isProduction(env: Environment): boolean {
  return env.NODE_ENV === 'production';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Without TLS and of the loopback: any other address is one that a proxy or a network serves. */
function isOnThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return ['http:', 'ws:'].includes(protocol) && isLoopback(hostname.replaceAll(/[[\]]/g, ''));
}
