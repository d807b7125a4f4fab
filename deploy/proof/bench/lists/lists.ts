import { listAudit } from 'shared-contracts/calls/audit';
import { listAdminProfiles } from 'shared-contracts/calls/desk';
import { listVerificationQueue } from 'shared-contracts/calls/document-review';
import {
  listBlocked,
  listBookmarks,
  listChatRequests,
  listInterests,
} from 'shared-contracts/calls/engagement';
import { listInvites, listThreads } from 'shared-contracts/calls/messaging';
import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import { listPicQueue } from 'shared-contracts/calls/photo-review';
import { listHiddenProfiles, listReports } from 'shared-contracts/calls/reports';
import { onApiSite } from '../api-site.ts';
import type { DemoMember } from '../demo-member.ts';
import { printGates, type Gate } from '../gates.ts';
import { paired, type Side } from '../paired.ts';
import { median, spread } from '../statistics.ts';
import { fillLists } from './fill-lists.ts';

const ROUNDS = Number(process.env['BENCH_PAIRS'] ?? 40);
const SMALL = 1_000;
/** Embedded, unless a server is named. */
const SERVER = process.env['BENCH_DATABASE_URL'] ?? null;
const LARGE = Number(process.env['BENCH_ROWS'] ?? (SERVER === null ? 200_000 : 1_000_000));
/** A page of the long list against one of the short list. */
const MOST_RATIO = 1.3;

interface ListsSite {
  readonly rows: number;
  readonly lists: Readonly<Record<string, Side>>;
  close(): Promise<void>;
}

function listsOf({
  me,
  blocker,
  staff,
}: Record<'me' | 'blocker' | 'staff', DemoMember>): Record<string, Side> {
  return {
    'interests sent': () => me.ask(listInterests, { query: { type: 'sent' } }),
    'interests received': () => me.ask(listInterests, { query: { type: 'received' } }),
    'interests matched': () => me.ask(listInterests, { query: { type: 'matched' } }),
    'chat requests received': () => me.ask(listChatRequests, { query: {} }),
    'chat requests sent': () => me.ask(listChatRequests, { query: { type: 'sent' } }),
    invites: () => me.ask(listInvites, {}),
    'saved profiles': () => me.ask(listBookmarks, { query: {} }),
    conversations: () => me.ask(listThreads, { query: {} }),
    'who looked': () => me.ask(listViewers, { query: {} }),
    'who opened contacts': () => me.ask(listContactViews, { query: {} }),
    blocks: () => blocker.ask(listBlocked, { query: {} }),
    'audit trail': () => staff.ask(listAudit, { query: {} }),
    reports: () => staff.ask(listReports, { query: {} }),
    'photos that wait': () => staff.ask(listPicQueue, {}),
    'documents that wait': () => staff.ask(listVerificationQueue, { query: {} }),
    'hidden profiles': () => staff.ask(listHiddenProfiles, { query: {} }),
    'members by name': () => staff.ask(listAdminProfiles, { query: { q: 'per' } }),
  };
}

function listsSite(rows: number): Promise<ListsSite> {
  return onApiSite(SERVER, async ({ db, community, member, close }) => {
    const [me, blocker] = [await member('meera'), await member('asha')];
    const staff = await member('staff');
    const owners = { community, member: me.id, blocker: blocker.id, staff: staff.id };
    await fillLists(db, rows, owners);
    return { rows, lists: listsOf({ me, blocker, staff }), close };
  });
}

/**
 * `npm run bench -- lists`: the first page of each list that grows, with a thousand rows of one owner and with many, in
 * turns. People and call logs have rows of their own (`listing`, `calllogs`).
 */
export async function lists(print: (line: string) => void): Promise<boolean> {
  const sites: ListsSite[] = [];
  try {
    for (const rows of [SMALL, LARGE]) {
      const start = performance.now();
      sites.push(await listsSite(rows));
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      process.stderr.write(`bench: ${group(rows)} rows of each list in ${seconds} s\n`);
    }
    return printGates(print, await measure(print, sites));
  } finally {
    for (const site of sites) await site.close();
  }
}

async function measure(print: (line: string) => void, sites: ListsSite[]): Promise<Gate[]> {
  const [small, large] = sites;
  if (small === undefined || large === undefined) throw new Error('bench: no sites');
  const place = SERVER === null ? 'PGlite' : 'PostgreSQL';
  print(`\n### lists on ${place} (${ROUNDS} interleaved rounds; p50 in ms, lowest–highest)\n`);
  print(`| list | ${group(small.rows)} | ${group(large.rows)} | ratio |`);
  print('| --- | --- | --- | --- |');
  const gates: Gate[] = [];
  for (const [name, ofSmall] of Object.entries(small.lists)) {
    const ofLarge = large.lists[name];
    if (ofLarge === undefined) throw new Error(`bench: no list "${name}"`);
    const times = await paired({ small: ofSmall, large: ofLarge }, ROUNDS);
    const ratio = median(times.large) / median(times.small);
    print(
      `| ${name} | ${spread(times.small, 1)} | ${spread(times.large, 1)} | ${ratio.toFixed(2)} |`,
    );
    gates.push({ what: `${name}, large against small, p50`, value: ratio, most: MOST_RATIO });
  }
  return gates;
}

function group(value: number): string {
  return new Intl.NumberFormat('en').format(value);
}
