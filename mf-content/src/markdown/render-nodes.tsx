import { RuleType, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { Fragment } from 'react';
import type { Elements } from 'shared-contracts/ui/core';
import { readCode, readText } from './ampersands.ts';
import { MarkdownLink } from './markdown-link.tsx';
import { MarkdownPicture } from './markdown-picture.tsx';
import { MarkdownTable } from './markdown-table.tsx';

type Nodes = readonly MarkdownToJSX.ASTNode[];
type Levels = ReadonlyMap<number, number>;

const FORMATS = { strong: 'strong', em: 'em', del: 'del', mark: 'mark' } as const;

/**
 * Draws a parsed text. What is listed here can appear and nothing else, whatever the parser's next version finds;
 * its own renderer writes style attributes, which our content security policy refuses. Each text has an element of its own
 * (decision 207).
 */
export function renderNodes(nodes: Nodes, levels: Levels): Elements {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {renderNode(node, (inner) => renderNodes(inner, levels), levels)}
    </Fragment>
  ));
}

function renderNode(
  node: MarkdownToJSX.ASTNode,
  render: (nodes: Nodes) => Elements,
  levels: Levels,
): Elements {
  switch (node.type) {
    case RuleType.text:
      return <span>{readText(node.text)}</span>;
    case RuleType.paragraph:
      return <p>{render(node.children)}</p>;
    case RuleType.heading: {
      const Heading = `h${levels.get(node.level) ?? 6}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
      return (
        <Heading id={node.id} tabIndex={-1}>
          {render(node.children)}
        </Heading>
      );
    }
    case RuleType.textFormatted: {
      const Format = FORMATS[node.tag as keyof typeof FORMATS] ?? Fragment;
      return <Format>{render(node.children)}</Format>;
    }
    case RuleType.link:
      return <MarkdownLink address={node.target}>{render(node.children)}</MarkdownLink>;
    case RuleType.image:
      return <MarkdownPicture address={node.target} alt={readText(node.alt ?? '')} />;
    case RuleType.unorderedList:
      return <ul>{items(node.items, render)}</ul>;
    case RuleType.orderedList:
      return <ol start={node.start}>{items(node.items, render)}</ol>;
    case RuleType.gfmTask:
      return <input type="checkbox" checked={node.completed} disabled readOnly />;
    case RuleType.blockQuote:
      return <blockquote>{render(node.children)}</blockquote>;
    case RuleType.table:
      return <MarkdownTable table={node} render={render} />;
    case RuleType.codeInline:
      return <code>{readCode(node.text)}</code>;
    case RuleType.codeBlock:
      return (
        <pre tabIndex={0}>
          <code>{readCode(node.text)}</code>
        </pre>
      );
    case RuleType.breakLine:
      return <br />;
    case RuleType.breakThematic:
      return <hr />;
    default:
      return null;
  }
}

function items(list: readonly Nodes[], render: (nodes: Nodes) => Elements): Elements {
  return list.map((item, index) => <li key={index}>{render(item)}</li>);
}
