import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { PAPER } from 'shared-contracts/ui/paper';
import { pageTexts } from './page-texts.ts';

const STYLE = `html{color-scheme:light dark;background:${PAPER.light};color:#2b1a1e;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:32rem;margin:18vh auto 0;padding:0 1.5rem}
h1{font-size:1.5rem;line-height:1.3}
@media (prefers-color-scheme:dark){html{background:${PAPER.dark};color:#f6e9e4}}`;

const pages = new Map<Locale, Promise<Buffer>>();

function pageIn(language: Locale): Promise<Buffer> {
  const page = pages.get(language) ?? makePage(language);
  pages.set(language, page);
  return page;
}

async function makePage(language: Locale): Promise<Buffer> {
  const { gateway } = await pageTexts(language);
  const title = escapeHtml(gateway('tooMany.title'));
  return Buffer.from(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(gateway('tooMany.text'))}</p>
</main>
</body>
</html>
`);
}

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Asks a browser to wait, in words; made once a language, so that a flood costs next to nothing. `wait` in seconds. */
export async function sendTooManyPages(
  reply: FastifyReply,
  wait: number,
  language: Locale,
): Promise<FastifyReply> {
  const page = await pageIn(language);
  return reply
    .code(429)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'retry-after': String(wait),
      vary: 'accept-language, cookie',
    })
    .send(page);
}
