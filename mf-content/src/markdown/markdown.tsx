import { useMemo, useEffect } from 'react';
import { useHost } from 'shared-contracts/host';
import { useLocation, useNavigationType } from 'shared-contracts/router';
import { readingLanguage } from '../reading-language.ts';
import { parseDocument } from './markdown-document.ts';
import './markdown.css';
import { renderNodes } from './render-nodes.tsx';

interface MarkdownProps {
  readonly source: string;
  /** Its language, BCP 47, where that is known. */
  readonly language?: string | undefined;
}

/** A Markdown text as React elements, below the page's own h1. */
export function Markdown({ source, language }: MarkdownProps) {
  const { locale } = useHost();
  useOpenedPart();
  const content = useMemo(() => {
    const { nodes, levels } = parseDocument(source);
    return renderNodes(nodes, levels);
  }, [source]);
  return (
    <div className="ct-prose" lang={readingLanguage(source, { page: locale, language: language })}>
      {content}
    </div>
  );
}

/**
 * Shows the part of the text that the address names, and gives it the focus: the router does not, and the browser
 * looked for it before the text came. Back and Forward return to where the reader was, which is the shell's affair.
 */
function useOpenedPart(): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  useEffect(() => {
    if (hash === '' || isReturn) return;
    const part = document.getElementById(decodedPart(hash));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key, isReturn]);
}

/** A hash without its '#', decoded where it can be. */
function decodedPart(hash: string): string {
  const part = hash.slice(1);
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone '%' typed by hand: then it is not encoded.
    return part;
  }
}
