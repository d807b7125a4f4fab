import { useEffect, useRef, useState } from 'react';
import { DOC_PAGES_MOST } from 'shared-contracts/calls/verification';
import { pageOf, type ChosenPage, type PageRefusal } from './chosen-page.ts';
import type { Picture } from './picture/picture.ts';

/** A file that was not taken, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly why: PageRefusal;
}

/** The pages that are chosen; their pictures are let go with them, and with the page of the site. */
export function useChosenPages() {
  const [pages, setPages] = useState<readonly ChosenPage[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [reading, setReading] = useState(0);
  /** Pages that are being turned or cropped, by id, once for each change. */
  const [drawing, setDrawing] = useState<readonly string[]>([]);
  const looks = useRef(new Map<string, Promise<Picture>>());
  const shown = useRef(pages);
  useEffect(() => {
    shown.current = pages;
  }, [pages]);
  useEffect(() => () => letGo(shown.current), []);

  const change = (id: string, by: Partial<ChosenPage>) =>
    setPages((now) => now.map((page) => (page.id === id ? { ...page, ...by } : page)));

  return {
    pages,
    refused,
    isReading: reading > 0,
    /** A page is being turned or cropped: what is sent now would show what was just cut off. */
    isDrawing: drawing.length > 0,
    isDrawn: (id: string) => drawing.includes(id),
    change,
    /** Takes files in their order, one by one: a phone has no memory for many pictures at once. */
    async add(files: readonly File[]): Promise<void> {
      setRefused([]);
      const room = DOC_PAGES_MOST - shown.current.length;
      setReading((now) => now + 1);
      try {
        for (const file of files.slice(0, room)) {
          const page = await pageOf(file);
          if (typeof page === 'string') {
            setRefused((now) => [...now, { name: file.name, why: page }]);
          } else setPages((now) => [...now, page]);
        }
      } finally {
        setReading((now) => now - 1);
      }
    },
    /**
     * Another look of a page, drawn from the one before it also where that is still being drawn: a bar that was laid on
     * the former one is to be looked at again.
     */
    async redraw({ id, picture }: ChosenPage, draw: (look: Picture) => Promise<Picture>) {
      if (picture === null) return;
      const before = looks.current.get(id) ?? Promise.resolve(picture);
      const drawn = before.then(draw);
      // What could not be drawn leaves the look before it.
      const look = drawn.catch(() => before);
      looks.current.set(id, look);
      setDrawing((now) => [...now, id]);
      try {
        const next = await drawn;
        change(id, { picture: next, isBarConfirmed: false });
        URL.revokeObjectURL((await before).url);
        if (!shown.current.some((page) => page.id === id)) URL.revokeObjectURL(next.url);
      } finally {
        if (looks.current.get(id) === look) looks.current.delete(id);
        setDrawing((now) => now.filter((_, at) => at !== now.indexOf(id)));
      }
    },
    remove(page: ChosenPage): void {
      letGo([page]);
      setPages((now) => now.filter(({ id }) => id !== page.id));
    },
    clear(): void {
      letGo(shown.current);
      setPages([]);
    },
  };
}

function letGo(pages: readonly ChosenPage[]): void {
  for (const { picture } of pages) if (picture !== null) URL.revokeObjectURL(picture.url);
}
