import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Candidate } from 'shared-contracts/platform/resolution';
import { shareScope, type ShareScope } from './share-scope.ts';

let started: Promise<void> | null = null;

/**
 * Loads a build that is no plain container through the whole Module Federation runtime: an entry with the runtime's own
 * plugins, an ES module, or a manifest. Its integrity is checked for the entry, as far as the browser can.
 */
export async function importForeign(candidate: Candidate, attempt: number): Promise<unknown> {
  started ??= start();
  await started;
  if (candidate.format === 'module') await checkModule(candidate);
  const name = attempt === 0 ? candidate.global : `${candidate.global}_${attempt}`;
  registerRemotes([
    {
      name,
      entry: attempt === 0 ? candidate.entry : `${candidate.entry}?attempt=${attempt}`,
      type: candidate.format === 'module' ? 'module' : 'global',
      entryGlobalName: candidate.global,
    },
  ]);
  entries.set(addressOf(candidate.entry), candidate.integrity);
  return loadRemote(`${name}/remote`);
}

/**
 * An `import()` takes no integrity, so its bytes are fetched and checked first; they are immutable, and the import then
 * finds them in the browser's cache. Rejects when they are not what was released.
 */
async function checkModule({ entry, integrity }: Candidate): Promise<void> {
  if (integrity === '') return;
  const reply = await fetch(entry, { integrity, mode: 'cors', credentials: 'same-origin' });
  if (!reply.ok) throw new Error(`${entry} answered ${reply.status}`);
  await reply.arrayBuffer();
}

/** Address of an entry -> its integrity. */
const entries = new Map<string, string>();

/** The runtime makes addresses absolute and adds what tells tries apart; an entry is one all the same. */
function addressOf(entry: string): string {
  const { origin, pathname } = new URL(entry, window.location.href);
  return origin + pathname;
}

async function start(): Promise<void> {
  const scope = await shareScope();
  init({
    name: 'shell',
    remotes: [],
    shared: sharedOf(scope),
    plugins: [
      {
        name: 'integrity',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          const integrity = entries.get(addressOf(url));
          script.integrity = integrity ?? '';
          script.crossOrigin = 'anonymous';
          return script;
        },
      },
    ],
  });
}

type Shared = NonNullable<Parameters<typeof init>[0]['shared']>;

/** The shell's scope in the runtime's own words. */
function sharedOf(scope: ShareScope): Shared {
  return Object.fromEntries(
    Object.entries(scope).map(([request, versions]) => [
      request,
      Object.entries(versions).map(([version, shared]) => ({
        version,
        get: async () => (await shared.get()) as () => unknown,
        shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: false },
        strategy: 'loaded-first' as const,
      })),
    ]),
  ) as Shared;
}
