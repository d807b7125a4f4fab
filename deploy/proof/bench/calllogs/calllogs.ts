import { printGates, type Gate } from '../gates.ts';
import { DATABASE_SERVER } from '../new-database.ts';
import { paired } from '../paired.ts';
import { median, spread } from '../statistics.ts';
import { callsSite, laterPlace, type CallsAsk, type CallsSite } from './calllogs-site.ts';

const ROUNDS = Number(process.env['BENCH_PAIRS'] ?? 60);
/** For a quick look: no desk larger than this. */
const MOST = Number(process.env['BENCH_ENTRIES'] ?? Infinity);

/** Entries of the small desk, and of the large one. */
const SMALL = 1_000;
const LARGE = { server: 1_000_000, embedded: 100_000 };

/** What callers ask for, by the gate that it belongs to. */
const ASKS: Readonly<Record<string, Readonly<Record<string, CallsAsk>>>> = {
  list: { first: {}, 'page 2': { page: 2 }, 'page 40': { page: 40 } },
  filter: {
    mine: { assigned_to_id: 'me' },
    'mine, due': { assigned_to_id: 'me', due: 'true' },
    "nobody's": { assigned_to_id: 'none' },
    due: { due: 'true' },
    status: { status: 'call_back_later' },
    'mine, with a status': { assigned_to_id: 'me', status: 'meeting_planned' },
    paid: { payment_done: 'true' },
    'three months': { from: daysAgo(120), to: daysAgo(30) },
  },
  search: {
    'a last name': { q: 'Kulkarni' },
    'beginning of a name': { q: 'pat' },
    'whole name': { q: 'Asha Patil' },
    'in the other script': { q: 'सचिन जाधव' },
    'mine, a name': { q: 'joshi', assigned_to_id: 'me' },
    'whole number': { q: '90000 00333' },
    'end of a number': { q: '00000333' },
  },
};

type Print = (line: string) => void;

/** `npm run bench -- calllogs`: the list, its filters and its search at a thousand entries against a million. */
export async function calllogs(print: Print): Promise<boolean> {
  const gates: Gate[] = [];
  for (const [name, server, large] of [
    ['PostgreSQL', DATABASE_SERVER, LARGE.server],
    ['PGlite', null, LARGE.embedded],
  ] as const) {
    const sites: CallsSite[] = [];
    try {
      for (const entries of [SMALL, Math.min(large, MOST)]) {
        const start = performance.now();
        sites.push(await callsSite(entries, server));
        const seconds = ((performance.now() - start) / 1000).toFixed(0);
        process.stderr.write(`bench: ${name}, ${group(entries)} call logs in ${seconds} s\n`);
      }
      const measured = await measure(print, name, sites);
      gates.push(...measured.map((gate) => ({ ...gate, what: `${name}: ${gate.what}` })));
    } finally {
      for (const site of sites) await site.close();
    }
  }
  return printGates(print, gates);
}

async function measure(print: Print, name: string, sites: readonly CallsSite[]): Promise<Gate[]> {
  const [small, large] = sites;
  if (small === undefined || large === undefined) throw new Error('bench: no sites');
  print(`\n### call logs on ${name} (${ROUNDS} interleaved rounds; p50 in ms, lowest–highest)\n`);
  print(`| asked for | found | ${group(small.entries)} | ${group(large.entries)} | ratio |`);
  print('| --- | --- | --- | --- | --- |');
  const gates: Gate[] = [];
  for (const [kind, asks] of Object.entries(ASKS)) {
    const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
    const row = async (what: string, one: CallsAsk, other: CallsAsk) => {
      const counts = [await small.page(one), await large.page(other)].map(
        ({ total, more }) => `${group(total)}${more ? '+' : ''}`,
      );
      const times = await paired(
        { one: () => small.page(one), other: () => large.page(other) },
        ROUNDS,
      );
      ofSmall.push(...times.one);
      ofLarge.push(...times.other);
      const ratio = (median(times.other) / median(times.one)).toFixed(2);
      const cells = [spread(times.one, 1), spread(times.other, 1), ratio];
      print(`| ${what} | ${counts.join(', ')} | ${cells.join(' | ')} |`);
    };
    for (const [what, ask] of Object.entries(asks)) await row(what, ask, ask);
    if (kind === 'list') {
      const [one, other] = [await laterPlace(small), await laterPlace(large)];
      await row('beyond the numbers', { cursor: one }, { cursor: other });
    }
    gates.push({
      what: `${kind}, ${group(large.entries)} against ${group(small.entries)}, p50`,
      value: median(ofLarge) / median(ofSmall),
      most: 1.3,
    });
  }
  return gates;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

function group(value: number): string {
  return new Intl.NumberFormat('en').format(value);
}
