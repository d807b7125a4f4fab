/** Work that is done again and again, never twice at once in this process. */
export interface JobLoop {
  /** Does the work now; once more afterwards when it is under way, since it may have looked already. */
  wake(): void;
  /** Resolves when no work is under way. */
  settled(): Promise<void>;
  /** Ends what is under way and does no more. */
  close(): Promise<void>;
}

/** When work is repeated, and where its failures go. */
export interface JobLoopOptions {
  /** Pause after the work, in ms; null for only when it is woken. */
  readonly everyMs: number | null;
  readonly onError: (error: unknown) => void;
}

/** Does the work when it is woken, and after each pause; a failure ends one turn only. */
export function startJobLoop(
  work: () => Promise<unknown>,
  { everyMs, onError }: JobLoopOptions,
): JobLoop {
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    do {
      again = false;
      await work().catch(onError);
    } while (again && !closed);
    running = null;
    pause();
  }

  function wake(): void {
    if (closed) return;
    clearTimeout(timer);
    if (running === null) running = run();
    else again = true;
  }

  function pause(): void {
    if (everyMs !== null && !closed) timer = setTimeout(wake, everyMs).unref();
  }

  pause();
  return {
    wake,
    settled: async () => {
      await running;
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
