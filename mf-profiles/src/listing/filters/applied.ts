import {
  FILTER_NAMES,
  type FilterName,
  type FilterWord,
} from 'shared-contracts/calls/listing-filters';
import { groupIndian } from 'shared-contracts/domain/units';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { FilterWords } from '../../locales/en/filters.ts';
import { heightWords } from '../../people/height-words.ts';
import { listWords } from '../../people/list-words.ts';
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

/** What words filters. */
export interface Wording {
  readonly t: FilterWords;
  readonly locale: Locale;
  /** What a member searches for in own words, as the reader of the page writes it. */
  readonly words?: readonly FilterWord[];
}

/** A whole filter in words: its values beside each other. */
export function filterText(filters: Filters, name: FilterName, wording: Wording): string {
  return listed(filters, parts(filters, name), 'conjunction', wording);
}

/** All filters in words, or those of `names`, beside each other: a name for the search. */
export function filtersInWords(
  filters: Filters,
  wording: Wording,
  names: readonly FilterName[] = FILTER_NAMES,
): string {
  const applied = appliedOf(filters).filter(({ name }) => names.includes(name));
  return listed(filters, applied, 'unit', wording);
}

function listed(
  filters: Filters,
  all: readonly AppliedFilter[],
  type: 'conjunction' | 'unit',
  wording: Wording,
): string {
  const texts = all.map((applied) => appliedText(filters, applied, wording));
  return listWords(texts, wording.locale, type);
}

/** What a chip says. */
export function appliedText(
  filters: Filters,
  applied: AppliedFilter,
  { t, words = [] }: Pick<Wording, 't' | 'words'>,
): string {
  const { name, value = '' } = applied;
  const read = (text = '') =>
    words.find(({ filter, written }) => filter === name && written === text)?.read ?? text;
  switch (name) {
    case 'age':
      return rangeText('age', filters.age_from, filters.age_to, t);
    case 'height':
      return rangeText('height', filters.height_from, filters.height_to, t);
    case 'income':
      return t('chip.income', { amount: groupIndian(filters.income_from ?? 0) });
    case 'city':
      return read(value);
    case 'education':
    case 'occupation':
      return t(`chip.${name}`, { words: read(filters[name]) });
    case 'photo':
    case 'online':
      return t(`chip.${name}`);
    case 'gotra_not':
    case 'mother_tongue':
      return t(`chip.${name}`, { words: read(value) });
    case 'gun_milan':
      return t('chip.gun_milan', { points: filters.gun_milan_from ?? 0 });
    case 'q':
      return t('chip.q', { words: filters.q ?? '' });
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
