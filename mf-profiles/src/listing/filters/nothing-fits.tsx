import type { FilterWord, Loosening } from 'shared-contracts/calls/listing-filters';
import { useHost, useTexts } from 'shared-contracts/host';
import { ButtonLink, EmptyState, NothingFoundDrawing } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { countText } from '../../people/count-text.ts';
import type { Sort } from '../show.ts';
import { filterText } from './applied.ts';
import { filteredHref } from './filter-address.ts';
import { without, type Filters } from './filters.ts';

/** More ways than this would be a riddle. */
const MOST_WAYS = 5;

interface NothingFitsProps {
  readonly filters: Filters;
  readonly sort: Sort;
  /** The filters in words of one's own as the page writes them. */
  readonly words: readonly FilterWord[];
  readonly loosen: readonly Loosening[];
}

/** No one fits: which filter to take away, with how many people that brings; the most first. */
export function NothingFits({ filters, sort, words, loosen }: NothingFitsProps) {
  const t = useTexts(filterTexts);
  const { locale } = useHost();
  const keys = { exact: 'empty.without', more: 'empty.withoutMore' } as const;
  const ways = loosen.filter(({ count }) => count.people > 0).slice(0, MOST_WAYS);
  return (
    <EmptyState
      title={t('empty.title')}
      drawing={<NothingFoundDrawing />}
      action={
        <>
          {ways.map(({ without: name, count }) => (
            <ButtonLink key={name} href={filteredHref(without(filters, { name }), sort)}>
              {countText(count, keys, t, {
                words: filterText(filters, name, { t, locale, words }),
              })}
            </ButtonLink>
          ))}
          <ButtonLink variant="quiet" href={filteredHref({}, sort)}>
            {t('empty.clear')}
          </ButtonLink>
        </>
      }
    >
      {t(ways.length > 0 ? 'empty.loosen' : 'empty.nothing')}
    </EmptyState>
  );
}
