import { usePlansHref } from 'shared-contracts/behaviour/use-plans-href';
import { useHost, useTexts } from 'shared-contracts/host';
import { INTL_LOCALES } from 'shared-contracts/i18n/i18n';
import { Banner, ButtonLink } from 'shared-contracts/ui/core';
import { filterTexts } from './filter-texts.ts';
import type { PlanFilters } from './plan-filters.ts';

/** Props of what is said about an address before its people. */
export interface FilterNotesProps {
  readonly isWhole: boolean;
  readonly beyond: PlanFilters['beyond'];
}

/** What of the address was left out, and why: unreadable, or beyond the viewer's plan. */
export function FilterNotes({ isWhole, beyond }: FilterNotesProps) {
  const t = useTexts(filterTexts);
  const plansHref = usePlansHref();
  const { locale } = useHost();
  const either = new Intl.ListFormat(INTL_LOCALES[locale], { type: 'disjunction' });
  return (
    <>
      {!isWhole && <Banner>{t('page.unread')}</Banner>}
      {beyond.length > 0 && (
        <Banner action={<ButtonLink href={plansHref}>{t('page.upgrade')}</ButtonLink>}>
          {t('page.needsPlan', {
            words: either.format(beyond.map((kind) => t(`verified.${kind}`))),
          })}
        </Banner>
      )}
    </>
  );
}
