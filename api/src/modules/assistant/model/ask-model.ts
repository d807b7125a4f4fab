import type { AnswerModel, ModelAsk, ModelPatience } from './answer-model.ts';
import { mayBeShown, shownSoFar } from './check-text.ts';

/** What one question to a model needs. */
export interface ModelTurn {
  readonly model: AnswerModel;
  readonly ask: ModelAsk;
  readonly patience: ModelPatience;
  /** Called with what can be shown so far, each time longer. */
  readonly onPartial: (text: string) => void;
  /** Ends it when nobody listens any more. */
  readonly gone: AbortSignal;
}

/** Characters by which a partial answer grows before it is shown again. */
const STEP = 12;

/** Characters at which listening ends: no answer is so long, whatever the endpoint sends. */
const MOST_HEARD = 8000;

/** The whole answer of a model; throws where it fails, is slow, refuses, or says what may not be shown. */
export async function askModel(turn: ModelTurn): Promise<string> {
  const { model, ask, patience, onPartial, gone } = turn;
  const slow = new AbortController();
  const first = setTimeout(() => slow.abort(new Error('no first words')), patience.firstWordsMs);
  const whole = setTimeout(() => slow.abort(new Error('too slow')), patience.wholeMs);
  const told = `${ask.system} ${ask.question}`;
  let text = '';
  let shown = '';
  try {
    const signal = AbortSignal.any([gone, slow.signal]);
    for await (const piece of model.stream(ask, signal)) {
      clearTimeout(first);
      signal.throwIfAborted();
      text += piece;
      if (text.length > MOST_HEARD) throw new Error('it does not come to an end');
      const soFar = shownSoFar(text);
      if (soFar.length < shown.length + STEP) continue;
      if (!mayBeShown(soFar, told)) throw new Error('it says what may not be shown');
      shown = soFar;
      onPartial(shown);
    }
    slow.signal.throwIfAborted();
    if (!mayBeShown(text, told)) throw new Error('it says what may not be shown');
    return text.trim();
  } finally {
    clearTimeout(first);
    clearTimeout(whole);
  }
}
