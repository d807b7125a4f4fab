import * as z from 'shared-contracts/schema';
import { describe, expect, it } from 'vitest';
import { callPath, defineCall, pathParameters } from './call.ts';

const reply = z.object({});

describe('defineCall', () => {
  it('refuses a path parameter that no schema describes, and a schema without a parameter', () => {
    const shape = { method: 'GET', access: 'public', summary: 's', reply } as const;
    expect(() => defineCall({ ...shape, path: '/x/{id}' })).toThrow('GET /x/{id}');
    expect(() => defineCall({ ...shape, path: '/x', params: z.object({}) })).toThrow('disagree');
  });
});

describe('callPath', () => {
  const call = defineCall({
    method: 'GET',
    path: '/api/v1/message/{a}*{b}',
    access: 'member',
    summary: 's',
    params: z.object({ a: z.string(), b: z.string() }),
    query: z.object({ cursor: z.optional(z.string()), tag: z.optional(z.array(z.string())) }),
    reply,
  });

  it('fills parameters percent-encoded, leaves the rest of the template as it is', () => {
    expect(pathParameters(call.path)).toEqual(['a', 'b']);
    expect(callPath(call, { params: { a: 'x/y', b: 'é' } })).toBe('/api/v1/message/x%2Fy*%C3%A9');
  });

  it('leaves absent query values out and repeats lists', () => {
    const query = { cursor: undefined, tag: ['a b', 'c'] };
    expect(callPath(call, { params: { a: '1', b: '2' }, query })).toBe(
      '/api/v1/message/1*2?tag=a+b&tag=c',
    );
  });
});
