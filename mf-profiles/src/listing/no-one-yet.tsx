import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, EmptyState } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { NoOneYetDrawing } from './no-one-yet-drawing.tsx';

/** A member's listing without anybody in it, though nothing was filtered. */
export function NoOneYet() {
  const t = useTexts(texts);
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      drawing={<NoOneYetDrawing />}
      action={
        <ButtonLink variant="primary" href={routes.info.href()}>
          {t('list.editProfile')}
        </ButtonLink>
      }
    >
      {t('list.emptyMember')}
    </EmptyState>
  );
}
