import { useRef } from 'react';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import type { MessageKey } from '../locales/en/messages.ts';
import { isShownByShell, useErrorNotice } from './error-notice.ts';

/** A change that shows before the server has agreed (`changeOptimistically`). */
export interface ShownChange<Reply> {
  readonly keep: (reply: Reply) => void;
  readonly takeBack: () => void;
}

/** One thing that a member does, and what follows from it whether or not its component still stands. */
export interface ActionParts<Input, Reply, Shown extends ShownChange<Reply>> {
  /** Rejects with what went wrong. */
  readonly act: (input: Input) => Promise<Reply>;
  /** Shows at once what will be; taken back when the action fails. */
  readonly showAtOnce?: (input: Input) => Shown | Promise<Shown>;
  readonly onDone?: (reply: Reply, input: Input, shown: Shown | undefined) => void;
  /** After the failure was shown. */
  readonly onFailed?: (error: unknown, input: Input) => void;
  /** The words of a failure where section 8 has one sentence for whatever went wrong. */
  readonly failed?: MessageKey;
  /** Keys of the query cache to be fetched again, after a refusal too: another member may have been quicker. */
  readonly refresh?: (input: Input) => readonly (readonly unknown[])[];
  /** Components with the same key act on the same thing: only one of them at a time. */
  readonly key?: readonly unknown[];
  /** Changes of the same scope go out one after the other. */
  readonly scope?: string;
}

/** The action as a component has it. */
interface Action<Input> {
  /**
   * True until the action is done and what it changed was fetched again; for an optimistic change, until it is done.
   */
  readonly busy: boolean;
  /** Resolves to whether it was done; to false at once, without acting, while it is busy. Never rejects. */
  readonly run: (input: Input) => Promise<boolean>;
}

/**
 * Runs an action, one at a time. A failure is shown once (`useErrorNotice`). An action under way goes on when its
 * component leaves, with everything that follows from it.
 */
export function useAction<
  Input = void,
  Reply = unknown,
  Shown extends ShownChange<Reply> = ShownChange<Reply>,
>(parts: ActionParts<Input, Reply, Shown>): Action<Input> {
  const { act, showAtOnce, onDone, onFailed, failed, refresh, key, scope } = parts;
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  // What the last render said of `busy` is too old for a second press within the same moment.
  const isRunning = useRef(false);

  const { isPending, mutateAsync } = useMutation({
    ...(key && { mutationKey: key }),
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: act,
    onMutate: (input: Input) => showAtOnce?.(input),
    onSuccess: (reply, input, shown) => {
      shown?.keep(reply);
      onDone?.(reply, input, shown);
    },
    onError: (error, input, shown) => {
      shown?.takeBack();
      tellError(error, failed);
      onFailed?.(error, input);
    },
    onSettled: async (_reply, error, input, shown) => {
      const keys = isShownByShell(error) ? [] : (refresh?.(input) ?? []);
      const fetching = keys.map((queryKey) => cache.invalidateQueries({ queryKey }));
      // What was shown at once is right already.
      if (shown === undefined) await Promise.all(fetching);
    },
  });

  const run = async (input: Input): Promise<boolean> => {
    const isTaken = key !== undefined && cache.isMutating({ mutationKey: key, exact: true }) > 0;
    if (isRunning.current || isTaken) return false;
    isRunning.current = true;
    const isDone = await mutateAsync(input).then(
      () => true,
      // It was shown.
      () => false,
    );
    isRunning.current = false;
    return isDone;
  };
  return { busy: isPending, run };
}
