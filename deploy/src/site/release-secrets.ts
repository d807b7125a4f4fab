import { persistedSecret } from 'api/persisted-secret';

/** What a release manager's requests have to bear. */
export async function releaseTokenOf(config: {
  readonly dataDir: string;
  readonly releaseToken: string | null;
}): Promise<string> {
  return config.releaseToken ?? persistedSecret(config.dataDir, 'release-token');
}

/** Signs the links of testers. */
export async function releaseSecretOf(config: {
  readonly dataDir: string;
  readonly releaseSecret: string | null;
}): Promise<string> {
  return config.releaseSecret ?? persistedSecret(config.dataDir, 'release-secret');
}
