import type { CallReply, CallShape, LooseInput } from 'shared-contracts/calls/call';
import { listContacts, saveContacts } from 'shared-contracts/calls/contacts';
import {
  addBookmark,
  listBookmarks,
  listInterests,
  sendInterest,
} from 'shared-contracts/calls/engagement';
import { getConversation, sendMessage } from 'shared-contracts/calls/messaging';
import { getDraft, saveDraft, updateProfile } from 'shared-contracts/calls/own-profile';
import { myProfile } from 'shared-contracts/calls/profiles';
import { Collection, Version, type Ledger } from './ledger.ts';
import { ask, askSurely } from './wire.ts';

/** Somebody who writes, and those about whom. */
export interface Writer {
  readonly id: string;
  readonly token: string;
  readonly others: readonly string[];
  /** The one of them who accepted a chat request. */
  readonly friend: string;
}

const CONTACTS = 10;

/** Family contacts: a list of ten that is replaced as a whole. */
export function contactsOf({ token }: Writer): Ledger {
  const version = new Version();
  return {
    call: saveContacts,
    write: (origin) =>
      replace(origin, token, version, (number) => ({
        call: saveContacts,
        input: {
          body: Array.from({ length: CONTACTS }, (_, at) => ({
            name: `Version ${number}`,
            relation: `relation ${at}`,
            phone: '98220 54321',
          })),
        },
      })),
    async check(origin) {
      const { body } = await askSurely(origin, listContacts, {}, token);
      const { data } = (body as { data: { data: { name: string }[] } }).data;
      if (data.length === 0) return version.complaints('contacts', [0]);
      const short = data.length === CONTACTS ? [] : [`contacts: ${data.length} of ${CONTACTS}`];
      const numbers = data.map(({ name }) => numberIn(name));
      return [...version.complaints('contacts', numbers), ...short];
    },
  };
}

/** Four texts of the own profile that change together. */
export function profileOf({ id, token }: Writer): Ledger {
  const version = new Version();
  const texts = ['aboutme', 'career_goals', 'expectation', 'siblings_details'] as const;
  return {
    call: updateProfile,
    write: (origin) =>
      replace(origin, token, version, (number) => ({
        call: updateProfile,
        input: {
          params: { id },
          body: {
            id,
            profile: Object.fromEntries(texts.map((name) => [name, `Version ${number}`])),
          },
        },
      })),
    async check(origin) {
      const { body } = await askSurely(origin, myProfile, {}, token);
      const { data } = body as { data: Record<string, string | null> };
      return version.complaints(
        'profile',
        texts.map((name) => numberIn(data[name] ?? '0')),
      );
    },
  };
}

/** A draft. */
export function draftOf({ token }: Writer): Ledger {
  const version = new Version();
  const params = { key: 'profile' };
  return {
    call: saveDraft,
    write: (origin) =>
      replace(origin, token, version, (number) => ({
        call: saveDraft,
        input: { params, body: { content: { number, text: 'x'.repeat(3000), again: number } } },
      })),
    async check(origin) {
      const { body } = await askSurely(origin, getDraft, { params }, token);
      const { data } = body as { data: { content: { number: number; again: number } } | null };
      const { number, again } = data?.content ?? { number: 0, again: 0 };
      return version.complaints('draft', [number, again]);
    },
  };
}

/** People who are saved, one after the other. */
export function bookmarksOf({ token, others }: Writer): Ledger {
  return added('bookmark', others, token, {
    call: addBookmark,
    write: (to) => ({ body: { bookmark: { to } } }),
    list: { call: listBookmarks, input: {} },
  });
}

/** Interests, one after the other. */
export function interestsOf({ token, others }: Writer): Ledger {
  return added('interest', others, token, {
    call: sendInterest,
    write: (to) => ({ body: { to } }),
    list: { call: listInterests, input: { query: { type: 'sent' } } },
  });
}

/** Messages to a friend from an outbox: what got no answer is sent again under its client id. */
export function messagesOf({ id, token, friend }: Writer): Ledger {
  const messages = new Collection();
  let written = 0;
  let again: string | null = null;
  return {
    call: sendMessage,
    async write(origin) {
      const client_id = again ?? `phone-${++written}`;
      const body = { to: friend, message: `Message ${client_id}`, client_id };
      const told = await ask(origin, sendMessage, { body }, token);
      again = told === 'nothing' ? client_id : null;
      if (told === 'nothing') messages.unanswered(client_id);
      else if (told.status === 200) messages.acknowledged(client_id);
      else throw new Error(`${sendMessage.path}: ${JSON.stringify(told.body)}`);
      return told !== 'nothing';
    },
    async check(origin) {
      const there: { client_id: string; sequence: number }[] = [];
      let since: number | null = 0;
      while (since !== null) {
        const input = { params: { a: id, b: friend }, query: { since } };
        const { body } = await askSurely(origin, getConversation, input, token);
        const page = (body as CallReply<typeof getConversation>).data;
        there.push(...page.data);
        since = page.next;
      }
      const ids = there.map(({ client_id }) => client_id);
      const complaints = messages.complaints('message', ids);
      if (there.some(({ sequence }, at) => sequence !== at + 1)) {
        complaints.push('message: sequences have a gap');
      }
      if (new Set(ids).size < ids.length) complaints.push('message: stored twice');
      return complaints;
    },
  };
}

interface Request {
  readonly call: CallShape;
  readonly input: LooseInput;
}

async function replace(
  origin: string,
  token: string,
  version: Version,
  request: (number: number) => Request,
): Promise<boolean> {
  const number = version.next();
  const { call, input } = request(number);
  const told = await ask(origin, call, input, token);
  if (told === 'nothing') {
    version.unanswered(number);
    return false;
  }
  if (told.status !== 200) throw new Error(`${call.path}: ${JSON.stringify(told.body)}`);
  version.acknowledged(number);
  return true;
}

function added(
  name: string,
  others: readonly string[],
  token: string,
  { call, write, list }: { call: CallShape; write: (to: string) => LooseInput; list: Request },
): Ledger {
  const things = new Collection();
  let next = 0;
  return {
    call,
    async write(origin) {
      const to = others[next++ % others.length];
      if (to === undefined) throw new Error('nobody to write about');
      const told = await ask(origin, call, write(to), token);
      // 424: everybody has got one by now.
      if (told === 'nothing') things.unanswered(to);
      else if (told.status === 200 || told.status === 424) things.acknowledged(to);
      else throw new Error(`${call.path}: ${JSON.stringify(told.body)}`);
      return told !== 'nothing';
    },
    check: async (origin) => things.complaints(name, await listAll(origin, list, token)),
  };
}

/** Everybody on all pages of a list. */
async function listAll(origin: string, { call, input }: Request, token: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = {
      ...input.query,
      ...(cursor === null ? {} : { cursor }),
    };
    const { body } = await askSurely(origin, call, { ...input, query }, token);
    const page = (body as { data: { data: { to: string }[]; next: string | null } }).data;
    found.push(...page.data.map(({ to }) => to));
    cursor = page.next;
  } while (cursor !== null);
  return found;
}

function numberIn(text: string): number {
  return Number(/\d+$/.exec(text)?.[0] ?? 0);
}
