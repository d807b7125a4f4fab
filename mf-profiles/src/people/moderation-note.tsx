import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { defineTexts } from 'shared-contracts/i18n/i18n';
import { Banner } from 'shared-contracts/ui/core';

/** Texts of what staff did to one's own profile. */
export const moderationTexts = defineTexts('mf-profiles.moderation', {
  'warned.title': 'A note from our team',
  'warned.text': '“{reason}”',
  'warned.help': 'Your profile stays as it is. This note stands here for 30 days.',
  'hidden.title': 'Our team has hidden your profile',
  'hidden.text': 'The reason: “{reason}”',
  'hidden.help': 'Nobody but you sees it. Nothing is lost. If this is a mistake, write to {email}.',
});

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
