import { useEffect, useRef, useState } from 'react';
import { openDocPage } from 'shared-contracts/calls/document-review';
import { openPic } from 'shared-contracts/calls/photo-review';
import { useHost } from 'shared-contracts/host';
import { isGone, isOver, type Claim } from './use-claim.ts';

/** A page of a document, or a photo, as the desk has it. */
export interface Sheet {
  readonly id: string;
  /** A picture that is shown; of this document of the browser alone, and gone with the page. */
  readonly url: string | null;
  readonly uncovered: boolean;
  /** This reviewer has seen it, now or before. */
  readonly wasOpened: boolean;
  readonly isOpening: boolean;
  readonly hasFailed: boolean;
}

/** Pictures that stand beside the photo in hand, to be compared. */
export type Beside = readonly { readonly id: string; readonly url: string }[];

/** Opens pages one by one, each time by an address of its own, and keeps a picture only as long as it is looked at. */
export function useSheets(
  claim: Claim,
  on: { readonly lost: () => void; readonly gone: (error: unknown) => void },
) {
  const { send, config } = useHost();
  const [sheets, setSheets] = useState<readonly Sheet[]>(() => sheetsOf(claim));
  const [beside, setBeside] = useState<Beside>([]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const { current } = urls;
    return () => current.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const change = (id: string, to: Partial<Sheet>) =>
    setSheets((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const letGo = (url: string | null) => {
    if (url === null) return;
    URL.revokeObjectURL(url);
    urls.current.delete(url);
  };
  const fetched = async (address: string) => {
    const reply = await fetch(config.apiOrigin + address);
    if (!reply.ok) throw new Error(`The page answered ${reply.status}.`);
    const url = URL.createObjectURL(await reply.blob());
    urls.current.add(url);
    return url;
  };
  const pictureOf = async (page: string, uncovered: boolean) => {
    const { id } = claim.entry;
    if (claim.doc !== null) {
      const { data } = await send(openDocPage, { body: { id, page, uncovered } });
      return fetched(data.url);
    }
    const { data } = await send(openPic, { body: { id } });
    const url = await fetched(data.url);
    const others = data.others.map(async (one) => ({ id: one.id, url: await fetched(one.url) }));
    // One of them that does not come is no reason to keep the photo back.
    const came = await Promise.allSettled(others);
    setBeside(came.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    return url;
  };

  const open = async (sheet: Sheet, uncovered: boolean) => {
    change(sheet.id, { isOpening: true, hasFailed: false });
    try {
      const url = await pictureOf(sheet.id, uncovered);
      letGo(sheet.url);
      change(sheet.id, { url, uncovered, wasOpened: true, isOpening: false });
    } catch (error) {
      change(sheet.id, { isOpening: false, hasFailed: true });
      if (isGone(error)) on.gone(error);
      else if (isOver(error)) on.lost();
    }
  };

  return {
    sheets,
    beside,
    open: (sheet: Sheet, uncovered = false) => void open(sheet, uncovered),
    hide: (sheet: Sheet) => {
      letGo(sheet.url);
      change(sheet.id, { url: null });
      for (const { url } of beside) letGo(url);
      setBeside([]);
    },
  };
}

function sheetsOf({ entry, doc, pic }: Claim): Sheet[] {
  const closed = { url: null, uncovered: false, isOpening: false, hasFailed: false };
  if (doc === null) {
    return [{ ...closed, id: entry.id, wasOpened: pic?.opened ?? false }];
  }
  return doc.pages.map(({ id, opened = false }) => ({ ...closed, id, wasOpened: opened }));
}
