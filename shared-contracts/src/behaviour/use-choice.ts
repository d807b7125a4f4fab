import { useRef, useState } from 'react';
import { useAction, type ActionParts } from './use-action.ts';

/** A switch or a choice whose state the server keeps, as a component has it. */
interface Choice<Value> {
  /** What is chosen: shown with the tap, not with the answer. */
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
  /** True while it is being saved. */
  readonly busy: boolean;
}

/**
 * A choice that is saved at once and shows before the server has agreed; `kept` is what the server says. A refusal
 * reverts to `kept` and shows one notice. Of several taps in a row the last one holds: it goes out when the one before
 * it has been answered.
 */
export function useChoice<Value, Reply = unknown>(
  kept: Value,
  parts: Omit<ActionParts<Value, Reply, never>, 'showAtOnce'>,
): Choice<Value> {
  const { busy, run } = useAction<Value, Reply, never>(parts);
  const [wanted, setWanted] = useState<{ readonly value: Value } | null>(null);
  const next = useRef<{ readonly value: Value } | null>(null);
  const isSaving = useRef(false);

  const save = async () => {
    isSaving.current = true;
    while (next.current !== null) {
      const { value } = next.current;
      next.current = null;
      // After a refusal nothing that was tapped meanwhile is tried: what shows then is what holds.
      if (!(await run(value))) next.current = null;
    }
    isSaving.current = false;
    setWanted(null);
  };
  return {
    busy,
    chosen: wanted === null ? kept : wanted.value,
    choose(value) {
      setWanted({ value });
      next.current = { value };
      if (!isSaving.current) void save();
    },
  };
}
