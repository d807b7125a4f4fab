import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Candidate } from 'shared-contracts/resolution';
import { shareScope, type ShareScope } from './share-scope.ts';

let started: Promise<void> | null = null;

/**
 * Loads a build that is no plain container through the whole Module Federation runtime: an entry with the runtime's own
 * plugins, an ES module, or a manifest. Its integrity is checked for the entry, as far as the browser can.
 */
export async function importForeign(candidate: Candidate, attempt: number): Promise<unknown> {
  started ??= start();
  await started;
  const name = attempt === 0 ? candidate.global : `${candidate.global}_${attempt}`;
  registerRemotes([
    {
      name,
      entry: attempt === 0 ? candidate.entry : `${candidate.entry}?attempt=${attempt}`,
      type: candidate.format === 'module' ? 'module' : 'global',
      entryGlobalName: candidate.global,
    },
  ]);
  entries.set(candidate.entry, candidate.integrity);
  return loadRemote(`${name}/remote`);
}

const entries = new Map<string, string>();

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
          const integrity = entries.get(url.replace(/[?#].*$/, ''));
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
