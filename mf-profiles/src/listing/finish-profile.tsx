import { profileCompletion, type OwnCompletion } from 'shared-contracts/calls/completion';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import type * as z from 'shared-contracts/schema';
import { Anchor } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { firstHref } from '../people/guide-steps.ts';

/** The way back to a profile that has only begun: to the guide while there is no photo, else to the whole form. */
export function FinishProfile() {
  const t = useTexts(texts);
  const { query } = useHost();
  // The frame has fetched it already, for its score.
  const { data } = useQuery({ ...query(profileCompletion, {}), enabled: false });
  const href = data === undefined ? null : unfinishedHref(data.data);
  if (href === null) return null;
  return (
    <Anchor className="pf-list__finish" href={href}>
      {t('list.editProfile')}
    </Anchor>
  );
}

/** Where a profile goes on that says little yet; null once it has a photo and half of its details. */
export function unfinishedHref({ aspects = [] }: z.infer<typeof OwnCompletion>): string | null {
  const shareOf = (name: 'photo' | 'fields') => {
    const aspect = aspects.find((one) => one.aspect === name);
    return aspect === undefined ? 1 : aspect.points / aspect.most;
  };
  if (shareOf('photo') === 0) return firstHref('photo');
  return shareOf('fields') < 0.5 ? routes.info.href() : null;
}
