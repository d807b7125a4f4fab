import { LazyPart, lazyCode } from 'shared-contracts/behaviour/lazy-code';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useTexts } from 'shared-contracts/host';
import { Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { trailTexts } from '../locales/en/desk.ts';
import type { MoveMemberProps } from './move-member.tsx';

const panelCode = lazyCode(async () => (await import('./desk-panel.tsx')).DeskPanel);

/** Fills `profile.desk`; its code comes with the first profile that staff open. */
export function ProfileDesk({ person }: MoveMemberProps) {
  const t = useTexts(trailTexts);
  return (
    <LazyPart
      code={panelCode}
      waiting={
        <Skeleton label={t('trail.wait')}>
          <SkeletonText lines={3} />
        </Skeleton>
      }
      failed={(error, onRetry) => (
        <LoadFailed
          plain
          title={t('trail.failed')}
          error={error}
          retrying={false}
          onRetry={onRetry}
        />
      )}
    >
      {(Panel) => <Panel key={person.id} person={person} />}
    </LazyPart>
  );
}
