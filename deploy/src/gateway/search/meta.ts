import { escapeHtml } from 'shared-contracts/domain/escape-html';

/** One meta element; whatever stands in it is text. */
export function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
