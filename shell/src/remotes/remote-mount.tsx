import {
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  type ReactElement,
  type ReactNode,
} from 'react';
import { lazyCode, useLazyCode } from 'shared-contracts/behaviour/lazy-code';
import { HostProvider } from 'shared-contracts/host';
import type { LazyPage, RemoteDefinition } from 'shared-contracts/platform/remote';
import type { Candidate } from 'shared-contracts/platform/resolution';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { CANDIDATE_DEADLINE } from './loader.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useHostOf, useRemote, useRemoteLoader } from './remotes-context.tsx';

/** How a place looks while its remote is not there. */
export interface MountLooks {
  readonly waiting: (slow: boolean, retry: () => void) => ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  /** The remote was never released, or brings nothing for this place. */
  readonly absent: ReactNode;
}

interface Props {
  readonly remote: RemoteName;
  /** Tells places of the same remote apart: an error in one must not survive a navigation to another. */
  readonly place: string;
  readonly choose: (definition: RemoteDefinition) => ReactElement | LazyPage | undefined;
  readonly looks: MountLooks;
  /** True where an element around it costs no layout: it then says which build stands there. */
  readonly marked?: boolean;
}

/** Mounts what a remote brings for one place, inside a boundary of its own (design section 1). */
export function RemoteMount(props: Props): ReactNode {
  // A new one for another remote: what is deferred would still be of the previous.
  return <Mount key={props.remote} {...props} />;
}

function Mount({ remote, place, choose, looks, marked }: Props): ReactNode {
  const loader = useRemoteLoader();
  // Deferred: a whole page that arrives is drawn in slices, while what waits for it stands.
  const state = useDeferredValue(useRemote(remote));
  const host = useHostOf(remote);
  const retry = () => void loader.retry(remote);
  useEffect(() => loader.want(remote), [loader, remote]);
  if (state.status === 'absent') return looks.absent;
  if (state.status === 'loading') return looks.waiting(state.slow, retry);
  if (state.status === 'failed') return looks.failed(retry);
  const chosen = choose(state.definition);
  if (chosen === undefined) return looks.absent;
  const build = marked ? state.candidate : null;
  return (
    <RemoteBoundary
      key={`${remote} ${place} ${state.candidate.build} ${state.attempt}`}
      onError={(error) => loader.reportFailure(remote, 'render', error)}
    >
      {/* What it says may still be on its way in the page's language; English never is. */}
      <Suspense fallback={looks.waiting(false, retry)}>
        <HostProvider host={host}>
          {'load' in chosen ? (
            <Late
              page={chosen}
              place={place}
              remote={remote}
              build={build}
              waiting={looks.waiting(false, retry)}
            />
          ) : (
            <Ready place={place} remote={remote} build={build}>
              {chosen}
            </Ready>
          )}
        </HostProvider>
      </Suspense>
    </RemoteBoundary>
  );
}

/** A page whose code is fetched now; where it fails or does not come, the loader puts another build in its place. */
function Late({
  page,
  place,
  remote,
  build,
  waiting,
}: {
  page: LazyPage;
  place: string;
  remote: RemoteName;
  build: Candidate | null;
  waiting: ReactNode;
}) {
  const loader = useRemoteLoader();
  const lazy = useMemo(() => lazyCode(() => page.load()), [page]);
  const { code: Page, failure, load } = useLazyCode(lazy);
  const isOnItsWay = Page === null && failure === null;
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (failure !== null) loader.reportFailure(remote, 'load', failure.error);
  }, [failure, loader, remote]);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => loader.reportSlow(remote), CANDIDATE_DEADLINE);
    return () => clearTimeout(timer);
  }, [isOnItsWay, loader, remote]);
  return Page === null ? (
    waiting
  ) : (
    <Ready place={place} remote={remote} build={build}>
      <Page />
    </Ready>
  );
}

/**
 * Marks the moment from which a place answers to touch: its handlers are attached (`ready:<place>` in the timeline). A
 * build that is given is named in the document, for reports of members, and for tests.
 */
function Ready({
  place,
  remote,
  build,
  children,
}: {
  place: string;
  remote: RemoteName;
  build: Candidate | null;
  children: ReactNode;
}) {
  useEffect(() => void performance.mark(`ready:${place}`), [place]);
  if (build === null) return children;
  return (
    <div
      className="shell-remote"
      data-unit={remote}
      data-build={build.build}
      data-version={build.version}
    >
      {children}
    </div>
  );
}
