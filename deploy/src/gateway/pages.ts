import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER_HINT_COOKIE, type PageData } from 'shared-contracts/page-data';
import { tabOf } from 'shared-contracts/main-tabs';
import { matchRoute } from 'shared-contracts/routes';
import type { Resolution } from 'shared-contracts/resolution';
import { waitingShape } from 'shared-contracts/waiting-shape';
import type { RuntimeConfig } from 'shared-contracts/runtime-config';
import { buildBase, type FindArtifact } from '../registry/resolution-for.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { compressPage } from './compress-page.ts';
import { chosenTheme, cookieOf } from './cookies.ts';
import { contentSecurityPolicy, originsOf } from './content-security-policy.ts';
import { firstCalls } from './first-calls.ts';
import { firstReplies, type FirstReplyPort } from './first-reply.ts';
import { frameHtml } from './frame/frame-html.tsx';
import { pageResolution } from './page-resolution.ts';
import { preloadHints, type EarlyFile, type HintMode } from './page/hints.ts';
import { pageHead } from './page/page-head.ts';
import { pageHtml } from './page/page-html.ts';
import { preparedShells } from './page/shell-assets.ts';
import type { ReleasesCache } from './releases-cache.ts';
import { visitOf, type Resolved, type Visit } from './resolve-device.ts';

export interface PageParts {
  readonly releases: ReleasesCache;
  readonly resolve: (visit: Visit) => Promise<Resolved>;
  readonly config: RuntimeConfig;
  readonly api: FirstReplyPort;
  readonly hints: HintMode;
  /** Told of every page that a person opens, before it is made. */
  readonly onPage: ((request: FastifyRequest) => void) | null;
}

/** Every GET that is nothing else: the page of its route, or the same page with status 404. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const { releases, config } = parts;
  const shellOf = preparedShells(releases.read);
  const connect = originsOf(config.apiOrigin, config.socketUrl);
  const images = originsOf(config.apiOrigin);

  app.get('/*', async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const visit = visitOf(request);
    const { shell, resolution, cookies } = await parts.resolve(visit);
    if (isOpened(request)) parts.onPage?.(request);
    const matched = matchRoute(pathname);
    const route = matched?.route.name ?? null;
    const params = matched?.params ?? {};
    const { cookie } = visit;
    const member = cookieOf(cookie, MEMBER_HINT_COOKIE) !== null;
    const first = await firstReplies(
      parts.api,
      firstCalls({ route, params, search: visit.search, member }),
      { cookie, address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    );
    const nonce = randomBytes(16).toString('base64');
    const data: PageData = {
      config,
      resolution: pageResolution(resolution, route),
      shellBuild: shell.build,
      nonce,
      replies: first.replies,
    };
    const theme = chosenTheme(cookie);
    const html = pageHtml({
      theme,
      head: pageHead({
        route,
        theme,
        params,
        replies: first.replies,
        productName: config.productName,
        address: `${request.protocol}://${request.host}${pathname}`,
      }),
      frame: frameHtml({
        shape: waitingShape(route),
        tab: tabOf(route)?.name ?? null,
        productName: config.productName,
        member,
      }),
      shell: await shellOf(shell),
      hints: preloadHints(parts.hints, route, resolution, exposedFiles(releases.live().find)),
      data,
    });
    reply.code(route === null ? 404 : 200).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': contentSecurityPolicy({
        nonce,
        connect,
        images,
        builds: overrideOrigins(resolution),
      }),
      vary: 'accept-encoding, cookie',
    });
    const setCookies = [...first.cookies, ...cookies];
    if (setCookies.length > 0) reply.header('set-cookie', setCookies);
    return sendPage(request, reply, html);
  });
}

/** A page that somebody looks at: no picture that leads nowhere, no fetching ahead. */
function isOpened({ headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  return (headers['sec-fetch-dest'] ?? 'document') === 'document' && purpose === undefined;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressPage(html, encoding));
}

/** The files that a build's entry asks for at once, with their hashes. */
function exposedFiles(find: FindArtifact): (unit: string, build: string) => EarlyFile[] {
  return (unit, build) => {
    const artifact = find(unit, build);
    return (artifact?.expose ?? []).flatMap((path) => {
      const file = artifact?.files.find((one) => one.path === path);
      const address = buildBase(unit, build) + path;
      return file === undefined ? [] : [{ address, integrity: file.sha384 }];
    });
  };
}

/** Where overriding builds come from, with the socket that tells of their changes. */
function overrideOrigins({ remotes }: Resolution): string[] {
  const overriding = Object.values(remotes)
    .flat()
    .filter((one) => one.track === 'override');
  return originsOf(...overriding.flatMap(({ base }) => [base, base.replace(/^http/, 'ws')]));
}
