import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';

/** One's own profile; where the birth name is missing, it says so there (section 2, `birthname=missing`). */
export function ownProfileHref({ id, birthname }: Pick<OwnProfile, 'id' | 'birthname'>): string {
  const isMissing = birthname === null || birthname.trim() === '';
  return routes.profile.href(isMissing ? { userId: id, birthname: 'missing' } : { userId: id });
}
