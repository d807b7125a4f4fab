import type {
  AssistantAnswer,
  AssistantQuestion,
  ConnectionState,
  Realtime,
} from '../platform/realtime.ts';

/** A line of which a test says how it stands, what arrives and what the server takes. */
export interface FakeRealtime extends Realtime {
  /** What was said, in order. */
  readonly said: readonly { readonly name: string; readonly payload: unknown }[];
  /** Questions that the assistant was asked. */
  readonly asked: readonly AssistantQuestion[];
  readonly becomes: (state: ConnectionState) => void;
  /** Gives an answer to everybody who has the assistant open. */
  readonly answers: (answer: AssistantAnswer) => void;
  /** Makes the next question fail. */
  readonly refusesNext: () => void;
}

/** A live line, for `renderRemote({ host: { realtime } })`. */
export function fakeRealtime(): FakeRealtime {
  let state: ConnectionState = 'live';
  let refuses = false;
  const stateListeners = new Set<(state: ConnectionState) => void>();
  const answerListeners = new Set<(answer: AssistantAnswer) => void>();
  const said: { name: string; payload: unknown }[] = [];
  const asked: AssistantQuestion[] = [];
  return {
    said,
    asked,
    state: () => state,
    onState(listener) {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },
    say: (name, payload) => void said.push({ name, payload }),
    openAssistant(onAnswer) {
      answerListeners.add(onAnswer);
      return {
        ask(question) {
          if (refuses) {
            refuses = false;
            return Promise.reject(new Error('refused'));
          }
          asked.push(question);
          return Promise.resolve();
        },
        close: () => void answerListeners.delete(onAnswer),
      };
    },
    becomes(next) {
      state = next;
      for (const listener of stateListeners) listener(next);
    },
    answers(answer) {
      for (const listener of answerListeners) listener(answer);
    },
    refusesNext: () => void (refuses = true),
  };
}
