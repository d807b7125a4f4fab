import {
  claimDoc,
  decideVerification,
  openDocPage,
  type ClaimedDoc,
} from 'shared-contracts/calls/document-review';
import { submitDoc, type DocType } from 'shared-contracts/calls/verification';
import sharp from 'sharp';
import { wholeObject } from '../src/storage/object-store/object-store.ts';
import { send, type TestApp, type TestReply } from './app.ts';
import { sendForm } from './form.ts';

/** A page as a phone takes it. */
export function scan(text = '#d8d0c0'): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 200, channels: 3, background: text } })
    .jpeg()
    .toBuffer();
}

/** Hands in a document. */
export function handIn(
  t: TestApp,
  token: string,
  files: readonly (Buffer | string)[],
  { docType = 'GovID', kind = 'pan' }: { docType?: DocType; kind?: string } = {},
): Promise<TestReply> {
  const form = new FormData();
  for (const [at, content] of files.entries()) {
    form.append('doc', new File([new Uint8Array(Buffer.from(content))], `../../page-${at}.jpg`));
  }
  form.append('kind', kind);
  const path = `${submitDoc.path}?docType=${docType}`;
  return sendForm(t, { method: 'POST', path }, form, token);
}

/** Hands in a document that is taken; answers its id. */
export async function handedIn(...args: Parameters<typeof handIn>): Promise<string> {
  const { status, body } = await handIn(...args);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return submitDoc.reply.parse(body).data.id;
}

export async function claimed(t: TestApp, token: string, id: string): Promise<ClaimedDoc> {
  const { status, body } = await send(t, claimDoc, { body: { id } }, token);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return claimDoc.reply.parse(body).data;
}

export const decide = (
  t: TestApp,
  token: string,
  body: { id: string; approve: boolean; reason?: string },
) => send(t, decideVerification, { body }, token);

/** The address of a page, the first one unless another is named. */
export async function addressOf(
  t: TestApp,
  token: string,
  doc: ClaimedDoc,
  page = doc.pages[0]?.id ?? '',
): Promise<string> {
  const reply = await send(t, openDocPage, { body: { id: doc.id, page } }, token);
  if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return openDocPage.reply.parse(reply.body).data.url;
}

/** Opens every page, as an approval wants it. */
export async function openAll(t: TestApp, token: string, doc: ClaimedDoc): Promise<void> {
  for (const { id } of doc.pages) await t.app.inject(await addressOf(t, token, doc, id));
}

/** Keys of every file that is kept of documents. */
export async function keptFiles({ parts }: TestApp): Promise<string[]> {
  await parts.jobs.settled();
  const keys: string[] = [];
  for await (const { key } of parts.files.list('documents/')) keys.push(key);
  return keys.toSorted();
}

/** The bytes as they lie in the store. */
export async function bytesKept({ parts }: TestApp, key: string): Promise<Buffer> {
  return (await wholeObject(parts.files, key)) ?? Buffer.alloc(0);
}
