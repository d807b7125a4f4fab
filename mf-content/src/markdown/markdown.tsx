import { useMemo } from 'react';
import { readingLanguage } from '../reading-language.ts';
import { parseDocument } from './markdown-document.ts';
import { renderNodes } from './render-nodes.tsx';
import { useOpenedPart } from './use-opened-part.ts';
import './markdown.css';

/** A Markdown text as React elements, below the page's own h1. */
export function Markdown({ source }: { source: string }) {
  useOpenedPart();
  const content = useMemo(() => {
    const { nodes, levels } = parseDocument(source);
    return renderNodes(nodes, levels);
  }, [source]);
  return (
    <div className="ct-prose" lang={readingLanguage(source)}>
      {content}
    </div>
  );
}
