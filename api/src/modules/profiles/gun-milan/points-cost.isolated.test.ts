import { readBirthName } from 'shared-contracts/domain/birth-name/read-birth-name';
import { expect, it, vi } from 'vitest';
import { gunMilan, gunMilanTotal } from './match.ts';
import { totalBetween, type Astrology } from './points.ts';

vi.mock('shared-contracts/domain/birth-name/read-birth-name', { spy: true });
vi.mock('./match.ts', { spy: true });

const NAMES = ['Arun', 'Bharat', 'Chetan', 'Deepak', 'Eknath', 'Gopal', 'Hari', 'Kiran', 'Lalit'];

it('costs one computation a card, and reads a name once however often it is listed', () => {
  const her: Astrology = { gender: 'female', birthname: 'Varsha', rashi: null, mangal_dosh: null };
  const listed = NAMES.map((birthname): Astrology => ({ ...her, gender: 'male', birthname }));
  for (const him of listed) expect(totalBetween(her, him)).not.toBeNull();
  expect(readBirthName).toHaveBeenCalledTimes(1 + NAMES.length);
  expect(gunMilanTotal).toHaveBeenCalledTimes(NAMES.length);
  for (const him of listed) totalBetween(her, him);
  expect(readBirthName).toHaveBeenCalledTimes(1 + NAMES.length);
  expect(gunMilanTotal).toHaveBeenCalledTimes(2 * NAMES.length);
  expect(gunMilan, 'no card needs the reasons').not.toHaveBeenCalled();
});
