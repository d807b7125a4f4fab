import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** The key that signs session tokens: the configured one, else one that is made once and kept. */
export async function jwtSecretOf(config: Pick<Config, 'jwtSecret' | 'dataDir'>): Promise<string> {
  if (config.jwtSecret !== null) return config.jwtSecret;
  const file = join(config.dataDir, 'jwt-secret');
  try {
    // `wx`: of two servers that start at once, one makes it and the other reads it.
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length >= 32) return kept;
  throw new StartError(
    `The key in ${file} is too short: delete the file (everybody signs in anew), or set JWT_SECRET.`,
  );
}
