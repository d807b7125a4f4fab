import { printGates, type Gate } from '../gates.ts';
import { DATABASE_SERVER } from '../new-database.ts';
import { paired } from '../paired.ts';
import { median, spread } from '../statistics.ts';
import { chaos } from './chaos.ts';
import { chatSite, type ChatSite } from './chat-site.ts';

const ROUNDS = Number(process.env['BENCH_PAIRS'] ?? 80);

/** What is compared: much against little. */
const LITTLE = { messages: 100, threads: 10 };
const MUCH = { messages: Number(process.env['BENCH_STORED'] ?? 1_000_000), threads: 1_000 };

type Print = (line: string) => void;

/**
 * `npm run bench -- chat`: pages of a long conversation and of a long list of conversations against short ones, and the
 * chat chaos.
 */
export async function chat(print: Print): Promise<boolean> {
  const gates = [...(await pages(print)), ...(await chaos(print))];
  return printGates(print, gates);
}

async function pages(print: Print): Promise<Gate[]> {
  const sites: ChatSite[] = [];
  try {
    for (const size of [LITTLE, MUCH]) {
      const start = performance.now();
      sites.push(await chatSite(size, DATABASE_SERVER));
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      process.stderr.write(`bench: chat, ${size.messages} messages in ${seconds} s\n`);
    }
    const [little, much] = sites;
    if (little === undefined || much === undefined) throw new Error('bench: no sites');
    return await compare(print, little, much);
  } finally {
    for (const site of sites) await site.close();
  }
}

async function compare(print: Print, little: ChatSite, much: ChatSite): Promise<Gate[]> {
  print(`\n### chat on PostgreSQL (${ROUNDS} interleaved rounds; p50 in ms, lowest–highest)\n`);
  print('| page | little | much | ratio |\n| --- | --- | --- | --- |');
  const ask = async (name: string, once: (site: ChatSite) => Promise<unknown>) => {
    const times = await paired({ little: () => once(little), much: () => once(much) }, ROUNDS);
    const found = ratio([times]).toFixed(2);
    print(`| ${name} | ${spread(times.little, 1)} | ${spread(times.much, 1)} | ${found} |`);
    return times;
  };
  const talk = [
    await ask('conversation, the latest 50 of 100 and of 1,000,000', (site) => site.page({})),
    await ask('conversation, 50 from its middle', ({ page, size }) =>
      page({ before: size.messages / 2 + 1 }),
    ),
    await ask('conversation, the latest 20 by since', ({ page, size }) =>
      page({ since: size.messages - 20 }),
    ),
  ];
  const list = [
    await ask('list, the first 10 of 10 and of 1,000', (site) => site.list({ limit: 10 })),
  ];
  const badge = await ask('unread count, 2 and 200 conversations with something unread', (site) =>
    site.count(),
  );
  return [
    {
      what: 'conversation page, 1,000,000 against 100 messages, p50',
      value: ratio(talk),
      most: 1.2,
    },
    { what: 'list of conversations, 1,000 against 10, p50', value: ratio(list), most: 1.3 },
    {
      what: 'unread count, 200 against 2 unread conversations, p50',
      value: ratio([badge]),
      most: 2,
    },
  ];
}

interface Times {
  readonly little: readonly number[];
  readonly much: readonly number[];
}

/** Of the medians of all times. */
function ratio(all: readonly Times[]): number {
  const middle = (side: keyof Times) => median(all.flatMap((times) => times[side]));
  return middle('much') / middle('little');
}
