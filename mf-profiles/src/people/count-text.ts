import type { PeopleCount } from 'shared-contracts/calls/listing-filters';
import { groupIndian } from 'shared-contracts/domain/units';

/** Words for a count: `exact` takes `count` for the plural, both take `people` with Indian grouping. */
interface CountWords<Key extends string> {
  readonly exact: Key;
  /** For '500+'. */
  readonly more: Key;
}

/** How many people there are, in words. */
export function countText<Key extends string>(
  { people, more }: PeopleCount,
  keys: CountWords<Key>,
  t: (key: Key, values: Record<string, string | number>) => string,
  values: Record<string, string> = {},
): string {
  return t(more ? keys.more : keys.exact, {
    ...values,
    count: people,
    people: groupIndian(people),
  });
}
