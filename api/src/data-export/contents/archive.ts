import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { formatText } from 'shared-contracts/i18n/i18n';
import { titleIn } from '../../biodata/biodata-labels.ts';
import { composeBiodata } from '../../biodata/biodata.rules.ts';
import { photoTickets } from '../../files/photo-addresses.ts';
import { photoFile, photoJpeg } from '../../files/photo-bytes.ts';
import type { PdfRenderer } from '../../pdf/pdf-renderer.ts';
import type { AppParts } from '../../platform/context.ts';
import { primaryOf } from '../../profiles/profile-replies.ts';
import { findOwn, type OwnRow } from '../../profiles/profiles.store.ts';
import { conversationPage, conversationsJson } from './conversation-files.ts';
import { conversationsOf } from './conversations.store.ts';
import { exportTexts, text } from './export-texts.ts';
import { ownParts, type LatePart } from './own-parts.ts';
import { introduction, linkList, PAGE_END, pageStart, partSection } from './pages.ts';
import { partJson, timeText, type Subject } from './part.ts';
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
  const subject: Subject = { db, id, now: clock() };
  const row = await findOwn(db, id);
  const photos = photoTickets(jwtSecret, clock).seenBy(id);
  const profile = row === undefined ? null : { row, facts: factsOf(row, subject.now, photos) };
  const late = [...ownParts(subject, profile), ...sharedParts(subject)];
  const conversations = await conversationsOf(subject);
  const media = profile === null ? [] : await mediaOf(parts, profile);
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
  yield { name: 'index.html', input: overview(parts, late, links, subject.now) };
  await step();
  for (const part of late) {
    const read = await part();
    yield { name: `data/${read.name}.json`, input: partJson(read) };
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

const pageName = (at: number) => `messages/${at + 1}.html`;

async function* overview(
  { config }: ArchiveParts,
  late: readonly LatePart[],
  links: Parameters<typeof linkList>[0],
  now: Date,
): AsyncGenerator<string> {
  const { productName: product } = config;
  yield pageStart(formatText(exportTexts.en['page.title'], { product }));
  yield introduction(product, timeText(now));
  if (links.length > 0) yield linkList(links);
  for (const part of late) yield partSection(await part());
  yield PAGE_END;
}

/** A file of the member's own. */
interface Media {
  readonly name: string;
  readonly label: string;
  /** Null where it is gone. */
  readonly open: () => Promise<Uint8Array | Readable | null>;
}

interface OwnProfile {
  readonly row: OwnRow;
  readonly facts: ReturnType<typeof factsOf>;
}

async function mediaOf(parts: ArchiveParts, profile: OwnProfile): Promise<Media[]> {
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
  const foot = titleIn('en', 'made').replace('{site}', () => config.productName);
  return renderer.render({ document: 'biodata', biodata: composeBiodata(facts), photo, foot });
}
