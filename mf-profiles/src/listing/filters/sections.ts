import type { FilterName } from 'shared-contracts/calls/listing-filters';
import { keysOf, type FilterKey } from './filters.ts';

/** The sections of the form in their order, and the filters of each. */
export const SECTIONS = {
  basics: ['age', 'height', 'maritial_status', 'city', 'photo', 'online', 'q'],
  work: ['education', 'education_level', 'occupation', 'income'],
  family: ['mother_tongue', 'diet', 'gotra_not'],
  horoscope: ['gun_milan', 'rashi', 'mangal_dosh'],
  verified: ['verified'],
} as const satisfies Record<string, readonly FilterName[]>;
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** Whether one of these fields is in a section. */
export function hasField(section: SectionName, fields: ReadonlySet<FilterKey>): boolean {
  return SECTIONS[section].flatMap((name) => keysOf(name)).some((key) => fields.has(key));
}

/** The filters that are used most, each with a chip above the list that leads to its section. */
export const MOST_USED = [
  ['age', 'basics'],
  ['city', 'basics'],
  ['education_level', 'work'],
  ['maritial_status', 'basics'],
] as const satisfies readonly (readonly [FilterName, SectionName])[];
