import { useState } from 'react';
import { answerInterest, type Interest } from 'shared-contracts/calls/engagement';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { refreshInterests } from '../people/refresh-interests.ts';

/** Accepted and declined are opposite (section 4). */
export interface Answer {
  readonly accepted: boolean;
  readonly declined: boolean;
}

export const ACCEPTED: Answer = { accepted: true, declined: false };
export const DECLINED: Answer = { accepted: false, declined: true };

/** Answering a received interest. */
export interface AnswerInterest {
  /** Answers that are on their way, by interest: shown at once, taken back when the server refuses. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly answer: (interest: Interest, answer: Answer) => void;
}

/** Accepts or declines without waiting for the server; either can be changed later, so nothing is asked first. */
export function useAnswerInterest(): AnswerInterest {
  const { send, notify } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const forget = (id: string, answer: Answer) =>
    setAnswers((all) => new Map([...all].filter(([key, value]) => key !== id || value !== answer)));

  const carryOut = async ({ id, to, from }: Interest, answer: Answer) => {
    try {
      await send(answerInterest, { params: { id }, body: { to, update: answer } });
      notify(answer.accepted ? 'interest.accepted' : 'interest.declined');
    } catch (error) {
      forget(id, answer);
      tellError(error, 'interest.answerFailed');
    }
    await refreshInterests(cache, from ?? to);
    forget(id, answer);
  };

  return {
    answers,
    answer: (interest, answer) => {
      setAnswers((all) => new Map(all).set(interest.id, answer));
      void carryOut(interest, answer);
    },
  };
}
