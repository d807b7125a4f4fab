import { expect, it } from 'vitest';
import { openJson, sealJson } from './sealed-json.ts';

const id = '5a97a0ad-0001-4000-8000-000000000009';
const secret = 'a secret that only this test knows';
const seal = { id, secret, purpose: 'waiting things' };

it('opens with the same secret, row and purpose alone', () => {
  const sealed = sealJson({ code: '123456' }, seal);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('123456');
  expect(openJson(sealed, seal)).toEqual({ code: '123456' });
  for (const change of [{ id: 'another' }, { secret: 'another' }, { purpose: 'another' }])
    expect(() => openJson(sealed, { ...seal, ...change })).toThrow();
});
