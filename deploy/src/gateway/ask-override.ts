import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { dayAndTimeText } from 'shared-contracts/i18n/time-text';
import { pageTexts } from './page-texts.ts';
import { searchOf } from './resolve-device.ts';
import { sendSmallPage, smallPage, smallPagePolicy } from './small-page.ts';
import { OVERRIDE_NAME, type RequestedOverrides, type LinkedBuild } from './tester-override.ts';

/** Testers read the time in words, wherever their browser is: a page without a script cannot know. */
const ZONE = 'Asia/Kolkata';

const PRIVATE = 'private, no-store';

/** Asks whether this browser is to get the builds of a link; the form leads to the same address. */
export async function askOverride(
  reply: FastifyReply,
  { given }: RequestedOverrides,
  language: Locale,
  code: 200 | 403 = 200,
): Promise<FastifyReply> {
  const { gateway } = await pageTexts(language);
  const line = (name: string, value: string) =>
    `<dt>${escapeHtml(name)}</dt>\n<dd>${escapeHtml(value)}</dd>`;
  const lines = ({ unit, build, until }: LinkedBuild) => [
    line(gateway('override.unit'), unit),
    line(gateway('override.build'), build),
    line(gateway('override.until'), dayAndTimeText(until, language, 'long', ZONE)),
  ];
  const address = new URLSearchParams(given.map(({ text }) => [OVERRIDE_NAME, text]));
  const action = pageWithoutLink(reply.request, address);
  const page = smallPage(
    language,
    gateway('override.title'),
    `<p>${escapeHtml(gateway('override.text'))}</p>
<dl>
${given.flatMap(lines).join('\n')}
</dl>
<form method="post" action="${escapeHtml(action)}">
<button>${escapeHtml(gateway('override.confirm'))}</button>
<a href="${escapeHtml(pageWithoutLink(reply.request))}">${escapeHtml(gateway('override.cancel'))}</a>
</form>`,
  );
  return sendSmallPage(reply, page, {
    code,
    cacheControl: PRIVATE,
    policy: smallPagePolicy("'self'"),
  });
}

/** Says that a link gives nothing (any more), and leads on. */
export async function tellEndedOverride(
  reply: FastifyReply,
  language: Locale,
): Promise<FastifyReply> {
  const { gateway } = await pageTexts(language);
  const page = smallPage(
    language,
    gateway('override.endedTitle'),
    `<p>${escapeHtml(gateway('override.endedText'))}</p>
<p><a href="${escapeHtml(pageWithoutLink(reply.request))}">${escapeHtml(gateway('override.toPage'))}</a></p>`,
  );
  return sendSmallPage(reply, page, { code: 410, cacheControl: PRIVATE });
}

/** Leads to the page that the address names beside its links. */
export function leadToPage(reply: FastifyReply): FastifyReply {
  const location = pageWithoutLink(reply.request);
  return reply.code(303).headers({ location, 'cache-control': PRIVATE }).send();
}

/** Whether a form was sent by a page of this site: browsers say so, older ones by the origin. `origin` is the site's. */
export function isOwnForm(request: FastifyRequest, origin: string | null): boolean {
  const { 'sec-fetch-site': site, origin: from = '' } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  if (from === origin) return true;
  return URL.canParse(from) && new URL(from).host === request.host;
}

function pageWithoutLink(request: FastifyRequest, links?: URLSearchParams): string {
  return addressWithout(request, OVERRIDE_NAME, links);
}

/** The address of a request without a name of its query, and with others; of this site whatever it begins with. */
export function addressWithout(
  request: FastifyRequest,
  name: string,
  links = new URLSearchParams(),
): string {
  const [path = ''] = request.url.split('?');
  const search = searchOf(request.url);
  search.delete(name);
  const query = new URLSearchParams([...search, ...links]).toString();
  return `/${path.replace(/^[/\\]+/, '')}${query === '' ? '' : `?${query}`}`;
}
