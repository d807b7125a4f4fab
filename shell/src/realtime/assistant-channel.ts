import type { Channel } from 'phoenix';
import {
  ASSISTANT_EVENT,
  AssistantAnswer,
  assistantTopic,
  type AssistantConnection,
} from 'shared-contracts/platform/realtime';
import type { MemberChannel } from './member-channel.ts';

export interface AssistantChannelParts {
  readonly userId: string;
  readonly own: Pick<MemberChannel, 'socket' | 'join'>;
  /** An answer that cannot be read, and why. */
  readonly onUnreadable: (error: unknown) => void;
}

/**
 * Opens conversations with the assistant: one channel for all of them, joined while there is one. A refused join is not
 * tried again until the next question.
 */
export function assistantChannelOpener({ userId, own, onUnreadable }: AssistantChannelParts) {
  const listeners = new Set<(answer: AssistantAnswer) => void>();
  let channel: Channel | null = null;
  let refuse: (() => void)[] = [];

  const leave = (): void => {
    const left = channel;
    channel = null;
    for (const one of refuse.splice(0)) one();
    left?.leave();
  };
  const joined = (): Channel => {
    if (channel !== null) return channel;
    const next = own.socket.channel(assistantTopic(userId), own.join);
    channel = next;
    next.on(ASSISTANT_EVENT, (payload: unknown) => {
      const answer = AssistantAnswer.safeParse(payload);
      if (!answer.success) onUnreadable(answer.error);
      else for (const listener of Array.from(listeners)) listener(answer.data);
    });
    const forget = () => {
      if (channel === next) leave();
    };
    next.onClose(forget);
    next.join().receive('error', forget).receive('timeout', forget);
    return next;
  };

  return (onAnswer: (answer: AssistantAnswer) => void): AssistantConnection => {
    listeners.add(onAnswer);
    joined();
    return {
      ask: (question) =>
        new Promise((resolve, reject) => {
          const fail = (why: string) => () => reject(new Error(why));
          if (!listeners.has(onAnswer)) return reject(new Error('closed'));
          if (!own.socket.isConnected()) return reject(new Error('away'));
          const channel = joined();
          const refused = fail('refused');
          refuse.push(refused);
          const settled = (then: () => void) => () => {
            refuse = refuse.filter((one) => one !== refused);
            then();
          };
          channel
            .push(ASSISTANT_EVENT, question)
            .receive('ok', settled(resolve))
            .receive('error', (reply: unknown) => settled(fail(reasonOf(reply)))())
            .receive('timeout', settled(fail('timeout')));
        }),
      close() {
        if (!listeners.delete(onAnswer)) return;
        if (listeners.size === 0) leave();
      },
    };
  };
}

/** Why the server refused: the code of a message, as remotes get it. */
function reasonOf(reply: unknown): string {
  const reason = (reply as { readonly reason?: unknown } | null)?.reason;
  return typeof reason === 'string' ? reason : 'refused';
}
