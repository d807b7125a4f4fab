import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { GoogleConfig } from '../src/platform/config/google-config.ts';

/** Google on this machine: consents, tokens, an address book, and what it was asked. */
export interface FakeGoogle {
  readonly config: GoogleConfig;
  /** Paths that were asked for, with their forms. */
  readonly requested: { path: string; form: URLSearchParams }[];
  /** People of the address book. */
  people: object[];
  /** Answers a path in another way; null for the usual one. */
  instead: ((path: string, response: ServerResponse) => boolean) | null;
  /** Says yes at the address of a consent; gives the code that comes back to our page. */
  consent(url: string): string;
}

const ACCESS_TOKEN = 'ya29.a-token-that-nobody-may-keep';

/** Starts it before the tests of a file; its configuration can be used before it runs. */
export function useFakeGoogle(): FakeGoogle {
  const challenges = new Map<string, string>();
  const base = { address: 'http://127.0.0.1:1' };
  const fake: FakeGoogle = {
    config: {
      clientId: 'our-client',
      clientSecret: 'our-client-secret',
      returnTo: 'http://127.0.0.1:8080/add/contacts',
      get accounts() {
        return base.address;
      },
      get oauth() {
        return base.address;
      },
      get people() {
        return base.address;
      },
    },
    requested: [],
    people: [],
    instead: null,
    consent(url) {
      const query = new URL(url).searchParams;
      const code = `4/code-${challenges.size}`;
      challenges.set(code, query.get('code_challenge') ?? '');
      return code;
    },
  };
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', base.address);
    const form = new URLSearchParams(await textOf(request));
    fake.requested.push({ path, form });
    if (fake.instead?.(path, response)) return;
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (path === '/token') {
      const code = form.get('code') ?? '';
      const challenge = challenges.get(code);
      challenges.delete(code);
      const isRight =
        challenge === challengeOf(form.get('code_verifier') ?? '') &&
        form.get('client_secret') === fake.config.clientSecret &&
        form.get('redirect_uri') === fake.config.returnTo;
      if (!isRight) return json(400, { error: 'invalid_grant' });
      return json(200, { access_token: ACCESS_TOKEN, expires_in: 3599, token_type: 'Bearer' });
    }
    if (path === '/revoke') return json(200, {});
    if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return json(401, {});
    const from = Number(searchParams.get('pageToken') ?? 0);
    const to = from + Number(searchParams.get('pageSize'));
    return json(200, {
      connections: fake.people.slice(from, to),
      ...(to < fake.people.length && { nextPageToken: String(to) }),
      totalItems: fake.people.length,
    });
  };
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    base.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return fake;
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request) pieces.push(piece as Uint8Array);
  return Buffer.concat(pieces).toString('utf8');
}
