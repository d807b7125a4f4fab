import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { PdfRenderer } from '../../../../pdf/pdf-renderer.ts';
import type { AppParts } from '../../../../platform/calls/context.ts';
import { photoTickets } from '../../../../storage/photo-addresses.ts';
import { photoFile, photoJpeg } from '../../../../storage/photo-bytes.ts';
import { titleIn, composeBiodata, primaryOf, findOwn } from '../../../profiles/profiles.public.ts';
import { conversationPage, conversationsJson } from './conversation-files.ts';
import { conversationsOf } from './conversations.store.ts';
import { exportWordsIn } from './export-words.ts';
import { ownParts, type LatePart, type OwnProfile } from './own-parts.ts';
import { introduction, linkList, PAGE_END, pageStart, partSection } from './pages.ts';
import { partJson, type Subject } from './part.ts';
import { factsOf } from './profile-facts.ts';
import { sharedParts } from './shared-parts.ts';

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

/** Told after each file, from 0 to 100; ends the archive by throwing. */
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
