import { useEffect, useReducer, useRef, useState } from 'react';
import { useHost } from 'shared-contracts/host';
import { toPid } from 'shared-contracts/domain/pid';
import { useQueryClient } from 'shared-contracts/query';
import type { AssistantLine, LineState } from 'shared-contracts/realtime';
import { afterwards, isPending, type Failure, type Turn } from './conversation.ts';

/** How long an answer may keep silent, in ms, before it counts as lost. */
const SILENCE_MS = 30_000;

/** A conversation about one profile. */
export interface Conversation {
  readonly turns: readonly Turn[];
  readonly line: LineState;
  readonly ask: (question: string) => void;
  readonly retry: (turn: Turn) => void;
}

/**
 * Talks with the assistant about a profile while the panel stands; what was said is kept for as long as the query cache
 * keeps it, so that it is there when one comes back, and gone with a log-out.
 */
export function useConversation(profileId: string): Conversation {
  const { realtime } = useHost();
  const cache = useQueryClient();
  const kept = ['assistant', profileId];
  const [turns, happen] = useReducer(
    afterwards,
    null,
    () => cache.getQueryData<readonly Turn[]>(kept) ?? [],
  );
  const [line, setLine] = useState<LineState>(() => realtime?.state() ?? 'off');
  const assistant = useRef<AssistantLine | null>(null);

  useEffect(() => {
    if (realtime === undefined) return;
    const opened = realtime.openAssistant((answer) => happen({ kind: 'answered', answer }));
    assistant.current = opened;
    setLine(realtime.state());
    const unwatch = realtime.onState((state) => {
      setLine(state);
      // Nothing that was in flight when a line broke comes over the next one.
      if (state !== 'live') happen({ kind: 'interrupted' });
    });
    return () => {
      unwatch();
      opened.close();
      assistant.current = null;
    };
  }, [realtime]);

  useEffect(() => {
    const settled = afterwards(turns, { kind: 'interrupted' });
    cache.setQueryData(['assistant', profileId], settled);
  }, [cache, profileId, turns]);

  const pending = turns.find(isPending);
  const pendingId = pending?.id;
  const heard = pending?.answer;
  useEffect(() => {
    if (pendingId === undefined) return;
    const id = pendingId;
    const timer = setTimeout(() => happen({ kind: 'failed', id, failure: 'line' }), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [pendingId, heard]);

  const put = (id: string, question: string): void => {
    happen({ kind: 'asked', id, question });
    const fail = (failure: Failure) => happen({ kind: 'failed', id, failure });
    if (assistant.current === null) return fail('line');
    assistant.current
      .ask({ message: question, from: 'tell_me_about', pid: toPid(profileId), id })
      .catch((error: unknown) => fail(failureFrom(error)));
  };
  return {
    turns,
    line: realtime === undefined ? 'off' : line,
    ask: (question) => put(`${turns.length}-${Math.random().toString(36).slice(2)}`, question),
    retry: (turn) => put(turn.id, turn.question),
  };
}

/** The line names the code of a refusal as its message. */
function failureFrom(error: unknown): Failure {
  const code = error instanceof Error ? error.message : '';
  if (code === 'assistant.budget' || code === 'profile.dailyBudget') return 'budget';
  return code === 'profile.notFound' ? 'gone' : 'line';
}
