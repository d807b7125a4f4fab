/** A build whose code ran. */
export interface BlamedBuild {
  readonly unit: string;
  readonly build: string;
}

/** Addresses of files of builds: `/a/<unit>/<build>/…`, on any origin. */
const FILE_OF_BUILD = /\/a\/(shell|mf-[\w-]+)\/([\w.-]+)\//g;

/**
 * Whose code a stack, or the address of a script, names; null where it names none of ours. A remote goes before the shell,
 * whose libraries all of them call.
 */
export function blamedBuild(stack: string): BlamedBuild | null {
  let shell: BlamedBuild | null = null;
  // A loop: what a build has broken may be the methods of lists.
  for (const [, unit = '', build = ''] of stack.matchAll(FILE_OF_BUILD)) {
    if (unit !== 'shell') return { unit, build };
    shell ??= { unit, build };
  }
  return shell;
}

/** The same, where it is a remote's. */
export function blamedRemote(stack: string): BlamedBuild | null {
  const found = blamedBuild(stack);
  return found?.unit === 'shell' ? null : found;
}
