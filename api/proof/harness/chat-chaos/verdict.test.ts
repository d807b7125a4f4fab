import { describe, expect, it } from 'vitest';
import { judge, type DeviceRecord, type StoredMessage } from './verdict.ts';

const message = (sequence: number, clientId = `a${sequence}`): StoredMessage => ({
  thread: 't',
  sequence,
  id: `m${sequence}`,
  from: 'a',
  clientId,
});
const people = new Map([['t', ['a', 'b']]]);
const device = (owner: string, posted: string[], shown: string[]): DeviceRecord => ({
  owner,
  posted: posted.map((clientId) => ({ thread: 't', clientId })),
  shown: new Map([['t', shown]]),
});
const right = {
  lost: 0,
  duplicated: 0,
  outOfOrder: 0,
  unseen: 0,
  seenWrongly: 0,
  seenOutOfOrder: 0,
};

describe('the verdict on a run', () => {
  const stored = [message(1), message(2)];
  const all = ['m1', 'm2'];

  it('is clean where everything is stored and shown once, in order', () => {
    const devices = [device('a', ['a1', 'a2'], all), device('b', [], all), device('c', [], [])];
    expect(judge(stored, devices, people)).toEqual(right);
  });

  it.each([
    ['lost', [message(1)], device('a', ['a1', 'a2'], ['m1']), { lost: 1 }],
    ['stored twice', [message(1), message(2, 'a1')], device('a', ['a1'], all), { duplicated: 1 }],
    [
      'stored late',
      [message(1, 'a2'), message(2, 'a1')],
      device('a', ['a1', 'a2'], all),
      { outOfOrder: 1 },
    ],
    [
      'numbered with a gap',
      [message(1), message(3)],
      device('a', ['a1', 'a3'], ['m1', 'm3']),
      { outOfOrder: 1 },
    ],
    ['not seen', stored, device('b', [], ['m1']), { unseen: 1 }],
    ['seen twice', stored, device('b', [], ['m1', 'm2', 'm2']), { seenWrongly: 1 }],
    [
      'seen though it is not there',
      stored,
      device('b', [], ['m1', 'm2', 'm9']),
      { seenWrongly: 1 },
    ],
    ['seen in the wrong place', stored, device('b', [], ['m2', 'm1']), { seenOutOfOrder: 1 }],
  ])('finds a message that was %s', (_, rows, one, wrong) => {
    expect(judge(rows, [one], people)).toMatchObject({ ...right, ...wrong });
  });
});
