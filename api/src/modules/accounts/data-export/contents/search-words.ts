import { SavedFilters } from 'shared-contracts/calls/listing-filters';
import { motherTongueIn, wishText } from '../../../profiles/profiles.public.ts';
import type { ExportWords } from './export-words.ts';

type Wished = Parameters<typeof wishText>[0];

/** Filters that are worded as a wish for the same field. */
const WISHES: Readonly<Record<string, Wished>> = {
  city: 'current_city',
  maritial_status: 'maritial_status',
  education: 'education',
  diet: 'dietary_preferences',
  rashi: 'rashi',
  mangal_dosh: 'mangal_dosh',
  gotra_not: 'gotra',
};

/** Filters in years, centimetres and rupees. */
const NUMBERS: Readonly<Record<string, Wished>> = {
  age_from: 'age_from',
  age_to: 'age_to',
  height_from: 'height_from',
  height_to: 'height_to',
  income_from: 'annual_income_from',
};

/** Filters that are on or absent. */
const FLAGS = ['photo', 'online'];

/** A kept query string in words: `Age from: 25; Cities: Pune, Nashik`. */
export function searchWords(filters: string, words: ExportWords): string {
  const query = new URLSearchParams(filters);
  return Object.keys(SavedFilters.shape)
    .filter((name) => query.has(name))
    .map((name) => {
      const title = words.code(`search.${name}`);
      return FLAGS.includes(name) ? title : `${title}: ${valuesText(name, query, words)}`;
    })
    .join('; ');
}

function valuesText(name: string, query: URLSearchParams, { code, language }: ExportWords): string {
  const values = query.getAll(name);
  const number = NUMBERS[name];
  if (number !== undefined) return wishText(number, Number(values[0]), language);
  const wished = WISHES[name];
  if (wished !== undefined) return wishText(wished, values, language);
  if (name === 'mother_tongue')
    return values.map((value) => motherTongueIn(language, value)).join(', ');
  return values.map((value) => valueText(name, value, code)).join(', ');
}

function valueText(name: string, value: string, code: ExportWords['code']): string {
  if (name === 'education_level') return code(`level.${value}`);
  if (name === 'verified') return code(`checked.${value}`);
  if (name === 'sort') return code(`sort.${value}`);
  return value;
}
