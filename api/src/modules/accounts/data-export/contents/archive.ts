import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Kysely } from 'kysely';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { PdfRenderer } from '../../../../pdf/pdf-renderer.ts';
import type { AppParts } from '../../../../platform/calls/context.ts';
import type { Database } from '../../../../platform/database/tables.ts';
import { photoTickets, type PhotoAddresses } from '../../../../storage/photo-addresses.ts';
import { photoFile, photoJpeg } from '../../../../storage/photo-bytes.ts';
import {
  titleIn,
  composeBiodata,
  primaryOf,
  findOwn,
  type BiodataFacts,
  toWrittenProfile,
  verifiedOf,
  type OwnRow,
} from '../../../profiles/profiles.public.ts';
import { exportWordsIn } from './export-words.ts';
import { ownParts, type LatePart, type OwnProfile } from './own-parts.ts';
import { introduction, linkList, PAGE_END, pageStart, partSection } from './pages.ts';
import { partJson, type Subject } from './part.ts';
import { sharedParts, notBlockedBy } from './shared-parts.ts';

/** Messages that are in memory at a time. */
const PAGE = 500;

/** What an archive is made with. */
export interface ArchiveParts extends Pick<
  AppParts,
  'db' | 'clock' | 'files' | 'config' | 'jwtSecret'
> {
  readonly renderer: Pick<PdfRenderer, 'render'>;
}

/** One file of an archive; what it holds comes when its turn has come. */
interface Entry {
  readonly name: string;
  readonly input: string | Uint8Array | AsyncIterable<Uint8Array | string>;
}

/** Called after each file with 0 to 100; throwing ends the archive. */
export type OnProgress = (percent: number) => Promise<void>;

/** A zip of everything that is kept of a member, made as it is read: one file of it is in memory at a time. */
export function archiveOf(
  parts: ArchiveParts,
  id: string,
  onProgress: OnProgress,
): AsyncIterable<Uint8Array> {
  const lastModified = parts.clock();
  async function* dated() {
    for await (const entry of entries(parts, id, onProgress)) yield { ...entry, lastModified };
  }
  return makeZip(dated());
}

async function* entries(
  parts: ArchiveParts,
  id: string,
  onProgress: OnProgress,
): AsyncGenerator<Entry> {
  const { db, clock, jwtSecret } = parts;
  const words = exportWordsIn(await languageOf(parts, id));
  const subject: Subject = { db, id, now: clock(), words };
  const { text } = words;
  const row = await findOwn(db, id);
  const photos = photoTickets(jwtSecret, clock).seenBy(id);
  const profile = row === undefined ? null : { row, facts: factsOf(row, subject, photos) };
  const late = [...ownParts(subject, profile), ...sharedParts(subject)];
  const conversations = await conversationsOf(subject);
  const media = profile === null ? [] : await mediaOf(parts, subject, profile);
  const steps = 1 + late.length + media.length + 2 * conversations.length;
  let done = 0;
  const step = async () => {
    done += 1;
    await onProgress(Math.floor((100 * done) / steps));
  };

  const links = [
    ...media.map(({ name, label }) => ({ href: name, label })),
    ...conversations.map(({ name }, at) => ({
      href: pageName(at),
      label: `${text('part.messages')}: ${name}`,
    })),
  ];
  yield { name: 'index.html', input: overview(parts, subject, late, links) };
  await step();
  for (const part of late) {
    const read = await part();
    yield { name: `data/${read.name}.json`, input: partJson(words, read) };
    await step();
  }
  yield { name: 'data/messages.json', input: conversationsJson(subject, conversations) };
  for (const [at, conversation] of conversations.entries()) {
    yield { name: pageName(at), input: conversationPage(subject, conversation) };
    await step();
  }
  for (const { name, open } of media) {
    const input = await open();
    if (input !== null) yield { name, input };
    await step();
  }
}

/** What the account has chosen; English before. */
async function languageOf({ db }: ArchiveParts, id: string): Promise<Locale> {
  const account = await db
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst();
  return account?.language ?? 'en';
}

const pageName = (at: number) => `messages/${at + 1}.html`;

async function* overview(
  { config }: ArchiveParts,
  { words, now }: Subject,
  late: readonly LatePart[],
  links: Parameters<typeof linkList>[1],
): AsyncGenerator<string> {
  const { productName: product } = config;
  yield pageStart(words, words.text('page.title', { product }));
  yield introduction(words, product, now);
  if (links.length > 0) yield linkList(words, links);
  for (const part of late) yield partSection(words, await part());
  yield PAGE_END;
}

/** A file of the member's own. */
interface Media {
  readonly name: string;
  readonly label: string;
  /** Null where it is gone. */
  readonly open: () => Promise<Uint8Array | Readable | null>;
}

async function mediaOf(
  parts: ArchiveParts,
  { words: { text } }: Subject,
  profile: OwnProfile,
): Promise<Media[]> {
  const { files } = parts;
  const { pics, video_intro: video } = profile.row;
  const photos = pics.map(({ file_key: key, is_primary }, at) => ({
    name: `photos/${at + 1}.webp`,
    label: `${text('file.photo')} ${at + 1}${is_primary ? ` (${text('of.main')})` : ''}`,
    open: () => photoFile(files, `${key}-960.webp`),
  }));
  const videos =
    video === null
      ? []
      : [
          {
            name: `video-introduction.${video.split('.').at(-1) ?? 'mp4'}`,
            label: text('file.video'),
            open: async () => (await files.get(video))?.stream() ?? null,
          },
        ];
  const biodata = {
    name: 'biodata.pdf',
    label: text('file.biodata'),
    open: () => biodataOf(parts, profile),
  };
  return [biodata, ...photos, ...videos];
}

async function biodataOf(
  { files, renderer, config }: ArchiveParts,
  { row, facts }: OwnProfile,
): Promise<Uint8Array> {
  const key = primaryOf(row.pics)?.file_key ?? null;
  const photo = key === null ? null : await photoJpeg(files, key);
  const foot = titleIn(facts.language, 'made').replace('{site}', () => config.productName);
  return renderer.render({ document: 'biodata', biodata: composeBiodata(facts), photo, foot });
}

/** A conversation as a page, message by message. */
async function* conversationPage(
  { db, id, words }: Subject,
  { threadId, name }: Conversation,
): AsyncGenerator<string> {
  const { text, time } = words;
  yield pageStart(words, `${text('part.messages')}: ${name}`);
  yield `<p><a href="../index.html">${escapeHtml(text('page.back'))}</a></p><div class="wide"><table><tbody>\n`;
  for await (const { isMine, body, at } of messagesOf(db, id, threadId)) {
    const who = isMine ? text('messages.me') : name;
    yield `<tr><td class="muted">${time(at)}</td><td>${escapeHtml(who)}</td><td>${escapeHtml(body)}</td></tr>\n`;
  }
  yield `</tbody></table></div>${PAGE_END}`;
}

/** All conversations as one JSON list. */
async function* conversationsJson(
  { db, id, words }: Subject,
  conversations: readonly Conversation[],
): AsyncGenerator<string> {
  const { text, time } = words;
  let before = '[\n';
  for (const { threadId, name } of conversations) {
    for await (const { isMine, body, at } of messagesOf(db, id, threadId)) {
      const message = {
        [text('of.first_name')]: name,
        [text('of.direction')]: text(isMine ? 'said.sent' : 'said.received'),
        [text('of.date')]: time(at),
        [text('of.message')]: body,
      };
      yield before + JSON.stringify(message);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** What one's own biodata is made of. */
function factsOf(
  row: OwnRow,
  { now: today, words }: Pick<Subject, 'now' | 'words'>,
  photos: PhotoAddresses,
): BiodataFacts {
  const devanagari = [row.name_devanagari, row.last_name_devanagari].filter(Boolean).join(' ');
  return {
    profile: toWrittenProfile(row, verifiedOf(row), { today, photos }),
    devanagari: devanagari === '' ? null : devanagari,
    contacts: row.contacts,
    language: words.language,
  };
}

interface Conversation {
  readonly threadId: string;
  /** First name of the other. */
  readonly name: string;
}

/** One's own conversations, the latest first. */
async function conversationsOf({ db, id }: Subject): Promise<Conversation[]> {
  return db
    .selectFrom('thread_people')
    .innerJoin('profiles as person', 'person.id', 'thread_people.other_id')
    .select(['thread_id as threadId', 'person.name'])
    .where('profile_id', '=', id)
    .where(notBlockedBy(id))
    .orderBy('last_at', 'desc')
    .orderBy('thread_id')
    .execute();
}

/** One message of a conversation. */
interface WrittenMessage {
  readonly isMine: boolean;
  readonly body: string;
  readonly at: Date;
}

/** The messages of a conversation in their order, a page of them at a time. */
async function* messagesOf(
  db: Kysely<Database>,
  id: string,
  threadId: string,
): AsyncGenerator<WrittenMessage> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('messages')
      .select(['sequence', 'from_id', 'body', 'created_at'])
      .where('thread_id', '=', threadId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(PAGE)
      .execute();
    for (const row of rows)
      yield { isMine: row.from_id === id, body: row.body, at: row.created_at };
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.sequence;
  }
}
