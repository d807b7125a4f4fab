import { birthdateFor } from './birthdate.ts';
import { demoAsha, demoMeera } from './demo-brides.ts';
import { demoRohan, demoStaff } from './demo-grooms.ts';
import type { SeedPerson } from './seed-types.ts';

/** The four accounts named in the README, in fixed order with fixed ids. */
export function demoAccounts(now: Date, nextPhone: () => string): SeedPerson[] {
  return [demoAsha, demoRohan, demoMeera, demoStaff].map(({ age, ...account }, i) => ({
    ...account,
    phone: nextPhone(),
    contacts: account.contacts.map((contact) => ({ ...contact, phone: nextPhone() })),
    profile: { ...account.profile, birthdate: birthdateFor(age, 40 + i * 61, now) },
  }));
}
