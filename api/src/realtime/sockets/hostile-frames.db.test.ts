import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { openBare, usePages } from '../../../test/sockets.ts';

const t = useApp({}, ({ topics }) => {
  topics.on('own', 'echo', z.unknown(), ({ reply, push }) => {
    push('echoed', new Uint8Array([1]));
    reply(new Uint8Array([2]));
  });
});
const pages = usePages(() => t().app.server);
let member: TestMember;

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 20_000 };

beforeEach(async () => {
  // The next minute: sockets that were opened before count no more.
  t().clock.advance(60_000);
  member = await addMember(t());
});

/** A socket, what comes over it, and whether it is closed. */
async function open(who = member) {
  const socket: WebSocket = await openBare(pages.url(), who.token);
  const heard: unknown[] = [];
  let isOpen = true;
  socket.on('message', (data: Buffer, isBinary) =>
    heard.push(isBinary ? data : (JSON.parse(data.toString()) as unknown)),
  );
  socket.on('close', () => (isOpen = false));
  onTestFinished(() => socket.terminate());
  return { socket, heard, isOpen: () => isOpen };
}

const join = (topic: string, ref = '1', token = member.token) =>
  JSON.stringify([ref, ref, topic, 'phx_join', { client: 'browser-x', token }]);
const beat = (ref: string) => JSON.stringify([null, ref, 'phoenix', 'heartbeat', {}]);
const answer = (ref: string) => [null, ref, 'phoenix', 'phx_reply', { status: 'ok', response: {} }];

describe('whatever a page says', () => {
  const own = () => `pub${member.id}`;
  const word = fc.oneof(
    fc.constantFrom('phx_join', 'phx_leave', 'phx_reply', 'heartbeat', 'typing', 'moment', 'echo'),
    fc.constantFrom('__proto__', 'constructor', 'phoenix', '', '\u0000', '\ud800'),
    fc.string({ unit: 'binary' }),
    fc.constant('x'.repeat(300)),
  );
  const ref = fc.oneof(fc.constant(null), fc.constant('1'), word, fc.constant('r'.repeat(300)));
  const topic = fc.oneof(
    fc.constant('own'),
    fc.constantFrom('pub', 'bot-', 'pub%00', `bot-${'9'.repeat(400)}`),
    word,
  );
  const deep = fc.constantFrom(
    '['.repeat(20_000) + ']'.repeat(20_000),
    '{"a":'.repeat(9000) + '1' + '}'.repeat(9000),
  );
  // Frames of the right shape, which nobody closes the socket for.
  const shaped = fc.oneof(
    fc
      .tuple(ref, ref, topic, word, fc.jsonValue())
      .map(([joinRef, own, ...rest]) => JSON.stringify([joinRef, own, ...rest])),
    deep.map((payload) => `["1","2","own","echo",${payload}]`),
    fc.tuple(topic, word, fc.uint8Array({ maxLength: 64 })).map(([name, event, payload]) => {
      const fields = ['1', '2', name, event].map((one) => Buffer.from(one).subarray(0, 255));
      const lengths = fields.map(({ length }) => length);
      return Buffer.concat([Buffer.from([0, ...lengths]), ...fields, payload]);
    }),
  );
  const shapeless = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    deep,
    fc.string({ unit: 'binary' }),
    fc.uint8Array({ maxLength: 64 }),
  );
  const frame = fc.oneof({ weight: 20, arbitrary: shaped }, { weight: 1, arbitrary: shapeless });

  it('the server answers others, and that page as long as its socket stands', async () => {
    const witness = await addMember(t());
    const other = await open(witness);
    let turn = 0;
    const frames = fc.array(frame, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(frames, async (said) => {
        turn += 1;
        // Nobody here is refused for being too many.
        member = await addMember(t());
        t().clock.advance(60_000);
        const page = await open();
        page.socket.send(join(own()));
        for (const one of said) {
          page.socket.send(typeof one === 'string' ? one.replace('"own"', `"${own()}"`) : one);
        }
        page.socket.send(beat(`last${turn}`));
        other.socket.send(beat(`turn${turn}`));
        await vi.waitFor(() => {
          expect(other.heard).toContainEqual(answer(`turn${turn}`));
          if (page.isOpen()) expect(page.heard).toContainEqual(answer(`last${turn}`));
        }, PATIENCE);
        page.socket.terminate();
      }),
      { numRuns: 40 },
    );
  });
});

describe('joins and leaves that overtake each other', () => {
  it('end as the last of them says, each answered, with one copy of each push', async () => {
    const topic = `pub${member.id}`;
    const leave = (ref: string, of: string) => JSON.stringify([of, ref, topic, 'phx_leave', {}]);
    const { socket, heard } = await open();
    for (const one of [join(topic, '1'), leave('2', '1'), join(topic, '3'), join(topic, '4')]) {
      socket.send(one);
    }
    const ok = { status: 'ok', response: {} };
    await vi.waitFor(() => expect(heard).toContainEqual(['4', '4', topic, 'phx_reply', ok]));
    expect(heard).toContainEqual(['1', '2', topic, 'phx_reply', ok]);
    expect(heard).toContainEqual(['1', '1', topic, 'phx_close', {}]);
    expect(heard).toContainEqual(['3', '3', topic, 'phx_close', {}]);
    expect(heard).not.toContainEqual(['1', '1', topic, 'phx_reply', ok]);
    // The leave of a join that is over ends nothing.
    socket.send(leave('5', '3'));
    await vi.waitFor(() => expect(heard).toContainEqual(['3', '5', topic, 'phx_reply', ok]));
    t().parts.pushes.push(member.id, 'publish', { chat_count: 7 });
    socket.send(beat('6'));
    await vi.waitFor(() => expect(heard).toContainEqual(answer('6')), PATIENCE);
    const pushed = heard.filter((one) => Array.isArray(one) && one[3] === 'publish');
    expect(pushed).toHaveLength(1);
  });
});
