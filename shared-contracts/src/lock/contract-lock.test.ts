// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareContracts } from './compare-contracts.ts';
import { compareSchemas, type Direction } from './compare-schemas.ts';
import { describeContract, type ContractLock, type Schema } from './describe-contract.ts';

describe('the committed contract lock', () => {
  it('is what the source says; otherwise run `npm run lock -w shared-contracts` and review the change', () => {
    const text = readFileSync(new URL('../../contract.lock.json', import.meta.url), 'utf8');
    const locked = JSON.parse(text) as ContractLock;
    const changes = compareContracts(locked, describeContract());
    expect(changes).toEqual([]);
    expect(describeContract()).toEqual(locked);
  });
});

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };

describe('compareSchemas', () => {
  const verdict = (before: Schema, after: Schema, direction: Direction) =>
    compareSchemas(before, after, direction, 'x').map((one) => `${one.compatibility} ${one.what}`);

  it.each<[string, Schema, Schema, string[], string[]]>([
    ['nothing', object({ a: text }), object({ a: text }), [], []],
    [
      'a new optional field',
      object({}),
      object({ a: text }),
      ['additive x.a: new'],
      ['additive x.a: new'],
    ],
    [
      'a new required field',
      object({}),
      object({ a: text }, ['a']),
      ['breaking x.a: new'],
      ['additive x.a: new'],
    ],
    [
      'a field gone',
      object({ a: text }),
      object({}),
      ['breaking x.a: gone'],
      ['breaking x.a: gone'],
    ],
    [
      'another type',
      object({ a: text }),
      object({ a: number }),
      ['breaking x.a: changed'],
      ['breaking x.a: changed'],
    ],
    [
      'a field that became required',
      object({ a: text }),
      object({ a: text }, ['a']),
      ['breaking x.a: now required'],
      ['additive x.a: now required'],
    ],
    [
      'a value more',
      object({ a: { enum: ['p'] } }),
      object({ a: { enum: ['p', 'q'] } }),
      ['additive x.a: takes q'],
      ['breaking x.a: takes q'],
    ],
    [
      'a value less',
      object({ a: { enum: ['p', 'q'] } }),
      object({ a: { enum: ['p'] } }),
      ['breaking x.a: no longer q'],
      ['additive x.a: no longer q'],
    ],
    [
      'a field inside a nullable object of a list',
      { type: 'array', items: { anyOf: [object({ a: text }), { type: 'null' }] } },
      { type: 'array', items: { anyOf: [object({ a: text, b: text }), { type: 'null' }] } },
      ['additive x[].b: new'],
      ['additive x[].b: new'],
    ],
    [
      'null as one more form',
      { anyOf: [text] },
      { anyOf: [text, { type: 'null' }] },
      ['additive x: one more form'],
      ['breaking x: one more form'],
    ],
  ])('judges %s', (_, before, after, asRequest, asReply) => {
    expect(verdict(before, after, 'request')).toEqual(asRequest);
    expect(verdict(before, after, 'reply')).toEqual(asReply);
  });
});

describe('compareContracts', () => {
  const contract = describeContract();
  const call = 'POST /api/v1/interests';

  it('breaks when a call goes or asks for other rights, and not when one comes', () => {
    const { [call]: interest, ...others } = contract.calls;
    if (interest === undefined) throw new Error('no such call');
    const without = { ...contract, calls: others };
    const moved = { ...contract, calls: { ...others, [call]: { ...interest, access: 'staff' } } };
    expect(compareContracts(contract, without)).toEqual([
      { compatibility: 'breaking', what: `call ${call}: gone` },
    ]);
    expect(compareContracts(without, contract)).toEqual([
      { compatibility: 'additive', what: `call ${call}: new` },
    ]);
    expect(compareContracts(contract, moved)).toEqual([
      { compatibility: 'breaking', what: `${call}: access staff` },
    ]);
  });
});
