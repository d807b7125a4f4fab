import { describe, expect, it } from 'vitest';
import { filteredHref, filtersText, readFilters } from './filter-address.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

describe('filters in the address', () => {
  it('are the same after a walk through it, Devanagari and several values included', () => {
    const filters = {
      age_from: 25,
      age_to: 30,
      city: ['पुणे', 'Nashik'],
      education: 'M.D. & more',
      diet: ['jain' as const],
      photo: 'true' as const,
    };
    const text = filtersText(filters, 'newest');
    expect(read(text)).toEqual({ filters, isWhole: true });
    expect(new URLSearchParams(text).get('sort')).toBe('newest');
  });

  it('are one address for equal filters, whatever the order in which they were chosen', () => {
    const href = filteredHref(read('photo=true&city=Pune&age_from=25').filters);
    expect(href).toBe('/filtered/profiles?age_from=25&city=Pune&photo=true');
    expect(filteredHref({})).toBe('/filtered/profiles');
  });

  it.each([
    ['age_from=twelve&city=Pune', { city: ['Pune'] }],
    ['age_from=12', {}],
    ['diet=jain&diet=cats', { diet: ['jain'] }],
    ['age_from=30&age_to=25&photo=true', { photo: 'true' }],
    ['height_from=200&height_to=150', {}],
    ['age_from=25&age_from=30', { age_from: 25 }],
    ['education=x', {}],
    ['photo=maybe', {}],
    ['smoker=yes&city=Pune', { city: ['Pune'] }],
  ])('leave out what cannot be read, and say so: %s', (text, filters) => {
    expect(read(text)).toEqual({ filters, isWhole: false });
  });

  it.each([
    '',
    'utm_source=mail',
    'sort=newest&choose=yes',
    'fbclid=x',
    'lang=mr',
    'city=&education=++',
  ])('miss nothing in %j', (text) => expect(read(text)).toEqual({ filters: {}, isWhole: true }));

  it('have a mother tongue as the form has it, in whichever script it is written', () => {
    expect(read('mother_tongue=मराठी&mother_tongue=marathi&mother_tongue=कोंकणी')).toEqual({
      filters: { mother_tongue: ['Marathi', 'Konkani'] },
      isWhole: true,
    });
    expect(read('mother_tongue=Klingon').filters).toEqual({ mother_tongue: ['Klingon'] });
  });

  it('name a value once', () => {
    expect(read('city=Pune&city=Pune').filters).toEqual({ city: ['Pune'] });
  });
});
