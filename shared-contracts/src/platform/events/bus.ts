import type * as z from 'shared-contracts/schema';
import { eventKey, type EventDefinition } from './event.ts';

/** What the bus tells when an event could not be read or a listener threw; emitters and other listeners go on. */
export interface BusFault {
  readonly event: string;
  readonly phase: 'read' | 'listener';
  readonly error: unknown;
}

export interface Bus {
  /** Sends a fact. Throws when the payload does not fit its schema: the sender is held strictly to it. */
  emit<Schema extends z.ZodMiniType>(
    event: EventDefinition<Schema>,
    payload: z.input<Schema>,
  ): void;
  /** Hears a fact; unknown fields are dropped, unreadable payloads reported and skipped. Returns the way to stop. */
  on<Schema extends z.ZodMiniType>(
    event: EventDefinition<Schema>,
    listener: (payload: z.output<Schema>) => void,
  ): () => void;
  /** Forgets sticky events; the shell calls it at log-out. */
  clearSticky(): void;
}

/** The event bus; only the shell makes one. */
export function createBus(onFault: (fault: BusFault) => void): Bus {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const sticky = new Map<string, unknown>();

  const deliver = (key: string, listener: (payload: unknown) => void, payload: unknown): void => {
    try {
      listener(payload);
    } catch (error) {
      onFault({ event: key, phase: 'listener', error });
    }
  };

  return {
    emit(event, payload) {
      const key = eventKey(event);
      const fact: unknown = event.schema.parse(payload);
      if (event.sticky) sticky.set(key, fact);
      for (const listener of Array.from(listeners.get(key) ?? [])) deliver(key, listener, fact);
    },
    on(event, listener) {
      const key = eventKey(event);
      // The emitter may be a newer or older build with its own copy of the schema: read again with ours.
      const read = (payload: unknown): void => {
        const parsed = event.schema.safeParse(payload);
        if (parsed.success) listener(parsed.data as z.output<typeof event.schema>);
        else onFault({ event: key, phase: 'read', error: parsed.error });
      };
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(read));
      if (sticky.has(key)) deliver(key, read, sticky.get(key));
      return () => void known.delete(read);
    },
    clearSticky() {
      sticky.clear();
    },
  };
}
