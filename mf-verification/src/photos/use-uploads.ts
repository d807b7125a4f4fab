import { useEffect, useRef, useState } from 'react';
import { ApiError, NO_ANSWER } from 'shared-contracts/calls/client';
import { addPics, FileDigest, PHOTOS_MOST, type OwnPic } from 'shared-contracts/calls/pictures';
import { errorKey, useHost, useMessages, useTexts, type Host } from 'shared-contracts/host';
import { appendFile, UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';
import { photoTexts } from '../locales/en/photos.ts';
import { useOwnPicsCache } from './own-pics-cache.ts';
import { preparePhoto, type LocalRefusal, type PreparedPhoto } from './prepare-photo.ts';

/** A file on its way. */
export interface PhotoUpload {
  readonly id: string;
  readonly name: string;
  readonly file: File;
  readonly state: 'waiting' | 'preparing' | 'sending' | 'failed';
  /** Part that was sent, 0 to 1; null where it is unknown. */
  readonly sent: number | null;
  /** Why it failed, in words. */
  readonly error: string | null;
  /** Whether trying the same file again may help. */
  readonly canRetry: boolean;
  /** The connection broke: it goes on by itself. */
  readonly goesOn?: boolean;
  /** The same photo was chosen here, or is in the profile already; trying again adds it all the same. */
  readonly isTwice?: boolean;
}

/** Files that are sent at the same time; a line is not made faster by more. */
const AT_ONCE = 2;

/** When a photo without an answer goes on by itself, in ms; the moment the connection is back comes sooner. */
const GOES_ON_MS = 15_000;

/** What the server refuses for now, and not for the file. */
const FOR_NOW = new Set(['request.tooMany', 'server.busy', 'call.noAnswer', 'pic.unreadable']);

type Outcome =
  | { readonly pic: OwnPic }
  | { readonly refused: LocalRefusal }
  | { readonly code: string };

/** The files that are being added; each has its own progress and its own failure. */
export function useUploads(onAdded: (pic: OwnPic, name: string) => void) {
  const host = useHost();
  const words = useOutcomeWords();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  /** Uploads by the contents of their files, while they are under way and once they are photos. */
  const contents = useRef(new Map<string, string>());
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  /** Found out once, however often a file is tried. */
  const digests = useRef(new WeakMap<File, Promise<string>>());
  const prepared = useRef(new WeakMap<File, Promise<PreparedPhoto>>());
  const own = useOwnPicsCache();

  const change = (id: string, part: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(upload: PhotoUpload, signal: AbortSignal): Promise<Outcome> {
    change(upload.id, { state: 'preparing', sent: null });
    const content = await onceFor(digests.current, upload.file, contentOf);
    const first = contents.current.get(content) ?? upload.id;
    if (upload.isTwice !== true) {
      if (first !== upload.id) return { refused: 'twice' };
      if (own.has(content)) return { refused: 'present' };
    }
    contents.current.set(content, first);
    const ready = await onceFor(prepared.current, upload.file, prepareInTurn);
    signal.throwIfAborted();
    if ('refused' in ready) return ready;
    change(upload.id, { state: 'sending' });
    const sent = await sendPhoto(host, { file: ready.file, content }, signal, (part) =>
      change(upload.id, { sent: part }),
    );
    // From now on the list of photos knows it, as long as it is one of them.
    if ('pic' in sent && sent.pic.original === content) forget(upload.id);
    return sent;
  }

  /** One picture unpacked at a time: a cheap phone has no room for two. */
  function prepareInTurn(file: File): Promise<PreparedPhoto> {
    const turn = preparing.current.then(() => preparePhoto(file));
    preparing.current = turn.catch(() => undefined);
    return turn;
  }

  async function run(upload: PhotoUpload): Promise<void> {
    const ending = new AbortController();
    running.current.set(upload.id, ending);
    const outcome = await send(upload, ending.signal).catch((error: unknown) => ({
      code: ending.signal.aborted ? null : errorKey(error),
    }));
    running.current.delete(upload.id);
    if (!('pic' in outcome)) forget(upload.id);
    if ('pic' in outcome) {
      drop(upload.id);
      onAdded(outcome.pic, upload.name);
    } else if ('code' in outcome && outcome.code === null) drop(upload.id);
    else change(upload.id, words(outcome as Exclude<Outcome, { pic: OwnPic }>));
  }

  /** A file that did not become a photo may be chosen again. */
  function forget(id: string): void {
    for (const [content, first] of contents.current)
      if (first === id) contents.current.delete(content);
  }

  function retry(ids: readonly string[]): void {
    const again = { state: 'waiting', error: null, canRetry: false, goesOn: false } as const;
    setUploads((all) => all.map((one) => (ids.includes(one.id) ? { ...one, ...again } : one)));
  }

  const broken = uploads.flatMap(({ id, goesOn }) => (goesOn === true ? [id] : [])).join(' ');
  useEffect(() => {
    if (broken === '') return undefined;
    const goOn = () => retry(broken.split(' '));
    const timer = setTimeout(goOn, GOES_ON_MS);
    addEventListener('online', goOn);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
    };
  }, [broken]);

  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    const next = uploads.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const upload of next.slice(0, Math.max(0, free))) void run(upload);
    // Whenever the list changes, for then an upload may have finished.
  });

  return {
    uploads,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    /** Adds files as far as there is room; the others stand in the list with the reason. */
    add(files: readonly File[], room: number): void {
      const noRoom = words({ refused: 'noRoom' });
      const added = files.map((file, index): PhotoUpload => {
        const fresh = { id: crypto.randomUUID(), name: file.name || 'photo', file, sent: null };
        if (index >= room) return { ...fresh, ...noRoom };
        return { ...fresh, state: 'waiting', error: null, canRetry: false };
      });
      setUploads((all) => [...all, ...added]);
    },
    retry,
    /** Ends one that is under way, or takes a failed one off the list. */
    cancel(id: string): void {
      running.current.get(id)?.abort();
      drop(id);
    },
  };
}

/** Files above this, in bytes, are not read as a whole before they are judged: a film chosen by mistake. */
const MOST_READ = 64 * 1024 * 1024;

/** What is in a file: its digest; of a large one, and on a page that is not secure, what the device says of it. */
async function contentOf(file: File): Promise<string> {
  if (!globalThis.isSecureContext || file.size > MOST_READ)
    return `${file.name} ${file.size} ${file.lastModified}`;
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was made of a file before, or is made of it now; what failed is made again the next time. */
function onceFor<Made>(
  known: WeakMap<File, Promise<Made>>,
  file: File,
  make: (file: File) => Promise<Made>,
): Promise<Made> {
  const found = known.get(file);
  if (found !== undefined) return found;
  const made = make(file);
  known.set(file, made);
  made.catch(() => known.delete(file));
  return made;
}

/** Hands one photo in. */
async function sendPhoto(
  host: Host,
  { file, content }: { readonly file: File; readonly content: string },
  signal: AbortSignal,
  onSent: (part: number) => void,
): Promise<Outcome> {
  const form = new FormData();
  if (FileDigest.safeParse(content).success) form.append('original', content);
  await appendFile(host, form, {
    field: 'pics[]',
    file,
    kind: 'photo',
    signal,
    onProgress: ({ sent, size }) => onSent(size === 0 ? 0 : sent / size),
  });
  const { data } = await host.send(addPics, { body: form }, { signal });
  const [result] = data;
  if (result?.pic) return { pic: result.pic };
  return { code: result?.refused ?? 'call.failed' };
}

/** What a failed upload says, and whether trying again may help. */
function useOutcomeWords() {
  const t = useTexts(photoTexts);
  const message = useMessages();
  return (outcome: { refused: LocalRefusal } | { code: string | null }) => {
    const failed = { state: 'failed', sent: null } as const;
    if ('refused' in outcome) {
      const values = {
        most: outcome.refused === 'tooLarge' ? UPLOAD_LIMITS.photo / 1024 / 1024 : PHOTOS_MOST,
      };
      const isTwice = outcome.refused === 'twice' || outcome.refused === 'present';
      const error = t(`refused.${outcome.refused}`, values);
      return { ...failed, error, canRetry: isTwice, isTwice };
    }
    const { code } = outcome;
    if (code === 'upload.wrongType')
      return { ...failed, error: t('refused.notPhoto'), canRetry: false };
    const error = message(errorKey(new ApiError({ status: 422, code: code ?? 'call.failed' })));
    const isOfFile = code !== null && code.startsWith('pic.') && !FOR_NOW.has(code);
    return { ...failed, error, canRetry: !isOfFile, goesOn: code === NO_ANSWER };
  };
}
