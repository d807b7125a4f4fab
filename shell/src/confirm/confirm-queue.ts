import { createListeners } from 'shared-contracts/behaviour/listeners';
import type { Question } from 'shared-contracts/host';

/** Questions that wait for Confirm or Cancel, one at a time; an external store for React. */
export interface ConfirmQueue {
  ask(question: Question): Promise<boolean>;
  /** The question that stands now. */
  current(): Question | null;
  answer(yes: boolean): void;
  /** Answers all with no: what they were about is gone. */
  drop(): void;
  subscribe(listener: () => void): () => void;
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (yes: boolean) => void;
}

export function createConfirmQueue(): ConfirmQueue {
  const { subscribe, tell } = createListeners();
  let waiting: readonly Waiting[] = [];
  const change = (next: readonly Waiting[]): void => {
    waiting = next;
    tell();
  };
  return {
    ask: (question) =>
      new Promise((resolve) => {
        change([...waiting, { question, resolve }]);
      }),
    current: () => waiting[0]?.question ?? null,
    answer(yes) {
      const [first, ...rest] = waiting;
      change(rest);
      first?.resolve(yes);
    },
    drop() {
      const dropped = waiting;
      change([]);
      for (const { resolve } of dropped) resolve(false);
    },
    subscribe,
  };
}
