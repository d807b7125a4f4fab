import { z } from 'zod';
import { Listeners } from './listeners.ts';
import { openRedisBus, type BusConnection } from './redis-bus.ts';

/** Behind the prefix of the community. */
export const RELEASE_CHANNEL = 'releases';

/** Hears the number of a generation that a gateway has begun to serve; null where one may have been missed. */
type HearNews = (generation: number | null) => void;

/** Gateways and servers of the API say to each other which generation is live. */
export interface ReleaseNews {
  /** To all other nodes. */
  send(generation: number): void;
  /** Returns the end of listening. */
  subscribe(listener: HearNews): () => void;
}

/** The news of a node that has no others. */
export const noReleaseNews: ReleaseNews = {
  send: () => undefined,
  subscribe: () => () => undefined,
};

/** News through Redis; while that is away gateways learn of a release from the registry. */
export function sharedReleaseNews(
  connection: BusConnection,
): ReleaseNews & { close(): Promise<void> } {
  const listeners = new Listeners<HearNews>(connection.log, connection.channel);
  const hear = (generation: number | null) => listeners.notify((listener) => listener(generation));
  const bus = openRedisBus({
    ...connection,
    schema: z.object({ generation: z.int() }),
    mostKept: 1,
    onItem: ({ generation }) => hear(generation),
    onMissed: () => hear(null),
  });
  return {
    send: (generation) => bus.send({ generation }),
    subscribe: (listener) => listeners.add(listener),
    close: () => bus.close(),
  };
}
