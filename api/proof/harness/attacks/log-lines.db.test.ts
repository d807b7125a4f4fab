import { allCalls } from 'shared-contracts/calls/all-calls';
import { callPath, type CallShape, type LooseInput } from 'shared-contracts/calls/call';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { nameOf } from '../calls/call-names.ts';
import { setScene, type Scene } from '../fixtures/scene.ts';
import { makeRequest, sendRaw } from '../requests/make-request.ts';
import { validRequest } from '../requests/valid-request.ts';

const t = useApp({ rateLimit: 1_000_000 });
const calls = allCalls.map((call) => [nameOf(call), call as CallShape] as const);

/** Every text of a request that names somebody or something, or lets somebody in. */
function namesIn(input: unknown): string[] {
  if (typeof input === 'string') return input.length >= 8 ? [input] : [];
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return [];
  return Object.values(input).flatMap(namesIn);
}

/** Lines without the id of the request, by which a reply is found in the log, and without the boundary that a client draws for its form. */
function linesSince(at: number): string {
  return t()
    .logs.slice(at)
    .map((line) => line.replace(/"reqId":"[^"]*"|boundary=[\w-]+/g, ''))
    .join('');
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

async function requested(
  call: CallShape,
  scene: Scene,
): Promise<{ lines: string; input: LooseInput }> {
  const input = await validRequest(call, scene);
  const at = t().logs.length;
  await makeRequest(t(), call, input, { token: scene.me.token });
  return { lines: linesSince(at), input };
}

describe('the log', () => {
  it.for(calls)('shows of %s its route alone', async ([, call]) => {
    const scene = await setScene(t(), 'trust');
    const { lines, input } = await requested(call, scene);
    const { params, query } = input;
    expect(lines).toContain('"route":"/api/');
    expect(lines).not.toMatch(ID);
    expect(lines).not.toContain('"url"');
    for (const name of [...namesIn(params), ...namesIn(query), scene.me.token])
      expect(lines).not.toContain(name);
    expect(lines).not.toMatch(/@example\.com/);
  });

  it('shows nothing of a path that does not exist', async () => {
    const at = t().logs.length;
    await sendRaw(t(), {
      method: 'GET',
      url: '/api/v1/nothing/5a97a0ad-0001-4000-8000-000000000001?q=x1y2',
    });
    expect(linesSince(at)).toContain('"route":null');
    expect(linesSince(at)).not.toMatch(/nothing|x1y2|5a97a0ad/);
  });

  it('shows nothing of a cursor', async () => {
    const call = calls.find(([name]) => name === 'GET /api/v1/profiles')?.[1];
    if (call === undefined) throw new Error('no listing');
    const scene = await setScene(t(), 'trust');
    const at = t().logs.length;
    const cursor = 'Zm9yZ2VkLWJ5LXNvbWVib2R5';
    await makeRequest(t(), call, { query: { cursor } }, { token: scene.me.token });
    expect(callPath(call, { query: { cursor } })).toContain(cursor);
    expect(linesSince(at)).not.toContain(cursor);
  });
});
