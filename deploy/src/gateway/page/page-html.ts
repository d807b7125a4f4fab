import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { PAGE_DATA_ID, type PageData } from 'shared-contracts/platform/page-data';
import { jsonForScript } from '../escape.ts';
import type { PageTexts } from '../page-texts.ts';
import type { ShellAssets } from './shell-assets.ts';
import { NOT_STARTED, startGuard } from './start-guard.ts';

/** What of the page data belongs to one answer alone. */
export type OwnData = Pick<PageData, 'nonce'>;
/** What of it is the same for everybody who gets the same page. */
export type SharedData = Omit<PageData, keyof OwnData>;

/** Everything a page's HTML is put together from, but for what is one answer's own. */
export interface PageParts {
  /** The look that was chosen for this device, there before any script runs; null as the device has it. */
  readonly theme: 'light' | 'dark' | null;
  readonly language: string;
  readonly texts: PageTexts;
  readonly head: string;
  /** Static frame, shown until the shell renders. */
  readonly frame: string;
  readonly shell: ShellAssets;
  /** Link that has the first picture travel early, or ''. */
  readonly picture: string;
  /** Style element of the first screen, or ''. */
  readonly ownStyles: string;
  /** For the style elements; null where their hashes allow them. */
  readonly nonce: string | null;
  /** Preload links, or ''. */
  readonly hints: string;
  readonly data: SharedData;
}

/**
 * The HTML of every page: head, styles, a small script and a deferred one, the frame in #root, and the page data, which stay open
 * for `pageEnd`. Nothing is painted before the frame has come whole: on a slow line it comes in parts, and rows, tabs and
 * columns would move as their neighbours arrive. What is expected is the beginning of the element that follows it, since
 * Chromium (156) does not wait for an element's end.
 */
export function pageBeginning(parts: PageParts): string {
  const { theme, language, texts, head, frame, shell, nonce, hints, data } = parts;
  const { picture, ownStyles } = parts;
  const noscript = texts.gateway('page.noscript', { product: data.config.productName });
  return `<!doctype html>
<html lang="${language}"${theme === null ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-visual">
<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">
${head}
${picture}${shell.styleTags(nonce)}${ownStyles}
${startGuard(data.shellBuild ?? '')}
${shell.scriptTags}
${hints}</head>
<body>
<div id="root">${NOT_STARTED}${frame}</div>
<noscript><p>${escapeHtml(noscript)}</p></noscript>
<script type="application/json" id="${PAGE_DATA_ID}">${jsonForScript(data).slice(0, -1)},`;
}

/** What one answer adds: the rest of the page data, and the end of the page. */
export function pageEnd(own: OwnData): Buffer {
  return Buffer.from(`${jsonForScript(own).slice(1)}</script>\n</body>\n</html>\n`);
}
