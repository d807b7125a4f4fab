import type { Insertable } from 'kysely';
import type { ChatTables } from '../../src/modules/chat/chat.tables.ts';
import { chatScripts, type ScriptLine } from './chat-scripts.ts';
import { longTalk } from './long-talk.ts';
import { afterNight, MINUTE_MS } from './moments.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedRequest } from './requests.ts';
import type { Scene } from './scene.ts';
import type { SeedPerson } from './seed-types.ts';

/** Rows of everything that was said. */
export interface SeedChats {
  readonly threads: Insertable<ChatTables['threads']>[];
  readonly people: Insertable<ChatTables['thread_people']>[];
  readonly messages: Insertable<ChatTables['messages']>[];
}

/** Gives each accepted chat request a conversation; some end with lines that are not read yet. */
export function makeChats(scene: Scene, requests: readonly SeedRequest[]): SeedChats {
  const random = createRandom('saptapadi/chats');
  const known = new Map(scene.active.map((person) => [person.id, person]));
  const chats: SeedChats = { threads: [], people: [], messages: [] };
  for (const request of requests) {
    const [from, to] = [known.get(request.from_id), known.get(request.to_id)];
    if (!request.accepted || from === undefined || to === undefined) continue;
    const long = from === scene.rohan && to === scene.asha;
    const script = random.pick(chatScripts);
    const spoken = long ? longTalk : script.slice(0, random.int(0, script.length + 3));
    addChat(chats, random, { scene, request, pair: [from, to], script: spoken });
  }
  return chats;
}

interface Talk {
  readonly scene: Scene;
  readonly request: SeedRequest;
  readonly pair: readonly [SeedPerson, SeedPerson];
  readonly script: readonly ScriptLine[];
}

function addChat(chats: SeedChats, random: Random, { scene, request, pair, script }: Talk): void {
  const thread = random.uuid();
  // Lines are spread over the time since the request; nothing is said in the future.
  const start = request.created_at.getTime() + MINUTE_MS;
  const step = Math.max(1, (scene.now.getTime() - start) / (script.length + 1));
  const drawn = script.map((_, index) =>
    Math.floor(start + Math.min(step, random.int(2, 900) * MINUTE_MS) * (index + random.next())),
  );
  const times = byDay(drawn, { start, now: scene.now.getTime() });
  const read = [script.length, script.length];
  script.forEach(({ by, text }, index) => {
    chats.messages.push({
      id: random.uuid(),
      thread_id: thread,
      sequence: index + 1,
      from_id: pair[by].id,
      client_id: random.uuid(),
      body: text.replaceAll('{a}', nameIn(text, pair[0])).replaceAll('{b}', nameIn(text, pair[1])),
      created_at: new Date(times[index] ?? start),
    });
  });
  const last = script.at(-1);
  // Whoever did not speak last may not have read it; what they said themselves they know.
  const known = scene.active.indexOf(pair[last?.by === 0 ? 1 : 0]) < 3;
  if (last !== undefined && random.chance(known ? 0.7 : 0.35)) {
    const reader = last.by === 0 ? 1 : 0;
    read[reader] = script.findLastIndex(({ by }) => by === reader) + 1;
  }
  const [a, b] = [pair[0].id, pair[1].id].toSorted() as [string, string];
  const at = times.at(-1) ?? start;
  chats.threads.push({
    id: thread,
    a_id: a,
    b_id: b,
    last_sequence: script.length,
    last_at: new Date(at),
    created_at: request.created_at,
  });
  pair.forEach((person, side) => {
    chats.people.push({
      thread_id: thread,
      profile_id: person.id,
      other_id: pair[side === 0 ? 1 : 0].id,
      read_sequence: read[side] ?? 0,
      read_at: script.length === 0 ? null : new Date(at),
      last_at: new Date(at),
      unread: script.slice(read[side] ?? 0).filter(({ by }) => by !== side).length,
    });
  });
}

/** A name in the script of the line that it stands in. */
function nameIn(text: string, { profile, nameDevanagari }: SeedPerson): string {
  return /[\u0900-\u097f]/.test(text) ? nameDevanagari : profile.name;
}

/** Times rise with the sequence whatever chance says, and no one writes at night. */
function byDay(times: readonly number[], { start, now }: { start: number; now: number }): number[] {
  let last = start;
  return times.map((time) => {
    const morning = afterNight(time);
    last = morning > now ? last + 1 : Math.max(morning, last + 1);
    return last;
  });
}
