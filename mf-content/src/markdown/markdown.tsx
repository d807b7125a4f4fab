import { useMemo } from 'react';
import { useHost } from 'shared-contracts/host';
import { readingLanguage } from '../reading-language.ts';
import { parseDocument } from './markdown-document.ts';
import { renderNodes } from './render-nodes.tsx';
import { useOpenedPart } from './use-opened-part.ts';
import './markdown.css';

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
