import type { AssistantAnswer } from 'shared-contracts/platform/realtime';

/** Why a question has no answer: the line, the hour's budget, or a profile that is not there any more. */
export type Failure = 'line' | 'budget' | 'gone';

/** A question with what came of it. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  /** As far as it is known; null before its first words. */
  readonly answer: string | null;
  readonly done: boolean;
  readonly suggestions: readonly string[];
  readonly failure: Failure | null;
}

/** What can happen to a conversation. */
export type Happening =
  | { readonly kind: 'asked'; readonly id: string; readonly question: string }
  | { readonly kind: 'answered'; readonly answer: AssistantAnswer }
  | { readonly kind: 'failed'; readonly id: string; readonly failure: Failure }
  | { readonly kind: 'interrupted' };

/** The conversation after something happened; an answer without a question changes nothing. */
export function afterwards(turns: readonly Turn[], happening: Happening): readonly Turn[] {
  switch (happening.kind) {
    case 'asked': {
      const { id, question } = happening;
      const sent = { id, question, answer: null, done: false, suggestions: [], failure: null };
      // Sent again: it takes the place of the one that failed.
      return [...turns.filter((turn) => turn.id !== id), sent];
    }
    case 'answered': {
      const { id, message, done = true, suggestions = [] } = happening.answer;
      return turns.map((turn) =>
        turn.id === id && !turn.done
          ? { ...turn, answer: message, done, suggestions, failure: null }
          : turn,
      );
    }
    case 'failed':
      return turns.map((turn) =>
        turn.id === happening.id && !turn.done ? { ...turn, failure: happening.failure } : turn,
      );
    case 'interrupted':
      return turns.map((turn) => (isPending(turn) ? { ...turn, failure: 'line' } : turn));
  }
}

/** Whether an answer is still to come. */
export function isPending({ done, failure }: Turn): boolean {
  return !done && failure === null;
}
