import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { hideAmpersands, readText } from './ampersands.ts';

/** A part of a document, as a table of contents needs it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** 2 for the highest level that the document uses, and so on without gaps. */
  readonly level: number;
}

/** A parsed document. */
export interface MarkdownDocument {
  readonly nodes: readonly MarkdownToJSX.ASTNode[];
  readonly sections: readonly Section[];
  /** Level in the source (1 to 6) -> level on the page, below the page's own h1 and without gaps. */
  readonly levels: ReadonlyMap<number, number>;
}

/** Parses Markdown without HTML: tags in it are read as the text that they are. */
export function parseDocument(markdown: string): MarkdownDocument {
  const parsed = parser(hideAmpersands(markdown), {
    disableParsingRawHTML: true,
    disableFrontmatter: true,
    slugify: (heading) => headingId(readText(heading)),
  });
  const nodes = withoutOwnTitle(parsed);
  const headings = nodes.filter(isHeading);
  const used = [...new Set(headings.map((heading) => heading.level))].sort();
  const levels = new Map(used.map((level, index) => [level as number, Math.min(index + 2, 6)]));
  const sections = headings.map((heading) => ({
    id: heading.id,
    title: plainText(heading.children),
    level: levels.get(heading.level) ?? 2,
  }));
  return { nodes, sections, levels };
}

/** The words of some nodes, without their formatting. */
export function plainText(nodes: readonly MarkdownToJSX.ASTNode[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) return readText(node.text ?? '');
      return 'children' in node ? plainText(node.children ?? []) : '';
    })
    .join('');
}

/** A document that opens with its only top heading repeats the title that the page already has. */
function withoutOwnTitle(nodes: MarkdownToJSX.ASTNode[]): MarkdownToJSX.ASTNode[] {
  const visible = nodes.filter((node) => node.type !== RuleType.refCollection);
  const [first, ...rest] = visible;
  const isTitle = first !== undefined && isHeading(first) && first.level === 1;
  return isTitle && !rest.some((node) => isHeading(node) && node.level === 1) ? rest : visible;
}

function isHeading(node: MarkdownToJSX.ASTNode): node is MarkdownToJSX.HeadingNode {
  return node.type === RuleType.heading;
}

/**
 * An id for a heading in any script: letters, their vowel signs and digits stay, the rest becomes hyphens.
 * The prefix keeps a heading called 'Main' from taking the id of a part of the page.
 */
function headingId(heading: string): string {
  const words = heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `part-${words === '' ? 'untitled' : words}`;
}
