import { writeAboutMarathi, writeExpectationMarathi } from './about-marathi.ts';
import { writeAbout, type Voice } from './about.ts';
import { makeAccount } from './account.ts';
import { birthdateFor } from './birthdate.ts';
import { makeContacts } from './contacts.ts';
import { writeExpectation } from './expectation.ts';
import { makeFamily } from './families.ts';
import { withGaps } from './gaps.ts';
import { makeIdentity } from './identity.ts';
import { pastimes } from './leisure.ts';
import { makeLivelihood } from './livelihood.ts';
import { makePartnerPreferences } from './partner-preferences.ts';
import type { Photographer } from './photos.ts';
import { places } from './places.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedGender, SeedPerson, SeedProfile } from './seed-types.ts';

/** What all people of one community share while they are made. */
export interface Making {
  seed: string;
  now: Date;
  photographer: Photographer;
  nextPhone: () => string;
}

/** Makes person number `index`; each field group has its own chance, so one change moves no other. */
export function makePerson(index: number, gender: SeedGender, making: Making): SeedPerson {
  const chance = (topic: string): Random => createRandom(`${making.seed}/${index}/${topic}`);
  const identity = makeIdentity(chance('identity'), gender);
  const body = chance('body');
  const age = drawAge(body, gender);
  const maritial_status = drawMaritalStatus(body, age);
  const place = chance('place').weighted(places);
  const { student, ...livelihood } = makeLivelihood(chance('work'), { gender, age, place });
  const family = makeFamily(chance('family'), age);
  const habits = chance('habits');
  const hobbies = habits.sample(pastimes, habits.int(2, 5));
  const second = maritial_status !== 'never_married';
  const voice: Voice = {
    name: identity.given.latin,
    city: place.city,
    charm: place.charm,
    occupation: livelihood.occupation ?? 'person',
    student,
    hobbies: hobbies.slice(0, 3),
    familyType: family.family_type,
    siblings: family.number_of_siblings ?? 0,
    mother: family.mother_occupation ?? '',
    before: second ? (maritial_status === 'widowed' ? 'widowed' : 'separated') : 'none',
    abroad: place.abroad,
  };
  const text = chance('text');
  const inMarathi = text.chance(0.13);
  const diet = habits.weighted([
    ['vegetarian', 48],
    ['eggetarian', 14],
    ['non_vegetarian', 34],
    ['vegan', 2],
    ['jain', 2],
  ] as const);

  const full: SeedProfile = {
    name: identity.given.latin,
    lastName: identity.surname.latin,
    gender,
    maritial_status,
    height: Math.round(
      gender === 'female' ? body.bell(158, 5.5, 146, 176) : body.bell(171, 6, 157, 191),
    ),
    birthdate: birthdateFor(age, body.int(1, 363), making.now),
    current_city: place.city,
    bloodgroup: body.weighted([
      ['B+', 32],
      ['O+', 29],
      ['A+', 22],
      ['AB+', 9],
      ['O-', 3],
      ['B-', 2],
      ['A-', 2],
      ['AB-', 1],
    ]),
    ...livelihood,
    ...family,
    hobbies_and_interests: capital(hobbies.join(', ')),
    aboutme: inMarathi ? writeAboutMarathi(text, gender) : writeAbout(text, voice),
    dietary_preferences: diet,
    drinking_habits: habits.weighted([
      ['never', diet === 'jain' ? 1 : 78],
      ['occasionally', diet === 'jain' ? 0 : 20],
      ['regularly', diet === 'jain' ? 0 : 2],
    ] as const),
    smoking_habits: habits.weighted([
      ['never', 92],
      ['occasionally', 6],
      ['regularly', 2],
    ] as const),
    expectation: inMarathi ? writeExpectationMarathi(text, gender) : writeExpectation(text, voice),
    rashi: identity.rashi,
    gotra: identity.surname.gotra,
    mangal_dosh: body.weighted([
      ['no', 58],
      ['yes', 12],
      ['anshik', 10],
      [null, 20],
    ] as const),
    mother_tongue: body.weighted([
      ['Marathi', 93],
      ['Konkani', 4],
      ['Hindi', 3],
    ]),
  };

  const account = makeAccount(chance('account'));
  const pics = making.photographer.take(
    gender,
    age,
    // One person shows what a dozen photos do to a carousel.
    index === 17 ? 12 : photoCount(chance('photos')),
  );
  const slug = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '');
  return {
    id: chance('id').uuid(),
    email: `${slug(full.name)}.${slug(full.lastName)}.${index}@example.com`,
    role: 'member',
    ...account,
    phone: making.nextPhone(),
    birthname: identity.birthname,
    nameDevanagari: identity.given.devanagari,
    lastNameDevanagari: identity.surname.devanagari,
    pics,
    primaryPic: pics.length > 0 ? 0 : null,
    contacts: makeContacts(
      chance('contacts'),
      {
        lastName: full.lastName,
        place,
        father: full.father_occupation ?? 'Retired',
        mother: full.mother_occupation ?? 'Homemaker',
      },
      making.nextPhone,
    ),
    partnerPreferences: makePartnerPreferences(chance('partner'), { gender, age, profile: full }),
    profile: withGaps(chance('gaps'), full),
  };
}

function drawAge(random: Random, gender: SeedGender): number {
  return gender === 'female'
    ? Math.floor(
        random.weighted([
          [random.bell(26.5, 3.2, 18, 36), 88],
          [random.int(33, 45), 12],
        ]),
      )
    : Math.floor(
        random.weighted([
          [random.bell(29.5, 3.2, 21, 39), 88],
          [random.int(36, 45), 12],
        ]),
      );
}

function drawMaritalStatus(
  random: Random,
  age: number,
): NonNullable<SeedProfile['maritial_status']> {
  const late = age < 26 ? 0 : age < 32 ? 5 : age < 38 ? 18 : 40;
  return random.weighted([
    ['never_married', 100 - late],
    ['divorced', late * 0.7],
    ['widowed', late * 0.2],
    ['awaiting_divorce', late * 0.1],
  ]);
}

function photoCount(random: Random): number {
  return random.weighted([
    [0, 7],
    [1, 28],
    [2, 46],
    [3, 13],
    [4, 2],
    [5, 2],
    [6, 2],
  ]);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
