import { usePlansHref } from 'shared-contracts/behaviour/use-plans-href';
import { useHost, useTexts } from 'shared-contracts/host';
import { Banner, ButtonLink } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { listWords } from '../../people/list-words.ts';
import type { PlanFilters } from './plan-filters.ts';

interface FilterNotesProps {
  readonly isWhole: boolean;
  readonly beyond: PlanFilters['beyond'];
}

/** What of the address was left out, and why: unreadable, or beyond the viewer's plan. */
export function FilterNotes({ isWhole, beyond }: FilterNotesProps) {
  const t = useTexts(filterTexts);
  const plansHref = usePlansHref();
  const { locale } = useHost();
  return (
    <>
      {!isWhole && <Banner>{t('page.unread')}</Banner>}
      {beyond.length > 0 && (
        <Banner action={<ButtonLink href={plansHref}>{t('page.upgrade')}</ButtonLink>}>
          {t('page.needsPlan', {
            words: listWords(
              beyond.map((kind) => t(`verified.${kind}`)),
              locale,
              'disjunction',
            ),
          })}
        </Banner>
      )}
    </>
  );
}
