import { expect, it } from 'vitest';
import { fillPlaces } from './content.rules.ts';

it('fills every place it knows and leaves the others to be found', () => {
  const text = '{{product}}, {{ product }} and {{unknown}}, {not} a place';
  expect(fillPlaces(text, { product: 'Saath' })).toBe(
    'Saath, Saath and {{unknown}}, {not} a place',
  );
});

it('takes a value as it is, also one that looks like a place', () => {
  expect(fillPlaces('{{a}}', { a: '$& {{b}}', b: 'x' })).toBe('$& {{b}}');
});
