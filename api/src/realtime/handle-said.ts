import type { FastifyBaseLogger } from 'fastify';
import { safeParse } from 'zod/v4/core';
import type { Caller } from '../platform/calls/caller.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Frame } from './frame.ts';
import type { Payload, SaidEvent } from './topics.ts';

/** What a message needs of the socket that it came over. */
export interface SaidOver {
  readonly log: FastifyBaseLogger;
  /** Who says it, read now; null when the session has ended. */
  readonly caller: () => Promise<Caller | null>;
  readonly gone: AbortSignal;
  readonly reply: (status: 'ok' | 'error', response: Payload) => void;
  readonly push: (event: string, payload: Payload) => void;
  readonly signedOut: () => void;
}

/** Checks a message, has it handled and sees to it that it is answered once; never rejects. */
export async function handleSaid(
  { topic, event: name, payload }: Frame,
  event: SaidEvent | undefined,
  over: SaidOver,
): Promise<void> {
  const refuse = (reason: string) => over.reply('error', { reason });
  if (event === undefined) {
    refuse('unknown event');
    return;
  }
  let answered = false;
  const answer = (status: 'ok' | 'error', response: Payload) => {
    if (!answered) over.reply(status, response);
    answered = true;
  };
  try {
    const parsed = safeParse(event.schema, payload);
    if (!parsed.success) {
      refuse('payload');
      return;
    }
    const caller = await over.caller();
    if (caller === null) {
      over.signedOut();
      return;
    }
    await event.handle({
      caller,
      payload: parsed.data,
      reply: (response = {}) => answer('ok', response),
      push: over.push,
      gone: over.gone,
    });
    answer('ok', {});
  } catch (err) {
    if (err instanceof Refusal) {
      answer('error', { reason: err.code });
      return;
    }
    const on = topic.startsWith('bot-') ? 'assistant' : 'own';
    over.log.error({ err, on, event: name }, 'a message over a socket could not be handled');
    answer('error', { reason: 'failed' });
  }
}
