import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartError } from './start-error.ts';

/** A secret of a data folder: made once, kept for this user alone, and shared by everybody who works on the folder. */
export async function persistedSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  const mine = `${file}.${randomUUID()}`;
  await writeFile(mine, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    // A link appears whole or not at all: of two that start at once, one makes it and the other reads it.
    await link(mine, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(mine, { force: true });
  }
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length >= 32) return kept;
  throw new StartError(`The secret in ${file} is too short: delete the file and start again.`);
}

/** What the gateway and the API know each other by; the same where they share a data folder, else it is configured. */
export async function gatewaySecretOf(
  config: Pick<Config, 'gatewaySecret' | 'dataDir'>,
): Promise<string> {
  return config.gatewaySecret ?? persistedSecret(config.dataDir, 'gateway-secret');
}

/** The key that signs session tokens. Everybody signs in again when it changes. */
export async function jwtSecretOf(config: Pick<Config, 'jwtSecret' | 'dataDir'>): Promise<string> {
  return config.jwtSecret ?? persistedSecret(config.dataDir, 'jwt-secret');
}
