import type { Config } from 'api/config';
import { firstShareAt } from '../canary/first-share.ts';
import type { ReleaseActions } from '../release-api/release-actions.ts';
import { releaseSecretOf, releaseTokenOf } from './release-secrets.ts';
import type { SiteReleases } from './site-releases.ts';

/** The release managers' side of a site; its own changes are served at once. */
export async function siteReleaseActions(
  config: Pick<Config, 'dataDir' | 'releaseToken' | 'releaseSecret'>,
  releases: Pick<SiteReleases, 'registry'> & { readonly cache?: SiteReleases['cache'] },
  onError: (error: unknown) => void,
): Promise<ReleaseActions> {
  const { cache } = releases;
  const clock = () => new Date();
  return {
    registry: releases.registry,
    firstShare: firstShareAt(clock),
    token: await releaseTokenOf(config),
    secret: await releaseSecretOf(config),
    clock,
    onChange: async () => cache?.refresh(),
    ...(cache === undefined ? {} : { keptBack: () => cache.live().keptBack }),
    onError,
  };
}
