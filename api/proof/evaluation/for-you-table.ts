// `node --import tsx api/proof/evaluation/for-you-table.ts` prints, for ten members of the demo community, whom they look
// for and the first twenty people of their listing: by score alone, as it was, and in the order of both sides.

import { sql, type Kysely } from 'kysely';
import { LISTING_PAGE } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import { loadDemo } from '../../demo/seed/load.ts';
import {
  agreementsOf,
  dayOf,
  forYouPage,
  type ForYouSlice,
} from '../../src/modules/profiles/listing/for-you.ts';
import { peopleOf } from '../../src/modules/profiles/listing/listing-people.ts';
import { soughtBy, type Sought } from '../../src/modules/profiles/listing/sought.rules.ts';
import { matchingGender } from '../../src/modules/profiles/profiles.rules.ts';
import { findSeeker } from '../../src/modules/profiles/profiles.store.ts';
import { openInMemoryDatabase } from '../../src/platform/database/in-memory-database.ts';
import { OUR_MIGRATIONS } from '../../src/platform/database/migrate.ts';
import type { Database } from '../../src/platform/database/tables.ts';
import { masterKeys } from '../../src/storage/sealing/master-keys.ts';
import { noFiles } from '../../test/files.ts';
import { testSeller } from '../../test/receipts.ts';

/** The day of the tests, so that each run prints the same. */
const now = new Date('2026-11-21T09:00:00Z');
const MEMBERS = 10;

const db = await openInMemoryDatabase<Database>(OUR_MIGRATIONS);
await loadDemo({
  db,
  communityCode: 'saptapadi',
  password: 'sapta-demo',
  now,
  files: noFiles(),
  documentKeys: masterKeys([{ id: 'table', secret: 'of the demo community' }]),
  seller: testSeller,
});
for (const member of await chosenMembers(db)) await printMember(db, member);
await db.destroy();

/** Five of each side, spread over their ages. */
async function chosenMembers(database: Kysely<Database>) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (
      select id, name, gender, birthdate, row_number() over (partition by gender order by birthdate, id) as at,
        count(*) over (partition by gender) as people
      from profiles where visible
    ) as person
    where at % (people / ${MEMBERS / 2}) = 1 and at <= people - people % ${MEMBERS / 2}
    order by gender, birthdate, id limit ${MEMBERS}`.execute(database);
  return rows;
}

async function printMember(database: Kysely<Database>, { id, name }: { id: string; name: string }) {
  const seeker = await findSeeker(database, id, dayOf({ position: null, now }));
  if (seeker === undefined) throw new Error('a member without a profile');
  const sought = soughtBy(seeker, {}, now);
  const slice: ForYouSlice = {
    usergroup: seeker.usergroup,
    gender: matchingGender(seeker.gender),
    viewerId: id,
    conditions: [],
    seeker,
    sought,
    now,
    position: null,
  };
  const before = await peopleOf(
    { ...slice, order: 'relevance', position: null },
    LISTING_PAGE,
  ).execute(database);
  const after = (await forYouPage(slice).execute(database)).rows.slice(0, LISTING_PAGE);
  print(`\n## ${name}, ${seeker.gender}, ${ageOn(seeker.birthdate, now)}, ${seeker.current_city}`);
  print(`Looks for: ${soughtText(sought)}`);
  print('\n| | before | after | why |\n| --- | --- | --- | --- |');
  for (const [at, row] of after.entries()) {
    const cells = [
      String(at + 1),
      await personText(database, before.rows[at]?.id ?? ''),
      await personText(database, row.id),
      agreementsOf(row).join(', '),
    ];
    print(`| ${cells.join(' | ')} |`);
  }
}

function soughtText({
  age,
  maritial_status,
  height,
  city,
  education,
  diet,
  stated,
}: Sought): string {
  const heights = height === null ? 'any height' : `${height.from ?? ''}–${height.to ?? ''} cm`;
  const texts = [
    `${age.from}–${age.to} years`,
    maritial_status.join('/') || 'any status',
    heights,
    city.join('/') || 'any city',
    education ?? 'any education',
    diet.join('/') || 'any food',
  ];
  return `${texts.join(', ')} (stated: ${[...stated].join(', ') || 'nothing'})`;
}

async function personText(database: Kysely<Database>, id: string): Promise<string> {
  const person = await database
    .selectFrom('profiles')
    .select(['name', 'birthdate', 'current_city'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (person === undefined) return '';
  return `${person.name}, ${ageOn(person.birthdate, now)}, ${person.current_city ?? 'no city'}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
