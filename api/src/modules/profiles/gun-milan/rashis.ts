import type { Rashi } from 'shared-contracts/domain/birth-name/mansions';
import { padaOfRashi, rashiOf, type Star } from 'shared-contracts/domain/birth-name/star';

export type Planet = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';
export type Varna = 'brahmin' | 'kshatriya' | 'vaishya' | 'shudra';
export type Vashya = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta';

interface Sign {
  readonly lord: Planet;
  readonly varna: Varna;
  /** One group, or those of its first and second half. */
  readonly vashya: Vashya | readonly [Vashya, Vashya];
}

const SIGNS: Readonly<Record<Rashi, Sign>> = {
  mesha: { lord: 'mars', varna: 'kshatriya', vashya: 'chatushpada' },
  vrishabha: { lord: 'venus', varna: 'vaishya', vashya: 'chatushpada' },
  mithuna: { lord: 'mercury', varna: 'shudra', vashya: 'manava' },
  karka: { lord: 'moon', varna: 'brahmin', vashya: 'jalachara' },
  simha: { lord: 'sun', varna: 'kshatriya', vashya: 'vanachara' },
  kanya: { lord: 'mercury', varna: 'vaishya', vashya: 'manava' },
  tula: { lord: 'venus', varna: 'shudra', vashya: 'manava' },
  vrishchika: { lord: 'mars', varna: 'brahmin', vashya: 'keeta' },
  dhanu: { lord: 'jupiter', varna: 'kshatriya', vashya: ['manava', 'chatushpada'] },
  makara: { lord: 'saturn', varna: 'vaishya', vashya: ['chatushpada', 'jalachara'] },
  kumbha: { lord: 'saturn', varna: 'shudra', vashya: 'manava' },
  meena: { lord: 'jupiter', varna: 'brahmin', vashya: 'jalachara' },
};

/** The fifth pada straddles 15 degrees and counts to the first half (gunmilan.md, section 2). */
const LAST_PADA_OF_FIRST_HALF = 5;

export function lordOf(star: Star): Planet {
  return SIGNS[rashiOf(star)].lord;
}

export function varnaOf(star: Star): Varna {
  return SIGNS[rashiOf(star)].varna;
}

export function vashyaOf(star: Star): Vashya {
  const { vashya } = SIGNS[rashiOf(star)];
  if (typeof vashya === 'string') return vashya;
  return vashya[padaOfRashi(star) <= LAST_PADA_OF_FIRST_HALF ? 0 : 1];
}
