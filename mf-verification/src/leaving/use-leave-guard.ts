import { useEffect, useRef } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { useNavigate } from 'shared-contracts/router';
import { texts } from '../texts.ts';
import { guardHistory } from './guard-history.ts';
import { guardLinks } from './guard-links.ts';
import { createLeaveDesk } from './leave-desk.ts';

interface Ways {
  readonly ask: () => Promise<boolean>;
  readonly go: (href: string) => void;
}

/** While something is unsaved, links, Back and closing the tab ask first; the page's own `navigate` does not. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const { confirm } = useHost();
  const t = useTexts(texts);
  const navigate = useNavigate();
  const latest = useRef<Ways>(null);
  useEffect(() => {
    latest.current = {
      ask: () => confirm({ title: t('leave.title'), text: t('leave.text'), danger: true }),
      go: (href) => void navigate(href),
    };
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const desk = createLeaveDesk(async () => (await latest.current?.ask()) ?? true);
    const stopLinks = guardLinks(desk, (href) => latest.current?.go(href));
    const stopHistory = guardHistory(desk);
    window.addEventListener('beforeunload', keepTab);
    return () => {
      stopLinks();
      stopHistory();
      window.removeEventListener('beforeunload', keepTab);
    };
  }, [isUnsaved]);
}

/** Makes the browser ask in its own words. */
function keepTab(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
