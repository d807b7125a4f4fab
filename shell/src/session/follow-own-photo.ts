import { ignore } from 'shared-contracts/behaviour/ignore';
import type { Send } from 'shared-contracts/calls/client';
import { listPics, type OwnPics } from 'shared-contracts/calls/pictures';
import { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';
import type { PageSession } from './page-session.ts';

const OWN_PICS = JSON.stringify(keyOf(listPics, {}));

/**
 * Keeps the picture of the session what the member's primary photo is now: after a change of the photos here or in
 * another tab, and where the address has ended. Returns the end of it.
 */
export function followOwnPhoto(
  {
    queries,
    session,
    send,
  }: {
    readonly queries: QueryClient;
    readonly session: PageSession;
    readonly send: Send;
  },
  { document, window }: { readonly document: Document; readonly window: Window },
): () => void {
  const shown = () => session.current()?.userPic ?? null;
  /** Addresses that led to no picture: each is looked up once. */
  const broken = new Set<string>();

  const stopCache = queries.getQueryCache().subscribe((event) => {
    // While it is fetched again, the old answer does not count: another tab may have changed it.
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    if (query.queryHash !== OWN_PICS) return;
    const pics = query.state.data as OwnPics | undefined;
    const latest = pics === undefined ? shown() : thumbOf(pics);
    // The ticket of sign-in lasts longer than those of replies.
    if (fileOf(latest) !== fileOf(shown())) session.change({ userPic: latest });
  });

  const onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
    // Another session begins by its token, with everything that is its own.
    const isSame = storageArea?.getItem('token') === session.current()?.token;
    if (key === 'userPic' && isSame) session.change({ userPic: newValue || null });
  };

  const look = (image: unknown): void => {
    const address = image instanceof HTMLImageElement ? image.getAttribute('src') : null;
    if (address === null || address !== shown() || broken.has(address)) return;
    broken.add(address);
    send(listPics, {})
      .then((pics) => shown() === address && session.change({ userPic: thumbOf(pics) }))
      .catch(ignore('the letter stands there until the next page'));
  };
  const onError = ({ target }: Event): void => look(target);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) look(image);

  // Events of pictures do not bubble.
  document.addEventListener('error', onError, true);
  window.addEventListener('storage', onStorage);
  return () => {
    stopCache();
    document.removeEventListener('error', onError, true);
    window.removeEventListener('storage', onStorage);
  };
}

function thumbOf({ data }: OwnPics): string | null {
  return data.find((pic) => pic.is_primary)?.thumb ?? null;
}

/** The address without its ticket. */
function fileOf(address: string | null): string | undefined {
  return address?.split('?')[0];
}
