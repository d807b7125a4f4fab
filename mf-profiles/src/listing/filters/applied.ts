import { FILTER_NAMES, type FilterName } from 'shared-contracts/calls/listing-filters';
import { groupIndian } from 'shared-contracts/domain/units';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { heightWords } from '../../people/height-words.ts';
import { listWords } from '../../people/list-words.ts';
import type { FilterWords } from './filter-texts.ts';
import { isList, keysOf, type AppliedFilter, type Filters } from './filters.ts';

/** What is applied, in the order of the form. */
export function appliedOf(filters: Filters): AppliedFilter[] {
  return FILTER_NAMES.flatMap((name): AppliedFilter[] =>
    keysOf(name).some((key) => filters[key] !== undefined) ? parts(filters, name) : [],
  );
}

function parts(filters: Filters, name: FilterName): AppliedFilter[] {
  const [key] = keysOf(name);
  if (key === undefined || !isList(key)) return [{ name }];
  return [filters[key] ?? []].flat().map((value) => ({ name, value: String(value) }));
}

/** A whole filter in words: its values beside each other. */
export function filterText(
  filters: Filters,
  name: FilterName,
  t: FilterWords,
  locale: Locale,
): string {
  return listed(filters, parts(filters, name), 'conjunction', t, locale);
}

/** All filters in words, beside each other: a name for the search. */
export function filtersInWords(filters: Filters, t: FilterWords, locale: Locale): string {
  return listed(filters, appliedOf(filters), 'unit', t, locale);
}

function listed(
  filters: Filters,
  all: readonly AppliedFilter[],
  type: 'conjunction' | 'unit',
  t: FilterWords,
  locale: Locale,
): string {
  const words = all.map((applied) => appliedText(filters, applied, t));
  return listWords(words, locale, type);
}

/** What a chip says. */
export function appliedText(filters: Filters, applied: AppliedFilter, t: FilterWords): string {
  const { name, value = '' } = applied;
  switch (name) {
    case 'age':
      return rangeText('age', filters.age_from, filters.age_to, t);
    case 'height':
      return rangeText('height', filters.height_from, filters.height_to, t);
    case 'income':
      return t('chip.income', { amount: groupIndian(filters.income_from ?? 0) });
    case 'city':
      return value;
    case 'education':
    case 'occupation':
      return t(`chip.${name}`, { words: filters[name] ?? '' });
    case 'photo':
    case 'online':
      return t(`chip.${name}`);
    case 'gotra_not':
      return t('chip.gotra_not', { words: value });
    case 'mangal_dosh':
      return t('chip.mangal_dosh', { words: valueText(name, value, t) });
    default:
      return valueText(name, value, t);
  }
}

/** The schema let this value through, so that it has its words. */
function valueText(name: FilterName, value: string, t: FilterWords): string {
  return t(`${name}.${value}` as Parameters<FilterWords>[0]);
}

function rangeText(
  name: 'age' | 'height',
  from: number | undefined,
  to: number | undefined,
  t: FilterWords,
): string {
  const say = name === 'height' ? (cm: number) => heightWords(t, cm) : String;
  if (from !== undefined && to !== undefined)
    return t(`chip.${name}`, { from: say(from), to: say(to) });
  if (from !== undefined) return t(`chip.${name}_from`, { from: say(from) });
  return t(`chip.${name}_to`, { to: say(to ?? 0) });
}
