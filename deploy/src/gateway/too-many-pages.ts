import type { FastifyReply } from 'fastify';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { pageTexts } from './page-texts.ts';
import { smallPage, smallPagePolicy } from './small-page.ts';

const pages = new Map<Locale, Promise<Buffer>>();

function pageIn(language: Locale): Promise<Buffer> {
  const page = pages.get(language) ?? makePage(language);
  pages.set(language, page);
  return page;
}

async function makePage(language: Locale): Promise<Buffer> {
  const { gateway } = await pageTexts(language);
  const text = `<p>${escapeHtml(gateway('tooMany.text'))}</p>`;
  return Buffer.from(smallPage(language, gateway('tooMany.title'), text));
}

const POLICY = smallPagePolicy();

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
