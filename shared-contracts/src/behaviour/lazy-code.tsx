import { startTransition, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';

/** Code that is fetched with its first use. */
export interface LazyCode<Code> {
  /** Fetches it once; a failure is not remembered, the next call asks again. */
  readonly load: () => Promise<Code>;
  /** The code where it has come already, else null. */
  readonly arrived: () => Code | null;
}

/**
 * Makes code lazy; to be called once per module, not per draw. `fetchCode` is an `import()`: the bundler's runtime,
 * unlike a browser's own import, does not remember a failed file and fetches it again.
 */
export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let pending: Promise<Code> | null = null;
  let arrived: Code | null = null;
  const fetchOnce = async (): Promise<Code> => {
    try {
      arrived = await fetchCode();
      return arrived;
    } catch (error) {
      pending = null;
      throw error;
    }
  };
  return { load: () => (pending ??= fetchOnce()), arrived: () => arrived };
}

/** State of lazy code; neither code nor failure: not requested, or under way. */
interface Standing<Code> {
  readonly code: Code | null;
  readonly failure: { readonly error: unknown } | null;
}

/** Lazy code in a component; `lazy` stays the same as long as the component stands. */
export interface UsedLazyCode<Code> extends Standing<Code> {
  /** Fetches it, also again after a failure; resolves to null if that fails. */
  readonly load: () => Promise<Code | null>;
}

/** Lazy code for a component that says itself when it needs it, for example with a tap. */
export function useLazyCode<Code>(lazy: LazyCode<Code>): UsedLazyCode<Code> {
  const [standing, setStanding] = useState<Standing<Code>>(() => ({
    code: lazy.arrived(),
    failure: null,
  }));
  const load = useCallback(async () => {
    setStanding((now) => (now.failure === null ? now : { code: null, failure: null }));
    try {
      const code = await lazy.load();
      // In slices: what comes late may be a whole page.
      startTransition(() => setStanding({ code, failure: null }));
      return code;
    } catch (error) {
      setStanding({ code: null, failure: { error } });
      return null;
    }
  }, [lazy]);
  return { ...standing, load };
}

interface LazyPartProps<Code> {
  /** The same as long as the part stands. */
  readonly code: LazyCode<Code>;
  readonly waiting: ReactNode;
  /** Why it did not come, with Retry. */
  readonly failed: (error: unknown, retry: () => void) => ReactNode;
  readonly children: (code: Code) => ReactNode;
}

/**
 * A part of a page that waits, is there, or shows an error with Retry. Not React.lazy: that remembers a failure for
 * ever.
 */
export function LazyPart<Code>({ code: lazy, waiting, failed, children }: LazyPartProps<Code>) {
  const { code, failure, load } = useLazyCode(lazy);
  const isMissing = code === null;
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);
  // What it says may still be on its way in the page's language; English never is.
  if (code !== null) return <Suspense fallback={waiting}>{children(code)}</Suspense>;
  return failure === null ? waiting : failed(failure.error, () => void load());
}
