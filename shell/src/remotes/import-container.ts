import { ignore } from 'shared-contracts/behaviour/ignore';
import type { Candidate } from 'shared-contracts/platform/resolution';
import { shareScope } from './share-scope.ts';

/** What a container's entry leaves behind as a global: the interface that all federation runtimes speak. */
interface Container {
  init(scope: unknown): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** A script that neither comes nor fails counts as lost after this time, in ms. */
const SCRIPT_TIMEOUT = 60_000;

/**
 * Loads a container and gives the module that it exposes. Rejects when the script does not come, is not what its
 * integrity says, throws, or leaves no container behind. The container checks the integrity of its own chunks: it was
 * built with SubresourceIntegrityPlugin; both halves are needed (toolchain, 'Federation traps').
 */
export async function importContainer(
  document: Document,
  candidate: Candidate,
  attempt: number,
): Promise<unknown> {
  warmEarlyFiles(candidate);
  await runScript(document, candidate, attempt);
  const container = containerOf(candidate.global);
  await container.init(await shareScope());
  const factory = await container.get('./remote');
  return factory();
}

/**
 * Brings into the browser's cache, beside the entry, what the entry will ask for as soon as it runs. A plain fetch and
 * no preload link: that would need the hash, which only the entry knows. What fails here says so when it is needed.
 */
function warmEarlyFiles({ base, early }: Candidate): void {
  for (const path of early) {
    fetch(base + path, { mode: 'cors', credentials: 'same-origin' }).catch(
      ignore('the entry asks again and reports'),
    );
  }
}

function runScript(document: Document, candidate: Candidate, attempt: number): Promise<void> {
  const { integrity, track } = candidate;
  if (integrity === '' && track !== 'override') throw new Error(`${candidate.entry} has no hash`);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // Another try needs another address, or the browser may answer with what it has.
    script.src = attempt === 0 ? candidate.entry : `${candidate.entry}?attempt=${attempt}`;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    const timer = setTimeout(() => finish(new Error(`${script.src} did not come`)), SCRIPT_TIMEOUT);
    const finish = (error?: Error): void => {
      clearTimeout(timer);
      script.remove();
      if (error === undefined) resolve();
      else reject(error);
    };
    script.onload = () => finish();
    script.onerror = () => finish(new Error(`${script.src} cannot be loaded`));
    document.head.append(script);
  });
}

function containerOf(global: string): Container {
  const container = (globalThis as Record<string, unknown>)[global];
  if (typeof container === 'object' && container !== null && 'get' in container) {
    return container as Container;
  }
  throw new Error(`the script of ${global} left no container behind`);
}
