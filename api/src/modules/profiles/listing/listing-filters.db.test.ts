import { randomUUID } from 'node:crypto';
import type { ListingFilters } from 'shared-contracts/calls/listing-filters';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addCrowd, type CrowdMember } from '../../../../test/crowd.ts';
import { watchStatements } from '../../../../test/executed-statements.ts';
import type { TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';
import { wrongPaths } from '../../../../test/wrong-paths.ts';

type Query = NonNullable<Parameters<typeof send<typeof listProfiles>>[2]['query']>;
interface Page {
  data: { id: string; name: string; gun_milan?: number | null }[];
  next: string | null;
  prev: string | null;
  count?: { people: number; more: boolean };
  loosen?: { without: string; count: { people: number; more: boolean } }[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const t = useApp();
let groom: TestMember;
let trusted: TestMember;

// The clock of the tests stands at 21 November 2026.
const BRIDES: Record<string, CrowdMember> = {
  Asha: {
    birthdate: '2001-11-21',
    height: 160,
    current_city: 'New Delhi',
    maritial_status: 'never_married',
    education: "Bachelor's degree",
    degree: 'B.E. Computer Engineering',
    occupation: 'Senior software engineer',
    annual_income: 900_000,
    dietary_preferences: 'vegetarian',
    rashi: 'mesha',
    gotra: 'कश्यप',
    mangal_dosh: 'no',
    verified_personal: true,
    mother_tongue: 'मराठी',
    birthname: 'Chu',
  },
  Bela: {
    birthdate: '2001-11-22',
    height: 165,
    current_city: ' PUNE ',
    maritial_status: 'divorced',
    education: "Master's degree",
    degree: 'M.B.A.',
    occupation: 'Engineer/Consultant',
    annual_income: 1_200_000,
    dietary_preferences: 'jain',
    rashi: 'tula',
    gotra: 'Atri',
    mother_tongue: 'KONKANI',
    birthname: 'Che',
    mangal_dosh: 'anshik',
    verified_personal: true,
    verified_job: true,
  },
  Chitra: {
    birthdate: '1990-01-01',
    height: 164,
    current_city: 'Pune',
    maritial_status: 'widowed',
    occupation: 'बँक अधिकारी',
    annual_income: 2_000_000,
    dietary_preferences: 'vegan',
    rashi: 'meena',
    mother_tongue: 'Marathi',
    mangal_dosh: 'yes',
    verified_personal: true,
    verified_job: true,
    verified_salary: true,
  },
  /** Says nothing of herself. */
  Devi: { birthdate: '1980-06-15' },
};

beforeAll(async () => {
  groom = await addPerson(t(), 'male');
  trusted = await addPerson(t(), 'male', { account: { plan: 'trust' } });
  const now = t().clock.read().getTime();
  const long = new Date(now - 8 * DAY_MS);
  const people = Object.entries(BRIDES).map(([name, fields], at) => ({
    ...fields,
    name,
    created_at: new Date(now - at * DAY_MS),
    last_active_at: name === 'Devi' ? long : new Date(now - (10 - at) * (DAY_MS / 24)),
    listing_score: at,
  }));
  const ids = await addCrowd(t().db, t().parts.config.communityCode, people);
  await addPic(ids[1] ?? '');
});

async function addPic(profile_id: string): Promise<string> {
  const id = randomUUID();
  const pic = { id, profile_id, file_key: id, position: 0, is_primary: true };
  await t().db.insertInto('pics').values(pic).execute();
  return id;
}

async function ask(query: Query, who: TestMember = trusted) {
  const { status, body } = await send(t(), listProfiles, { query }, who.token);
  return { status, body, page: body['data'] as Page };
}

const names = async (query: Query, who?: TestMember) =>
  (await ask(query, who)).page.data.map(({ name }) => name).toSorted();

describe('a filter of the listing', () => {
  it.each<[string, ListingFilters, string[]]>([
    ['from an age on', { age_from: 25 }, ['Asha', 'Chitra', 'Devi']],
    ['up to an age', { age_to: 25 }, ['Asha', 'Bela']],
    ['of an age', { age_from: 25, age_to: 25 }, ['Asha']],
    ['of a height', { height_from: 162, height_to: 164 }, ['Bela', 'Chitra']],
    // 5 ft 5 in is 164 to 166 cm, 5 ft 3 in is 159 to 161 cm.
    ['from a height on, its whole inch', { height_from: 166 }, ['Bela', 'Chitra']],
    ['up to a height, its whole inch', { height_to: 159 }, ['Asha']],
    ['of a city, however it is written', { city: 'pune' }, ['Bela', 'Chitra']],
    ['of several cities', { city: ['NEW  delhi', 'Pune'] }, ['Asha', 'Bela', 'Chitra']],
    [
      'of a city, in the other script or by its old name',
      { city: ['पुणे', 'Poona'] },
      ['Bela', 'Chitra'],
    ],
    ['of a city, by its sound', { city: 'पुने' }, ['Bela', 'Chitra']],
    [
      'of an occupation of the list, in the other script',
      { occupation: 'Bank officer' },
      ['Chitra'],
    ],
    ['of no such city', { city: 'Delhi' }, []],
    ['of a status', { maritial_status: 'divorced' }, ['Bela']],
    ['of several', { maritial_status: ['divorced', 'widowed'] }, ['Bela', 'Chitra']],
    ['of an education', { education: 'MASTER' }, ['Bela']],
    ['of a degree, dots or not', { education: 'b e comp' }, ['Asha']],
    ['of a level, by its name', { education_level: 'bachelor' }, ['Asha']],
    ['of levels', { education_level: ['bachelor', 'master'] }, ['Asha', 'Bela']],
    ['of a level that nobody has', { education_level: 'doctorate' }, []],
    ['of an occupation', { occupation: 'engin' }, ['Asha', 'Bela']],
    ['of words together', { occupation: 'software eng' }, ['Asha']],
    ['not of words apart', { occupation: 'senior engineer' }, []],
    ['not from within a word', { occupation: 'gineer' }, []],
    ['in Devanagari', { occupation: 'अधिका' }, ['Chitra']],
    ['of an income', { income_from: 1_200_000 }, ['Bela', 'Chitra']],
    ['of a diet', { diet: ['jain', 'vegan'] }, ['Bela', 'Chitra']],
    ['of a sign', { rashi: 'mesha' }, ['Asha']],
    ['of a dosh', { mangal_dosh: ['yes', 'anshik'] }, ['Bela', 'Chitra']],
    [
      'of any gotra but one, in either script',
      { gotra_not: 'Kashyap' },
      ['Bela', 'Chitra', 'Devi'],
    ],
    ['of any gotra but several', { gotra_not: ['काश्यप', 'ATRI'] }, ['Chitra', 'Devi']],
    ['with an identity', { verified: 'personal' }, ['Asha', 'Bela', 'Chitra']],
    ['with all of several', { verified: ['personal', 'job', 'salary'] }, ['Chitra']],
    ['with a photo', { photo: 'true' }, ['Bela']],
    ['online lately', { online: 'true' }, ['Asha', 'Bela', 'Chitra']],
    ['of a mother tongue, in either script', { mother_tongue: 'Marathi' }, ['Asha', 'Chitra']],
    ['of several', { mother_tongue: ['कोंकणी', 'marathi'] }, ['Asha', 'Bela', 'Chitra']],
    ['of a tongue that nobody has', { mother_tongue: 'Tulu' }, []],
    ['of all at once', { city: 'Pune', diet: 'vegan', age_from: 30, online: 'true' }, ['Chitra']],
  ])('finds people %s, and counts them', async (_, query, expected) => {
    const { page } = await ask(query);
    expect(page.data.map(({ name }) => name).toSorted()).toEqual(expected);
    expect(page.count).toEqual({ people: expected.length, more: false });
  });

  it.each([
    ['newest', ['Asha', 'Bela', 'Chitra']],
    ['active', ['Chitra', 'Bela', 'Asha']],
  ] as const)('keeps the order of %s', async (sort, expected) => {
    const { page } = await ask({ verified: 'personal', sort });
    expect(page.data.map(({ name }) => name)).toEqual(expected);
  });

  it('finds by points with the viewer who fits the other filters, and by name, in either script', async () => {
    const matched = await addPerson(t(), 'male', { profile: { birthname: 'Chu' } });
    const totals = async (query: Query) =>
      (await ask(query, matched)).page.data.map(({ name, gun_milan }) => [name, gun_milan]);
    const all = Object.fromEntries(await totals({ rashi: ['mesha', 'tula'] })) as Record<
      string,
      number
    >;
    const from = Math.max(...Object.values(all));
    expect(await totals({ gun_milan_from: from })).toEqual(
      Object.entries(all).filter(([, total]) => total >= from),
    );
    expect(await names({ gun_milan_from: 0, rashi: 'tula' }, matched)).toEqual(['Bela']);
    // Without a birth name of one's own there are no points.
    expect(await names({ gun_milan_from: 0 })).toEqual([]);
    expect(await names({ q: 'bel' })).toEqual(['Bela']);
    expect(await names({ q: 'बेला' })).toEqual(['Bela']);
    expect(await names({ q: 'of man', rashi: 'mesha' })).toEqual(['Asha']);
    expect(await names({ q: 'ela' })).toEqual([]);
  });

  it('refuses the sixty-first name of a day, and no later page; each is an opened profile too', async () => {
    const reader = await addPerson(t(), 'male');
    const used = async () => {
      const rows = await t()
        .db.selectFrom('daily_budgets')
        .select(['purpose', 'used'])
        .where('profile_id', '=', reader.id)
        .execute();
      return Object.fromEntries(rows.map(({ purpose, used: many }) => [purpose, many]));
    };
    await ask({ q: 'asha' }, reader);
    expect(await used()).toEqual({ name_search: 1, profile_view: 1 });
    // The same name again, whatever the other filters: its list is read again after each push.
    await ask({ q: 'Asha' }, reader);
    await ask({ q: 'आशा', city: 'Pune' }, reader);
    expect(await used()).toEqual({ name_search: 1, profile_view: 1 });
    const { search_hash } = await t()
      .db.selectFrom('name_searches')
      .select('search_hash')
      .where('profile_id', '=', reader.id)
      .executeTakeFirstOrThrow();
    expect(search_hash).toMatch(/^[\w-]{43}$/);
    await t()
      .db.updateTable('daily_budgets')
      .set({ used: 60 })
      .where('profile_id', '=', reader.id)
      .where('purpose', '=', 'name_search')
      .execute();
    expect((await ask({ q: 'asha' }, reader)).status).toBe(200);
    expect(await ask({ q: 'bela' }, reader)).toMatchObject({
      status: 429,
      body: { code: 'profile.nameBudget' },
    });
    // Of what was refused nothing is stored.
    expect((await ask({ q: 'bela' }, reader)).status).toBe(429);
    expect(await used()).toEqual({ name_search: 60, profile_view: 1 });
    expect((await ask({ city: 'Pune' }, reader)).status).toBe(200);
  });

  it('finds no name of whom it does not show', async () => {
    const reader = await addPerson(t(), 'male');
    const zarina = await addPerson(t(), 'female', { profile: { name: 'Zarina' } });
    expect(await names({ q: 'Zarina' }, reader)).toEqual(['Zarina']);
    const hide = (change: object) =>
      t().db.updateTable('profiles').set(change).where('id', '=', zarina.id).execute();
    await hide({ state: 'paused' });
    expect(await names({ q: 'Zarina' }, reader)).toEqual([]);
    await hide({ state: 'active' });
    const block = { blocker_id: zarina.id, blocked_id: reader.id };
    await t().db.insertInto('blocks').values(block).execute();
    expect(await names({ q: 'Zarina' }, reader)).toEqual([]);
    await t().db.deleteFrom('blocks').where('blocker_id', '=', zarina.id).execute();
    await hide({ state: 'paused' });
  });

  it('follows photos as they come and go', async () => {
    const [asha] = (await ask({ rashi: 'mesha' })).page.data;
    const pics = [await addPic(asha?.id ?? '')];
    expect(await names({ photo: 'true' })).toEqual(['Asha', 'Bela']);
    await t().db.deleteFrom('pics').where('id', 'in', pics).execute();
    expect(await names({ photo: 'true' })).toEqual(['Bela']);
  });

  it('names each value that is wrong', async () => {
    const wrong = {
      age_from: 'x',
      age_to: 17,
      height_from: 170,
      height_to: 165,
      income_from: -1,
      city: ' ',
      diet: ['jain', 'cake'],
      verified: 'property',
      photo: 'yes',
      occupation: '..',
      sort: 'best',
      mode: 'mine',
    };
    const { status, body } = await ask(wrong as unknown as Query);
    expect([status, body['code']]).toEqual([422, 'form.invalid']);
    const paths = wrongPaths({ body }).map((path) => path.split('.')[0]);
    const right = new Set(['height_from']);
    expect(paths.toSorted()).toEqual(
      Object.keys(wrong)
        .filter((name) => !right.has(name))
        .toSorted(),
    );
  });

  it('makes as many statements as none does', async () => {
    const queries: Query[] = [{}, { city: 'Pune' }, { verified: 'personal', age_to: 40 }];
    for (const query of queries) await ask(query);
    const executed = watchStatements(t().db);
    const counts: number[] = [];
    for (const query of [...queries, { city: 'Nowhere' }]) {
      executed.mockClear();
      await ask(query);
      counts.push(executed.mock.calls.length);
    }
    executed.mockRestore();
    // Session, side, cards with their count; and what to loosen where nobody is left.
    expect(counts).toEqual([3, 3, 3, 4]);
  });
});

describe('perk filters', () => {
  it.each([
    ['hope', 'personal', 402],
    ['hope', ['job'], 402],
    ['belief', 'personal', 200],
    ['belief', ['personal', 'job'], 402],
    ['belief', 'salary', 402],
    ['trust', ['personal', 'job', 'salary'], 200],
  ] as const)('are for plans that show the badge: %s, %s: %i', async (plan, verified, status) => {
    const member = await addPerson(t(), 'male', { account: { plan } });
    const query = { verified: typeof verified === 'string' ? verified : [...verified] };
    const reply = await ask(query, member);
    expect(reply.status).toBe(status);
    if (status === 402) expect(reply.body['code']).toBe('plan.required');
  });

  it('say so once the plan is over', async () => {
    const plan_until = new Date(t().clock.read().getTime() - 1000);
    const member = await addPerson(t(), 'male', { account: { plan: 'trust', plan_until } });
    expect((await ask({ verified: 'personal' }, member)).status).toBe(402);
  });
});

describe('an empty first page', () => {
  it('says what each filter costs, the most helpful first', async () => {
    const { page } = await ask({ city: 'Pune', diet: 'vegetarian', age_to: 30 });
    expect(page).toMatchObject({ data: [], next: null, prev: null });
    expect(page.count).toEqual({ people: 0, more: false });
    expect(page.loosen).toEqual([
      { without: 'city', count: { people: 1, more: false } },
      { without: 'diet', count: { people: 1, more: false } },
      { without: 'age', count: { people: 0, more: false } },
    ]);
  });

  it('has nothing to loosen where no filter is set, nor where somebody is left', async () => {
    const other = await addPerson(t(), 'male', { profile: { usergroup: 'elsewhere' } });
    expect((await ask({}, other)).page).toEqual({
      data: [],
      next: null,
      prev: null,
      count: { people: 0, more: false },
    });
    expect((await ask({ city: 'Pune' })).page.loosen).toBeUndefined();
  });
});

describe('the parts of the listing', () => {
  it('hold whom the caller saved, filtered and in order', async () => {
    const all = (await ask({})).page.data;
    const saved = all.filter(({ name }) => name === 'Asha' || name === 'Chitra');
    for (const { id } of saved) {
      const bookmark = { id: randomUUID(), from_id: groom.id, to_id: id };
      await t().db.insertInto('bookmarks').values(bookmark).execute();
    }
    const { page } = await ask({ mode: 'saved', sort: 'newest' }, groom);
    expect(page.data.map(({ name }) => name)).toEqual(['Asha', 'Chitra']);
    expect(page.count).toEqual({ people: 2, more: false });
    expect(await names({ mode: 'saved', city: 'Pune' }, groom)).toEqual(['Chitra']);
    expect(await names({ mode: 'saved' })).toEqual([]);
  });

  it('hold whose plan carries a boost, while it lasts', async () => {
    const featured = () => names({ mode: 'featured' });
    const plan_until = new Date(t().clock.read().getTime() + DAY_MS);
    const gauri = await addPerson(t(), 'female', {
      account: { plan: 'belief', plan_until },
      profile: { name: 'Gauri', current_city: 'Satara' },
    });
    expect(await featured()).toEqual(['Gauri']);
    expect(await names({ mode: 'featured', city: 'Pune' })).toEqual([]);
    const change = (plan: 'hope' | 'trust') =>
      t().db.updateTable('accounts').set({ plan }).where('id', '=', gauri.id).execute();
    await change('hope');
    expect(await featured()).toEqual([]);
    await change('trust');
    expect(await featured()).toEqual(['Gauri']);
    t().clock.advance(2 * DAY_MS);
    expect(await featured()).toEqual([]);
  });
});
