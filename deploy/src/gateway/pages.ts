import { randomBytes } from 'node:crypto';
import { acceptedEncoding } from 'api/accepted-encoding';
import { readCookie } from 'api/cookies';
import { PROFILE_VIEWS_PATH } from 'api/gateway-requests';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { browseProfiles, viewProfile } from 'shared-contracts/calls/profiles';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { spokenIn, type Locale } from 'shared-contracts/i18n/i18n';
import { isCheckoutAddress } from 'shared-contracts/platform/checkout-document';
import { MEMBER_HINT_COOKIE, THEME_COOKIE } from 'shared-contracts/platform/page-data';
import type { Resolution } from 'shared-contracts/platform/resolution';
import { matchRoute } from 'shared-contracts/platform/routes';
import {
  addressWithout,
  askOverride,
  isOwnForm,
  leadToPage,
  tellEndedOverride,
} from './ask-override.ts';
import { checkoutRules } from './checkout-document.ts';
import { contentSecurityPolicy, originsOf } from './content-security-policy.ts';
import { declaredForDevices } from './declared-units.ts';
import { firstCalls } from './first-calls.ts';
import { firstReplies, type FirstReplyPort, type Visitor } from './first-reply.ts';
import type { KnownDevice } from './known-device.ts';
import { pageLanguage, visitLanguageCookie } from './page-language.ts';
import type { TakePage } from './page-limits.ts';
import { pageResolution } from './page-resolution.ts';
import { pageTexts } from './page-texts.ts';
import { createPageBodies, type BodyParts } from './page/page-bodies.ts';
import { pageEnd } from './page/page-html.ts';
import { NO_SHELL, SHELL_FAILED } from './page/start-guard.ts';
import { createWaitForApi } from './preview-wait.ts';
import type { ReleasesCache } from './releases-cache.ts';
import { failedShell, visitOf, type Resolved, type Visit } from './resolve-device.ts';
import { addressLanguage } from './search/page-address.ts';
import { sendSmallPage, smallPage } from './small-page.ts';
import { OVERRIDE_NAME } from './tester-override.ts';

/** The page that asks to wait, by its language. */
const waitingPages = new Map<Locale, Promise<Buffer>>();

const LISTING = browseProfiles.path.replace('{x}', '');

export interface PageParts extends BodyParts {
  readonly releases: Pick<ReleasesCache, 'live' | 'read' | 'find'>;
  readonly resolve: (visit: Visit) => Promise<Resolved>;
  readonly takePage: TakePage;
  readonly previewLanguages: boolean;
  /**
   * Called for every page that a person opens, before it is made; returns a Set-Cookie line by which its reports are
   * recognised.
   */
  readonly onPage: ((request: FastifyRequest, known: KnownDevice) => string) | null;
}

/** Every GET that is nothing else: the page of its route, or the same page with status 404. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const { api, config } = parts;
  const bodyOf = createPageBodies(parts);
  const waitForApi = createWaitForApi(parts.ticks);
  const connect = originsOf(config.apiOrigin, config.socketUrl);
  const images = originsOf(config.apiOrigin);
  const { checkoutScript } = config;
  const whenPaying = checkoutScript === undefined ? null : checkoutRules(checkoutScript);

  const declaredOf = declaredForDevices(
    async (unit, build) =>
      parts.releases.live().find(unit, build) ?? (await parts.releases.find(unit, build)),
  );

  // Who may open a page changes its language for staff only, and their pages are central.
  const languageOf = ({ headers }: FastifyRequest, { search, cookie }: Visit, pathname: string) =>
    pageLanguage({
      search,
      cookie,
      accepted: headers['accept-language'],
      access: matchRoute(pathname, [])?.route.access ?? null,
      previews: parts.previewLanguages,
    });

  app.get('/*', async (request, reply) => {
    const wait = await parts.takePage(request);
    const [pathname = '/'] = request.url.split('?');
    const visit = { ...visitOf(request), opensPage: isOpened(request) };
    const language = languageOf(request, visit, pathname);
    if (wait !== null) return sendTooManyPages(reply, wait, spokenIn(language));
    const { shell, resolution, cookies, known } = await parts.resolve(visit);
    const links = known?.requested ?? null;
    if (links === 'ended') return tellEndedOverride(reply, spokenIn(language));
    if (links !== null) return askOverride(reply, links, spokenIn(language));
    const failed = failedShell(visit);
    if (failed === NO_SHELL || failed === shell.build) {
      return sendNotStarted(reply, spokenIn(language));
    }
    const isKnownPage = visit.opensPage && known !== undefined && parts.onPage !== null;
    const opened = isKnownPage ? [parts.onPage(request, known)] : [];
    const declared = await declaredOf(resolution);
    const { route, params } = matchRoute(pathname, declared.routes) ?? { route: null, params: {} };
    const name = route?.name ?? null;
    const member = readCookie(visit.cookie, MEMBER_HINT_COOKIE) !== null;
    const visitor = {
      cookie: visit.cookie,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      language: spokenIn(language),
    };
    const requested = firstCalls({ route: name, params, search: visit.search, member });
    const nonce = randomBytes(16).toString('base64');
    const theme = chosenTheme(visit.cookie);
    const pageBuilds = pageResolution(resolution, route);
    const isCheckout = isCheckoutAddress(pathname, visit.search);
    const rules = isCheckout ? whenPaying : null;
    const subject = {
      language,
      route,
      declared,
      theme,
      member,
      shell,
      resolution: pageBuilds,
      isDrawn:
        !isCheckout &&
        isSame(
          requested,
          firstCalls({
            route: name,
            params,
            member,
            search: NO_SEARCH,
          }),
        ),
      addressLanguage: addressLanguage(route, visit.search),
      checkout: rules !== null,
    };
    const { viewed, body } = await waitForApi(request.headers, async (left) => {
      const taken = await takeViews(api, requested, visitor, left());
      return { viewed: taken, body: await bodyOf(subject, taken.calls, nonce, left()) };
    });
    reply.code(body.isMissing ? 404 : 200).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': contentSecurityPolicy({
        nonce,
        styleHashes: body.styleHashes,
        connect,
        images,
        builds: overrideOrigins(resolution),
        ...rules?.policy,
      }),
      ...rules?.headers,
      vary: 'accept-encoding, accept-language, cookie',
    });
    const spoken = visitLanguageCookie(visit, visit.secure);
    const setCookies = [
      ...viewed.cookies,
      ...cookies,
      ...opened,
      ...(spoken === null ? [] : [spoken]),
    ];
    if (setCookies.length > 0) reply.header('set-cookie', setCookies);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== null) reply.header('content-encoding', encoding);
    const whole = await body.in(encoding);
    return reply.send(whole(pageEnd({ nonce })));
  });

  // The only form without a script: a tester confirms a link, which is all in the address.
  void app.register(async (forms) => {
    const type = 'application/x-www-form-urlencoded';
    const options = { parseAs: 'string', bodyLimit: 1024 } as const;
    forms.addContentTypeParser(type, options, (_request, _body, done) => done(null, null));
    forms.post('/*', async (request, reply) => {
      const visit = visitOf(request);
      if (!visit.search.has(OVERRIDE_NAME)) return reply.callNotFound();
      const wait = await parts.takePage(request);
      const [pathname = '/'] = request.url.split('?');
      const language = spokenIn(languageOf(request, visit, pathname));
      if (wait !== null) return sendTooManyPages(reply, wait, language);
      const { known } = await parts.resolve(visit);
      const links = known?.requested ?? null;
      if (links === null) return leadToPage(reply);
      if (links === 'ended') return tellEndedOverride(reply, language);
      if (!isOwnForm(request, parts.origin)) return askOverride(reply, links, language, 403);
      return leadToPage(reply.header('set-cookie', links.setCookie));
    });
  });
}

const NO_SEARCH = new URLSearchParams();

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, n) => one === others[n]);
}

/** A page view by a person: no image request, no prefetch. */
function isOpened({ headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  return (headers['sec-fetch-dest'] ?? 'document') === 'document' && purpose === undefined;
}

/** Where overriding builds come from, with the socket that tells of their changes. */
function overrideOrigins({ remotes }: Resolution): string[] {
  const overriding = Object.values(remotes)
    .flat()
    .filter((one) => one.track === 'override');
  return originsOf(...overriding.flatMap(({ base }) => [base, base.replace(/^http/, 'ws')]));
}

/** The look that this device has chosen; null as the device has it. Anybody may write a cookie: nothing else passes. */
function chosenTheme(header: string): 'light' | 'dark' | null {
  const theme = readCookie(header, THEME_COOKIE);
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** What a visitor may be shown. */
interface Viewed {
  /** Paths of the calls whose replies the page may bring. */
  readonly calls: readonly string[];
  /** Set-Cookie headers by which the visitor's views are counted. */
  readonly cookies: readonly string[];
}

/**
 * Counts the people whom a call's reply shows for this visitor, whether it is at hand or has to be read. A page for
 * whom no view is left, or whose view takes longer than `limit` ms, comes without it: the browser asks by itself and
 * shows what the API says.
 */
async function takeViews(
  api: FirstReplyPort,
  calls: readonly string[],
  visitor: Visitor,
  limit: number,
): Promise<Viewed> {
  const others = calls.filter((path) => countingPath(path) === null);
  const counting = calls.map(countingPath).filter((path) => path !== null);
  if (counting.length === 0) return { calls, cookies: [] };
  const requested = { ...visitor, method: 'POST' } as const;
  const cookies: string[] = [];
  const port: FirstReplyPort = async (request) => {
    const reply = await api(request);
    // A refusal too gives a browser the cookie by which it is counted from then on.
    cookies.push(...reply.cookies);
    return reply;
  };
  const { replies } = await firstReplies(port, counting, requested, limit);
  const areCounted = counting.every((path) => path in replies);
  return { calls: areCounted ? calls : others, cookies: [...cookies] };
}

/** The path by which people shown by a call are counted for a visitor; null for a call that shows none. */
function countingPath(path: string): string | null {
  const [pathname = '', query = ''] = path.split('?');
  if (pathname === viewProfile.path) return `${PROFILE_VIEWS_PATH}?${query}`;
  if (!pathname.startsWith(LISTING)) return null;
  return `${PROFILE_VIEWS_PATH}?list=${pathname.slice(LISTING.length)}`;
}

/** Says that no build of the shell starts here; its only link leads to the same address again. */
async function sendNotStarted(reply: FastifyReply, language: Locale): Promise<FastifyReply> {
  const { gateway } = await pageTexts(language);
  const again = addressWithout(reply.request, SHELL_FAILED);
  const page = smallPage(
    language,
    gateway('notStarted.title'),
    `<p>${escapeHtml(gateway('notStarted.text'))}</p>
<p><a href="${escapeHtml(again)}">${escapeHtml(gateway('notStarted.again'))}</a></p>`,
  );
  return sendSmallPage(reply, page, { code: 503 });
}

function waitingPageIn(language: Locale): Promise<Buffer> {
  const page = waitingPages.get(language) ?? makeWaitingPage(language);
  waitingPages.set(language, page);
  return page;
}

async function makeWaitingPage(language: Locale): Promise<Buffer> {
  const { gateway } = await pageTexts(language);
  const text = `<p>${escapeHtml(gateway('tooMany.text'))}</p>`;
  return Buffer.from(smallPage(language, gateway('tooMany.title'), text));
}

/** Asks a browser to wait, in words; made once a language, so that a flood costs next to nothing. `wait` in seconds. */
async function sendTooManyPages(
  reply: FastifyReply,
  wait: number,
  language: Locale,
): Promise<FastifyReply> {
  const page = await waitingPageIn(language);
  return sendSmallPage(reply.header('retry-after', String(wait)), page, { code: 429 });
}
