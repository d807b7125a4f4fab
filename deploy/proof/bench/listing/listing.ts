import { printGates, type Gate } from '../gates.ts';
import { DATABASE_SERVER } from '../new-database.ts';
import { paired } from '../paired.ts';
import { median, percentile, spread } from '../statistics.ts';
import { deepCursor } from './deep-cursor.ts';
import { SHAPES } from './filter-shapes.ts';
import { listingSite, type ListingAsk, type ListingSite } from './listing-site.ts';
import { longBlockList } from './long-block-list.ts';
import { statementsOf } from './statements.ts';

const ROUNDS = Number(process.env['BENCH_PAIRS'] ?? 25);
/** For a quick look: no community larger than this. */
const MOST = Number(process.env['BENCH_PEOPLE'] ?? Infinity);

type Print = (line: string) => void;

/** Sizes of the community; the first and the last are compared, the second is what a filtered search is held against. */
const SIZES = { server: [1_000, 10_000, 100_000, 1_000_000], embedded: [1_000, 10_000, 100_000] };

/**
 * `npm run bench -- listing`: the listing's handler against the bare statements, pages and filtered searches of small and
 * large communities, with a long list of blocks, and the statements that each page makes.
 */
export async function listing(print: Print): Promise<boolean> {
  const gates: Gate[] = [];
  for (const [name, server] of [
    ['PostgreSQL', DATABASE_SERVER],
    ['PGlite', null],
  ] as const) {
    const sites: ListingSite[] = [];
    try {
      for (const people of server === null ? SIZES.embedded : SIZES.server) {
        if (people > MOST) continue;
        const start = performance.now();
        sites.push(await listingSite(people, server));
        const seconds = (performance.now() - start) / 1000;
        process.stderr.write(
          `bench: ${name}, ${group(people)} profiles in ${seconds.toFixed(0)} s\n`,
        );
      }
      gates.push(...(await measure(print, name, sites)));
    } finally {
      for (const site of sites) await site.close();
    }
  }
  return printGates(print, gates);
}

async function measure(print: Print, name: string, sites: ListingSite[]): Promise<Gate[]> {
  print(`\n### listing on ${name} (${ROUNDS} interleaved rounds; p50 in ms, lowest–highest)\n`);
  const [first, second] = [sites[0], sites[1]];
  const last = sites.at(-1);
  const beforeLast = sites.at(-2);
  if (!first || !second || !last || !beforeLast) throw new Error('bench: no sites');
  const gates = [
    ...(await handlerAgainstSql(print, beforeLast)),
    ...(await pages(print, sites)),
    ...(await blocks(print, last)),
    ...(await searches(print, second, last)),
  ];
  return gates.map((gate) => ({ ...gate, what: `${name}: ${gate.what}` }));
}

/** The whole request against the statements that it makes, through the same driver. */
async function handlerAgainstSql(print: Print, site: ListingSite): Promise<Gate[]> {
  const asks: ListingAsk[] = [
    {},
    { cursor: await deepCursor(site, 'relevance') },
    ...Object.values(SHAPES).slice(0, 6),
  ];
  const [handler, bare]: [number[], number[]] = [[], []];
  for (const query of asks) {
    await site.page(query);
    const statements = await statementsOf(site.db, () => site.page(query));
    const times = await paired(
      {
        handler: () => site.page(query),
        bare: async () => {
          for (const statement of statements) await site.db.executeQuery(statement);
        },
      },
      ROUNDS,
    );
    handler.push(...times.handler);
    bare.push(...times.bare);
  }
  const ratio = (share: number) => percentile(handler, share) / percentile(bare, share);
  print(
    `| ${group(site.people)} profiles | handler | bare SQL | ratio |\n| --- | --- | --- | --- |`,
  );
  for (const [label, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    const row = [percentile(handler, share), percentile(bare, share), ratio(share)];
    print(`| ${label} | ${row.map((value) => value.toFixed(2)).join(' | ')} |`);
  }
  return [
    { what: 'handler against bare SQL, p50', value: ratio(0.5), most: 1.8 },
    { what: 'handler against bare SQL, p99', value: ratio(0.99), most: 2.5 },
  ];
}

/** First and deep pages in every order, each size against the smallest. */
async function pages(print: Print, sites: ListingSite[]): Promise<Gate[]> {
  print(`\n| page | ${sites.map(({ people }) => group(people)).join(' | ')} | largest ratio |`);
  print(`| --- |${' --- |'.repeat(sites.length + 1)}`);
  let worst = 0;
  for (const sort of ['relevance', 'newest', 'active'] as const) {
    for (const deep of [false, true]) {
      const sides: Record<string, () => Promise<unknown>> = {};
      for (const site of sites) {
        const query = deep ? { sort, cursor: await deepCursor(site, sort) } : { sort };
        sides[site.people] = () => site.page(query);
      }
      const times = await paired(sides, ROUNDS);
      const all = sites.map(({ people }) => times[people] ?? []);
      const ratio = Math.max(...all.map((one) => median(one) / median(all[0] ?? one)));
      worst = Math.max(worst, ratio);
      const cells = all.map((one) => spread(one, 1)).join(' | ');
      print(`| ${deep ? 'deep' : 'first'}, ${sort} | ${cells} | ${ratio.toFixed(2)} |`);
    }
  }
  return [{ what: 'page of the largest against the smallest, p50', value: worst, most: 1.3 }];
}

/** Two members of the same side, one with thousands of blocks. */
async function blocks(print: Print, site: ListingSite): Promise<Gate[]> {
  await longBlockList(site.db, 'asha@example.com');
  print('\n| blocks | none | 5,000 | ratio |\n| --- | --- | --- | --- |');
  let worst = 0;
  for (const [name, query] of [
    ['first page', {}],
    ['filtered', SHAPES['age and city'] ?? {}],
  ] as const) {
    const { none, many } = await paired(
      { none: () => site.page(query, 'meera'), many: () => site.page(query, 'asha') },
      ROUNDS,
    );
    const ratio = median(many) / median(none);
    worst = Math.max(worst, ratio);
    print(`| ${name} | ${spread(none, 1)} | ${spread(many, 1)} | ${ratio.toFixed(2)} |`);
  }
  return [{ what: 'page with 5,000 blocks against none, p50', value: worst, most: 1.3 }];
}

/** Every shape of filters in the largest community and in one of ten thousand. */
async function searches(print: Print, small: ListingSite, large: ListingSite): Promise<Gate[]> {
  print(
    `\n| filters | found | ${group(small.people)} | ${group(large.people)} | ratio | statements |\n| --- | --- | --- | --- | --- | --- |`,
  );
  const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
  let differing = 0;
  for (const [name, query] of Object.entries(SHAPES)) {
    const times = await paired(
      { small: () => small.page(query), large: () => large.page(query) },
      ROUNDS,
    );
    ofSmall.push(...times.small);
    ofLarge.push(...times.large);
    const { count } = await large.page(query);
    const counts = [await pagesOf(small, query), await pagesOf(large, query)];
    // An empty page also asks what to loosen.
    if (new Set(counts.map(({ made, empty }) => made - (empty ? 1 : 0))).size > 1) differing += 1;
    const found = `${count?.people ?? ''}${count?.more ? '+' : ''}`;
    const ratio = median(times.large) / median(times.small);
    print(
      `| ${name} | ${found} | ${spread(times.small, 1)} | ${spread(times.large, 1)} | ${ratio.toFixed(2)} | ${counts.map(({ made }) => made).join(', ')} |`,
    );
  }
  print(
    `| all | | ${spread(ofSmall, 1)} | ${spread(ofLarge, 1)} | ${(median(ofLarge) / median(ofSmall)).toFixed(2)} | p95 ${percentile(ofLarge, 0.95).toFixed(1)} ms |`,
  );
  const sizes = `${group(large.people)} against ${group(small.people)}`;
  return [
    { what: `filtered search, ${sizes}, p50`, value: median(ofLarge) / median(ofSmall), most: 2 },
    { what: 'filtered search, p95, ms', value: percentile(ofLarge, 0.95), most: 100 },
    { what: 'searches whose statements differ by size', value: differing, most: 0 },
  ];
}

/** The fewer of two: once in a while a page also notes that the member is here. */
async function pagesOf(site: ListingSite, query: ListingAsk) {
  const empty = (await site.page(query)).data.length === 0;
  const counts: number[] = [];
  for (let times = 0; times < 2; times += 1)
    counts.push((await statementsOf(site.db, () => site.page(query))).length);
  return { made: Math.min(...counts), empty };
}

function group(value: number): string {
  return new Intl.NumberFormat('en').format(value);
}
