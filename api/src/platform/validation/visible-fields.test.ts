import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { visibleFields } from './visible-fields.ts';

it('cleans texts at any depth that a call declares, and no password', () => {
  const body = {
    user: {
      name: 'Asha\u200B',
      password: 'se\u200Bcret',
      phones: ['1\u202E', 2, null, true],
    },
  };
  expect(visibleFields(body)).toEqual({
    user: {
      name: 'Asha',
      password: 'se\u200Bcret',
      phones: ['1', 2, null, true],
    },
  });
});

it('survives a body that is nested as deeply as its bytes allow', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
  expect(Array.isArray(visibleFields(deep))).toBe(true);
});

it.each([
  ['a file that streams in', Readable.from(['piece'])],
  ['bytes', Buffer.from('piece')],
])('leaves %s as it is', (_name, body) => {
  expect(visibleFields(body)).toBe(body);
});
