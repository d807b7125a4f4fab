import { useCallback, useEffect, useRef, useState } from 'react';
import { toPid } from 'shared-contracts/domain/pid';
import { useHost } from 'shared-contracts/host';
import type { AssistantConnection, ConnectionState } from 'shared-contracts/platform/realtime';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { afterwards, isPending, type Failure, type Happening, type Turn } from './conversation.ts';

/** How long an answer may keep silent, in ms, before it counts as lost. */
const SILENCE_MS = 30_000;

/** A conversation about one profile. */
export interface AssistantConversation {
  readonly turns: readonly Turn[];
  readonly line: ConnectionState;
  readonly ask: (question: string) => void;
  readonly retry: (turn: Turn) => void;
}

/**
 * Talks with the assistant about a profile while the panel stands; what was said is kept for as long as the query cache
 * keeps it, so that it is there when one comes back, and gone with a log-out.
 */
export function useAssistantConversation(profileId: string): AssistantConversation {
  const { realtime, locale: language } = useHost();
  const { turns, happen } = useTurns(profileId);
  const [line, setLine] = useState<ConnectionState>(() => realtime?.state() ?? 'off');
  const assistant = useRef<AssistantConnection | null>(null);

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
      happen({ kind: 'interrupted' });
    };
  }, [realtime, happen]);

  const pending = turns.find(isPending);
  const pendingId = pending?.id;
  const heard = pending?.answer;
  useEffect(() => {
    if (pendingId === undefined) return;
    const id = pendingId;
    const timer = setTimeout(() => happen({ kind: 'failed', id, failure: 'line' }), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [pendingId, heard, happen]);

  const put = (id: string, question: string): void => {
    happen({ kind: 'asked', id, question });
    const fail = (failure: Failure) => happen({ kind: 'failed', id, failure });
    if (assistant.current === null) return fail('line');
    assistant.current
      .ask({ message: question, from: 'tell_me_about', pid: toPid(profileId), id, language })
      .catch((error: unknown) => fail(failureFrom(error)));
  };
  return {
    turns,
    line: realtime === undefined ? 'off' : line,
    ask: (question) => put(`${turns.length}-${Math.random().toString(36).slice(2)}`, question),
    retry: (turn) => put(turn.id, turn.question),
  };
}

/** What was said about a profile, as the query cache has it, and the way to say that something happened. */
function useTurns(profileId: string) {
  const cache = useQueryClient();
  const { data: turns } = useQuery<readonly Turn[]>({
    queryKey: turnsKey(profileId),
    initialData: [],
    // There is no connection to send it on.
    enabled: false,
  });
  const happen = useCallback(
    (happening: Happening) => {
      cache.setQueryData<readonly Turn[]>(
        turnsKey(profileId),
        (known) => known && afterwards(known, happening),
      );
    },
    [cache, profileId],
  );
  return { turns, happen };
}

function turnsKey(profileId: string): readonly unknown[] {
  return ['assistant', profileId];
}

/** The line names the code of a refusal as its message. */
function failureFrom(error: unknown): Failure {
  const code = error instanceof Error ? error.message : '';
  if (code === 'assistant.budget' || code === 'profile.dailyBudget') return 'budget';
  return code === 'profile.notFound' ? 'gone' : 'line';
}
