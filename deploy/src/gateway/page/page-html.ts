import { formatText } from 'shared-contracts/i18n';
import { PAGE_DATA_ID, type PageData } from 'shared-contracts/page-data';
import { escapeHtml, jsonForScript } from '../escape.ts';
import { gatewayTexts } from '../gateway-texts.ts';
import { firstPhotoLink } from './first-photo.ts';
import type { ShellAssets } from './shell-assets.ts';

/** Everything a page's HTML is put together from. */
export interface PageParts {
  /** The look that was chosen for this device, there before any script runs; null as the device has it. */
  readonly theme: 'light' | 'dark' | null;
  readonly head: string;
  /** Static frame, shown until the shell renders. */
  readonly frame: string;
  readonly shell: ShellAssets;
  /** Preload links, or ''. */
  readonly hints: string;
  readonly data: PageData;
}

/** The HTML of every page: head, styles, the frame in #root, the page data, and one deferred script. */
export function pageHtml({ theme, head, frame, shell, hints, data }: PageParts): string {
  const noscript = formatText(gatewayTexts.en['page.noscript'], {
    product: data.config.productName,
  });
  return `<!doctype html>
<html lang="en"${theme === null ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
${firstPhotoLink(data.replies)}${shell.styleTags(data.nonce)}
${shell.scriptTags}
${hints}</head>
<body>
<div id="root">${frame}</div>
<noscript><p>${escapeHtml(noscript)}</p></noscript>
<script type="application/json" id="${PAGE_DATA_ID}">${jsonForScript(data)}</script>
</body>
</html>
`;
}
