import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { describe, expect, it } from 'vitest';
import { useApp, type TestApp } from '../../../test/app.ts';
import { nameOf, writes, type CallName } from '../calls/call-names.ts';
import { STAFF, type Role } from '../fixtures/roles.ts';
import { setScene, type Scene } from '../fixtures/scene.ts';
import { schemaOf } from '../requests/call-schemas.ts';
import { makeRequest } from '../requests/make-request.ts';
import { validRequest } from '../requests/valid-request.ts';
import type { JsonSchema } from '../requests/valid-values.ts';

const t = useApp();

/** Short, so that it fits every field; whoever draws it as anything but a text runs it. */
const MARKUP = '<img src=x onerror=a()>';

/** The value with markup in every field where one may write what one likes. */
function marked(value: unknown, schema: JsonSchema | undefined): unknown {
  if (schema?.anyOf !== undefined) {
    const branch = schema.anyOf.find((one) => one.type !== 'null');
    return value === null ? value : marked(value, branch);
  }
  if (Array.isArray(value)) return value.map((one: unknown) => marked(one, schema?.items));
  if (typeof value === 'object' && value !== null && schema?.properties !== undefined) {
    const names = new Set([...Object.keys(value), ...Object.keys(freeTexts(schema))]);
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        marked((value as Record<string, unknown>)[name] ?? '', schema.properties?.[name]),
      ]),
    );
  }
  return typeof value === 'string' && isFree(schema) ? MARKUP : value;
}

/** Fields that take any text; ids and cursors of the contract are texts too, and have a form or are ours. */
function freeTexts({ properties = {} }: JsonSchema): Record<string, JsonSchema> {
  const free = Object.entries(properties).filter(([name, one]) => isFree(one) && !OURS.has(name));
  return Object.fromEntries(free);
}

const OURS: ReadonlySet<string> = new Set([
  'id',
  'password',
  'current_password',
  'token',
  'reset_token',
  'client_id',
  'pid',
  'code',
  'filters',
  'if_updated_at',
  'payment_id',
  'at',
  'text',
]);

function isFree(schema: JsonSchema | undefined): boolean {
  if (schema?.anyOf !== undefined) return schema.anyOf.some((one) => isFree(one));
  if (schema?.type !== 'string' || schema.enum !== undefined) return false;
  const patterns = [schema, ...(schema.allOf ?? [])].map(({ pattern = '' }) => pattern);
  if (schema.format !== undefined || !patterns.every((one) => new RegExp(one, 'u').test(MARKUP)))
    return false;
  return (schema.maxLength ?? 1000) >= MARKUP.length;
}

/** Where the caller reads again what a call has kept. */
const READ_AGAIN: Partial<Record<CallName, CallName>> = {
  'POST /api/v1/contacts': 'GET /api/v1/contacts',
  'POST /api/v1/saved_searches': 'GET /api/v1/saved_searches',
  'PUT /api/v1/profiles/{id}/': 'GET /api/v1/myprofile',
};

/** The page that answers the link of a mail, for people without a session. */
const PAGE: CallName = 'POST /api/v1/search_mails';

/** Who asks: of a staff call everybody of the staff, whatever the duty; of names whoever is not verified (decision 184). */
function rolesOf(call: CallShape): readonly Role[] {
  if (call.access === 'staff') return STAFF;
  return nameOf(call) === 'PUT /api/v1/profiles/{id}/' ? ['hope'] : ['trust'];
}

const taking = (allCalls as readonly CallShape[])
  .filter((call) => writes(call) && call.body !== undefined && call.encoding !== 'multipart')
  .flatMap((call) => rolesOf(call).map((role) => [nameOf(call), role, call] as const));

function isServed({ served }: TestApp, name: CallName): boolean {
  return served.some((one) => nameOf(one) === name);
}

async function ask(scene: Scene, call: CallShape, more: boolean) {
  const input = await validRequest(call, scene);
  const body = more ? marked(input.body, schemaOf(call, 'body')) : input.body;
  const reply = await makeRequest(t(), call, { ...input, body }, { token: scene.me.token });
  if (nameOf(call) === PAGE) {
    // The one reply that a browser draws: with a policy of its own, and no word of the request in it.
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.text).not.toContain(MARKUP);
  } else expect(reply.headers['content-type']).toMatch(/^application\/(problem\+)?json/);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  return reply;
}

describe('markup in every text', () => {
  it.for(taking)(
    'is a text to %s of %s: taken or refused, never changed',
    async ([name, role, call], { skip }) => {
      skip(!isServed(t(), name), 'no handler yet');
      const scene = await setScene(t(), role);
      const reply = await ask(scene, call, true);
      expect([200, 303, 401, 404, 409, 410, 422], reply.text).toContain(reply.status);
      const reader = allCalls.find((one) => nameOf(one) === READ_AGAIN[name]);
      if (reader === undefined) return;
      expect(reply.status, reply.text).toBe(200);
      const again = await ask(scene, reader, false);
      // As it was written: not escaped, not cleaned; whoever draws it draws a text.
      expect(again.text).toContain(MARKUP);
      expect(again.text).not.toContain('&lt;img');
    },
  );
});
