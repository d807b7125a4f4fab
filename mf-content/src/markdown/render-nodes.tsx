import { RuleType, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { Fragment } from 'react';
import { useTexts } from 'shared-contracts/host';
import { useLocation } from 'shared-contracts/router';
import { type Elements, Anchor, VisuallyHidden } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { readCode, readText } from './ampersands.ts';

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

/** A link of a text; one that may lead nowhere stays as its words. */
function MarkdownLink(props: { address: string | null; children: Elements }) {
  const text = useTexts(texts);
  const { pathname } = useLocation();
  const target = safeTarget(props.address);
  switch (target.kind) {
    case 'none':
      return <span>{props.children}</span>;
    case 'inside':
      return <Anchor href={target.href}>{props.children}</Anchor>;
    case 'part':
      return <Anchor href={pathname + target.href}>{props.children}</Anchor>;
    case 'contact':
      return <a href={target.href}>{props.children}</a>;
    case 'outside':
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
          <span>{props.children}</span> <VisuallyHidden>{text('link.newTab')}</VisuallyHidden>
        </a>
      );
  }
}

/** A picture inside a text, in a fixed box; one from elsewhere stays as its words. */
function MarkdownPicture({ address, alt }: { address: string | null; alt: string }) {
  const text = useTexts(texts);
  const src = safePicture(address);
  if (src === null) return alt === '' ? null : <span>{text('picture.missing', { alt })}</span>;
  return (
    <img
      className="ct-prose__picture"
      src={src}
      alt={alt}
      width={960}
      height={540}
      loading="lazy"
      decoding="async"
    />
  );
}

/** As parsed, and how to draw what is in its cells. */
interface MarkdownTableProps {
  readonly table: MarkdownToJSX.TableNode;
  readonly render: (nodes: readonly MarkdownToJSX.ASTNode[]) => Elements;
}

/** A table that scrolls sideways in its own box where a phone is too narrow for it. */
function MarkdownTable({ table, render }: MarkdownTableProps) {
  const alignOf = (column: number) => `ct-prose__cell--${table.align[column] ?? 'left'}`;
  return (
    <div className="ct-prose__table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              <th key={column} scope="col" className={alignOf(column)}>
                {render(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.cells.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className={alignOf(column)}>
                  {render(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where a link of a text may lead: inside the site, to a part of the page, out of the site, or nowhere. */
type Target =
  | { readonly kind: 'inside' | 'part' | 'outside' | 'contact'; readonly href: string }
  | { readonly kind: 'none' };

/**
 * Judges a parsed address by what it is, never by what it is not: anything unknown leads nowhere. Entities are read
 * first, so that the browser gets exactly what was judged.
 */
function safeTarget(address: string | null): Target {
  const href = readText(address ?? '').trim();
  if (href.startsWith('#')) return { kind: 'part', href };
  // A browser reads '//host' and '/\host' as another site.
  if (/^\/(?![/\\])/.test(href)) return { kind: 'inside', href };
  if (/^https?:\/\/[^/\s]/i.test(href)) return { kind: 'outside', href };
  if (/^(mailto|tel):[^\s]+$/i.test(href)) return { kind: 'contact', href };
  return { kind: 'none' };
}

/** Address of a picture of a text if it lies in this site; others would tell a stranger who reads what. */
function safePicture(address: string | null): string | null {
  const target = safeTarget(address);
  return target.kind === 'inside' ? target.href : null;
}
