import { execFileSync } from 'node:child_process';

/**
 * The commit that a folder's build is made from, with `-dirty` when the tree holds other changes: BUILD_COMMIT where it
 * is set (a build machine without the repository), else what git says; null outside of a repository.
 */
export function sourceCommit(folder: string): string | null {
  const given = process.env['BUILD_COMMIT'];
  if (given) return given;
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // No git, or no repository: a build from an archive.
    return null;
  }
}
