import { callPath } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import { browseProfiles } from 'shared-contracts/calls/profiles';
import { Asker, type Answer, type Question } from '../answers.ts';
import { printGates } from '../gates.ts';
import { soMany } from '../load.ts';
import { percentile } from '../statistics.ts';
import type { Child } from './ask-child.ts';
import type { BenchMember, Opened, ServerStart } from './bench-lines.ts';

/** Other requests a second, before the storm and during it. */
const A_SECOND = 50;
/** How long these are measured before the storm, in ms. */
const USUAL_MS = 10_000;
/** Within which all sockets have to be open, in seconds. */
const MOST_SECONDS = 30;
/** How many times their usual p99 other requests may take. */
const SLOWER = 3;

/** All pages connect at once, as after a deploy, while others go on with their requests. */
export async function storm(
  print: (line: string) => void,
  { server, clients }: { readonly server: Child; readonly clients: Child },
): Promise<boolean> {
  const { port, members } = await server.ask<ServerStart>('start');
  const asker = new Asker();
  try {
    const next = otherRequests(`http://127.0.0.1:${port}`, members);
    const load = (ms: number) => soMany(asker, next, { aSecond: A_SECOND, ms });
    await load(USUAL_MS / 5);
    const usual = p99((await load(USUAL_MS)).answers);
    const during: Answer[] = [];
    let isOpen = false;
    const others = (async () => {
      while (!isOpen) during.push(...(await load(500)).answers);
    })();
    const begun = performance.now();
    const { refused } = await clients.ask<Opened>({ kind: 'channels', port, storm: members });
    const seconds = (performance.now() - begun) / 1000;
    isOpen = true;
    await others;
    print(`\n### storm: ${members.length} sockets at once, ${A_SECOND} other requests a second\n`);
    print('| | open after, s | refused and tried again | other requests, p99 in ms |');
    print('| --- | --- | --- | --- |');
    print(`| before | – | – | ${usual.toFixed(0)} |`);
    print(`| storm | ${seconds.toFixed(1)} | ${refused} | ${p99(during).toFixed(0)} |`);
    const failed = during.filter(({ status }) => status !== 200).length;
    return printGates(print, [
      { what: 'seconds until all are open', value: seconds, most: MOST_SECONDS },
      { what: 'p99 of other requests, of their usual', value: p99(during) / usual, most: SLOWER },
      { what: 'other requests that failed', value: failed, most: 0 },
    ]);
  } finally {
    asker.close();
  }
}

function otherRequests(url: string, members: readonly BenchMember[]): () => Question {
  const app = { [APP_HEADER.name]: APP_HEADER.value };
  let count = 0;
  return () => {
    count += 1;
    const member = members[count % members.length];
    if (count % 2 === 0 || member === undefined)
      return {
        who: 'visitor',
        address: url + callPath(browseProfiles, { params: { x: 'all' } }),
        headers: app,
      };
    return {
      who: 'member',
      address: url + callPath(listBookmarks, {}),
      headers: { ...app, authorization: `Bearer ${member.token}` },
    };
  };
}

function p99(answers: readonly Answer[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );
}
