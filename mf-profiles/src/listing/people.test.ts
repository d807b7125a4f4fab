import { expect, it } from 'vitest';
import { peopleOf } from './people.ts';

const page = (...ids: string[]) => ({ data: { data: ids.map((id) => ({ id })) } });

it('shows somebody who moved to a later page once, at the first place', () => {
  expect(peopleOf([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
