import type { SeedPerson } from './seed-types.ts';

/** A demo account as written down: everything but what depends on the clock and on the series. */
export type DemoAccount = Omit<SeedPerson, 'phone'> & {
  age: number;
};
