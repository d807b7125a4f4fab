import type { Candidate } from 'shared-contracts/resolution';

/**
 * Which bytes may run. The resolution says it for every file of every candidate; a file of a known build without a
 * hash is refused. The other half stands in the builds themselves (SubresourceIntegrityPlugin): one alone lets a
 * corrupted file run (toolchain, 'Federation traps').
 */
export function createIntegrity() {
  const builds = new Map<string, Candidate>();
  return {
    /** Makes the files of a build known. */
    allow(candidate: Candidate): void {
      builds.set(candidate.base, candidate);
    },
    /** Puts the hash on a script or link. Throws for a file that its build does not list. */
    seal(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
      const path = url.replace(/[?#].*$/, '');
      for (const [base, candidate] of builds) {
        const at = path.indexOf(base);
        if (at === -1) continue;
        const hash = candidate.integrity[path.slice(at + base.length)];
        if (hash === undefined) throw new Error(`integrity: ${path} is no file of its build`);
        element.integrity = hash;
        element.crossOrigin = 'anonymous';
        return;
      }
    },
  };
}
