import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { Banner } from 'shared-contracts/ui/core';
import { moderationTexts } from '../locales/en/editing.ts';

/** What staff did to one's own profile after they looked at it, in their words; nothing where they did nothing. */
export function ModerationNote({ profile }: { profile: Pick<OwnProfile, 'moderation'> }) {
  const t = useTexts(moderationTexts);
  const { config } = useHost();
  const { moderation } = profile;
  if (moderation === undefined || moderation === null) return null;
  const { kind, reason } = moderation;
  return (
    <Banner kind={kind === 'hidden' ? 'danger' : 'warning'} title={t(`${kind}.title`)}>
      <p>{t(`${kind}.text`, { reason })}</p>
      <p>{t(`${kind}.help`, { email: config.support.email ?? config.grievanceOfficer.email })}</p>
    </Banner>
  );
}
