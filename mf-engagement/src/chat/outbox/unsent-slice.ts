import { createLateSlice } from 'shared-contracts/platform/store/late-slice';
import type { PageStore } from 'shared-contracts/platform/store/store';
import type { Outbox } from './outbox.ts';

/** How many messages wait on this device, for the shell, which asks before it signs out, and shows it offline. */
export const unsentSlice = createLateSlice({
  name: 'unsentMessages',
  initialState: { waiting: 0, refused: 0 },
});

/** Tells the store what waits in an outbox, now and with every change. Returns the end of it. */
export function tellUnsent(
  outbox: Pick<Outbox, 'all' | 'subscribe'>,
  store: PageStore,
): () => void {
  const tell = () => {
    const all = outbox.all();
    const refused = all.filter((one) => one.refused).length;
    store.dispatch(unsentSlice.changed({ waiting: all.length, refused }));
  };
  tell();
  return outbox.subscribe(tell);
}
