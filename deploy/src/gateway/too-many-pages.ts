import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { PAPER } from 'shared-contracts/ui/paper';
import { gatewayTexts } from './gateway-texts.ts';

const STYLE = `html{color-scheme:light dark;background:${PAPER.light};color:#2b1a1e;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:32rem;margin:18vh auto 0;padding:0 1.5rem}
h1{font-size:1.5rem;line-height:1.3}
@media (prefers-color-scheme:dark){html{background:${PAPER.dark};color:#f6e9e4}}`;

const PAGE = Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(gatewayTexts.en['tooMany.title'])}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(gatewayTexts.en['tooMany.title'])}</h1>
<p>${escapeHtml(gatewayTexts.en['tooMany.text'])}</p>
</main>
</body>
</html>
`);

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Asks a browser to wait, in words; made once, so that a flood costs next to nothing. `wait` in seconds. */
export function sendTooManyPages(reply: FastifyReply, wait: number): FastifyReply {
  return reply
    .code(429)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'retry-after': String(wait),
    })
    .send(PAGE);
}
