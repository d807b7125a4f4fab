/** The input of a model: rules, facts and the question. */
export interface ModelAsk {
  readonly system: string;
  readonly question: string;
}

/** A language model elsewhere. */
export interface AnswerModel {
  /** Pieces of the answer as they come; throws when it fails or refuses, and when `signal` aborts. */
  readonly stream: (ask: ModelAsk, signal: AbortSignal) => AsyncIterable<string>;
}

/** How long a model may take, in ms: until its first words, and in all. */
export interface ModelPatience {
  readonly firstWordsMs: number;
  readonly wholeMs: number;
}
