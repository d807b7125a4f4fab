import { tellsReach } from '../../../../assistant/plain-text.ts';

/** The input of a model: rules, facts and the question. */
interface ModelAsk {
  readonly system: string;
  readonly question: string;
}

/** A language model elsewhere. */
export interface AnswerModel {
  /** Pieces of the answer as they come; throws when it fails or refuses, and when `signal` aborts. */
  readonly stream: (ask: ModelAsk, signal: AbortSignal) => AsyncIterable<string>;
}

/** How long a model may take, in ms: until its first words, and in all. */
interface ModelPatience {
  readonly firstWordsMs: number;
  readonly wholeMs: number;
}

/** Longest answer of a model, in characters. */
const MOST = 1500;

const REFUSING =
  /^\s*(?:i['’]?m sorry|sorry, (?:but )?i|i (?:can(?:no|['’])t|am unable)|as an ai)\b/i;

/** What one question to a model needs. */
export interface ModelTurn {
  readonly model: AnswerModel;
  readonly ask: ModelAsk;
  readonly patience: ModelPatience;
  /** Called with what can be shown so far, each time longer. */
  readonly onPartial: (text: string) => void;
  /** Aborts when the answer is no longer needed. */
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
  const given = `${ask.system} ${ask.question}`;
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
      if (!mayBeShown(soFar, given)) throw new Error('it says what may not be shown');
      shown = soFar;
      onPartial(shown);
    }
    slow.signal.throwIfAborted();
    if (!mayBeShown(text, given)) throw new Error('it says what may not be shown');
    return text.trim();
  } finally {
    clearTimeout(first);
    clearTimeout(whole);
  }
}

/** Whether a model's text may be shown: not empty or too long, no contact details, no number that it was not given. */
function mayBeShown(text: string, given: string): boolean {
  const plain = text.trim();
  if (plain === '' || plain.length > MOST) return false;
  if (tellsReach(plain) || REFUSING.test(plain)) return false;
  const known = new Set(numbersOf(given));
  return numbersOf(plain).every((number) => known.has(number));
}

/** As far as it can be shown before it is whole: never half a word, and no digits that might go on. */
function shownSoFar(text: string): string {
  return text
    .slice(0, Math.max(0, text.search(/\s\S*$/u)))
    .replace(/[\p{Nd}\s()+.,@/–—-]+$/u, '')
    .trimEnd();
}

/** Numbers without their grouping, in Latin digits; single digits are words like any other. */
function numbersOf(text: string): string[] {
  const latin = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  return (latin.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((number) => number.replaceAll(',', ''))
    .filter((number) => number.length > 1);
}
