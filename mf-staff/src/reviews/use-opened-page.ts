import { useEffect, useRef, useState } from 'react';
import { openDocPage, type ClaimedDoc } from 'shared-contracts/calls/document-review';
import { useHost } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { isOver } from './use-claim.ts';

/** A page as it is on screen. */
export interface OpenedPage {
  /** Of this document of the browser alone; gone with the page. */
  readonly url: string;
  readonly uncovered: boolean;
}

/** Asks for a page's address, which opens once, and keeps its picture as long as it is looked at. */
export function useOpenedPage(
  doc: ClaimedDoc,
  page: ClaimedDoc['pages'][number],
  onLost: () => void,
) {
  const { send, config } = useHost();
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const url = useRef<string | null>(null);
  const letGo = () => {
    if (url.current !== null) URL.revokeObjectURL(url.current);
    url.current = null;
  };
  useEffect(() => letGo, []);

  const opening = useMutation({
    mutationFn: async (uncovered: boolean) => {
      const body = { id: doc.id, page: page.id, uncovered };
      const { data } = await send(openDocPage, { body });
      const reply = await fetch(config.apiOrigin + data.url);
      if (!reply.ok) throw new Error(`The page answered ${reply.status}.`);
      return { blob: await reply.blob(), uncovered };
    },
    onSuccess: ({ blob, uncovered }) => {
      letGo();
      url.current = URL.createObjectURL(blob);
      setOpened({ url: url.current, uncovered });
    },
    onError: (error) => {
      if (isOver(error)) onLost();
    },
  });

  return {
    opened,
    open: opening.mutate,
    isOpening: opening.isPending,
    hasFailed: opening.isError,
    hide: () => {
      letGo();
      setOpened(null);
    },
  };
}
