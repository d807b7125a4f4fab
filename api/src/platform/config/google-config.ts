import { routes } from 'shared-contracts/platform/routes';
import { ConfigError } from '../process/start-error.ts';
import type { Environment } from './environment.ts';

/** Where an address book is requested, and as whom. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Addresses without a trailing slash: of the consent, of the tokens, of the address book. */
  readonly accounts: string;
  readonly oauth: string;
  readonly people: string;
  /** Where Google sends its answer; it has to stand in the client's list there. */
  readonly returnTo: string;
}

/** Null where it is not configured, or cannot work: Google answers no page that is neither https nor on this machine. */
export function googleOf(env: Environment, siteOrigin: string): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_BASE: base } = env;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined) {
    throw new ConfigError(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together, or none of them.',
    );
  }
  const { protocol, hostname } = new URL(siteOrigin);
  if (protocol !== 'https:' && !LOOPBACK.has(hostname)) return null;
  return {
    clientId,
    clientSecret,
    accounts: base ?? 'https://accounts.google.com',
    oauth: base ?? 'https://oauth2.googleapis.com',
    people: base ?? 'https://people.googleapis.com',
    returnTo: `${siteOrigin}${routes.addContacts.href()}`,
  };
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
