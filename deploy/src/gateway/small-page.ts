import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { PAPER } from 'shared-contracts/ui/paper';

const STYLE = `html{color-scheme:light dark;background:${PAPER.light};color:#2b1a1e;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:32rem;margin:18vh auto 0;padding:0 1.5rem}
h1{font-size:1.5rem;line-height:1.3}
dt{font-weight:600}
dd{margin:0 0 .75rem;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:center}
button{font:inherit;padding:.5rem 1.5rem}
a{color:inherit;padding:.5rem 0}
@media (prefers-color-scheme:dark){html{background:${PAPER.dark};color:#f6e9e4}}`;

/** A page of a few words, without a script and without the frame; `body` is HTML. */
export function smallPage(language: Locale, title: string, body: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The content security policy of a small page; `forms` says where its forms may be sent. */
export function smallPagePolicy(forms: "'none'" | "'self'" = "'none'"): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Without forms; made once, so that a flood of such pages costs next to nothing. */
const WITHOUT_FORMS = smallPagePolicy();

interface SmallPageHeaders {
  readonly code: number;
  readonly policy?: string;
  readonly cacheControl?: string;
}

/** Sends a small page, which depends on the language of the person and is not cached. */
export function sendSmallPage(
  reply: FastifyReply,
  page: string | Buffer,
  { code, policy = WITHOUT_FORMS, cacheControl = 'no-store' }: SmallPageHeaders,
): FastifyReply {
  return reply
    .code(code)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
      'content-security-policy': policy,
      vary: 'accept-language, cookie',
    })
    .send(page);
}
