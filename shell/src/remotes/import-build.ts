import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { isRemoteDefinition } from 'shared-contracts/remote';
import type { RemoteDefinition } from 'shared-contracts/remote';
import type { Candidate } from 'shared-contracts/resolution';
import { createIntegrity } from './integrity.ts';

/** Runs one build of a remote and gives its definition. `attempt` tells tries of the same build apart. */
export type ImportBuild = (candidate: Candidate, attempt: number) => Promise<RemoteDefinition>;

/** The last candidate waits this long for one script before it counts as lost (ms). */
const SCRIPT_TIMEOUT = 60_000;

/** Thrown when a build ran but does not bring what a remote must bring. */
export class WrongContract extends Error {
  override readonly name = 'WrongContract';
}

/**
 * The Module Federation runtime as the loader needs it. Remotes are registered when they are first wanted and never at
 * build time, so that a dead one cannot hurt the others (design section 3).
 */
export function createFederation(document: Document): ImportBuild {
  const integrity = createIntegrity();
  registerPlugins([
    {
      name: 'integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        integrity.seal(script, url);
        return { script, timeout: SCRIPT_TIMEOUT };
      },
      createLink: ({ url, attrs }) => {
        const link = document.createElement('link');
        for (const [name, value] of Object.entries(attrs ?? {}))
          link.setAttribute(name, String(value));
        link.href = url;
        integrity.seal(link, url);
        return link;
      },
    },
  ]);

  return async (candidate, attempt) => {
    integrity.allow(candidate);
    // The runtime remembers a failed entry for ever under its name and address; a new try needs new ones.
    const name = attempt === 0 ? candidate.global : `${candidate.global}_${attempt}`;
    const entry = attempt === 0 ? candidate.entry : `${candidate.entry}?attempt=${attempt}`;
    registerRemotes([{ name, entry, type: 'global', entryGlobalName: candidate.global }]);
    const module = await loadRemote<{ remote?: unknown }>(`${name}/remote`);
    if (!isRemoteDefinition(module?.remote)) {
      throw new WrongContract(`${candidate.global} exposes no remote definition`);
    }
    return module.remote;
  };
}
