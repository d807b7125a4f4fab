import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { PAPER } from 'shared-contracts/ui/paper';

const A_DAY = 'public, max-age=86400';
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long security.txt may be believed; RFC 9116 wants less than a year. */
const SECURITY_DAYS = 180;

/** The icons as files of `icons/`, drawn by `draw-icons.ts`; each at an address of its own. */
export const ICONS = {
  '/favicon.ico': { file: 'favicon.ico', size: 32, isFull: false, type: 'image/x-icon' },
  '/apple-touch-icon.png': { file: 'apple-touch.png', size: 180, isFull: true, type: 'image/png' },
  '/icon-192.png': { file: 'icon-192.png', size: 192, isFull: false, type: 'image/png' },
  '/icon-512.png': { file: 'icon-512.png', size: 512, isFull: false, type: 'image/png' },
  '/icon-maskable-512.png': {
    file: 'maskable-512.png',
    size: 512,
    isFull: true,
    type: 'image/png',
  },
} as const;

export const MANIFEST_PATH = '/site.webmanifest';
export const SECURITY_PATH = '/.well-known/security.txt';

/** Icons of a page's head; browsers that know none of them ask for /favicon.ico by themselves. */
export const ICON_LINKS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<link rel="manifest" href="${MANIFEST_PATH}">`,
] as const;

/** What the files say of the site. */
export interface SiteFileParts {
  readonly productName: string;
  /** Without a slash at its end; null where it is not known. */
  readonly origin: string | null;
  /** Who hears of weak points: an address of mail, or of a page. */
  readonly securityContact: string;
  readonly clock: () => Date;
}

/** The few files that are at fixed addresses beside the pages. */
export async function serveSiteFiles(app: FastifyInstance, parts: SiteFileParts): Promise<void> {
  const favicon = await readFile(
    fileURLToPath(import.meta.resolve('shared-contracts/ui/favicon.svg')),
  );
  const give = (address: string, type: string, body: string | Buffer) =>
    app.get(address, (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': A_DAY }).send(body),
    );
  give('/favicon.svg', 'image/svg+xml; charset=utf-8', favicon);
  for (const [address, { file, type }] of Object.entries(ICONS))
    give(address, type, await readFile(new URL(`./icons/${file}`, import.meta.url)));
  give(MANIFEST_PATH, 'application/manifest+json; charset=utf-8', manifest(parts.productName));
  app.get(SECURITY_PATH, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': A_DAY })
      .send(securityText(parts)),
  );
}

/** The site as an icon on a screen of apps: a window with the browser's way back. */
function manifest(name: string): string {
  const icon = (src: keyof typeof ICONS, purpose: string) => {
    const { size, type } = ICONS[src];
    return { src, sizes: `${size}x${size}`, type, purpose };
  };
  return JSON.stringify({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: PAPER.light,
    background_color: PAPER.light,
    icons: [
      icon('/icon-192.png', 'any'),
      icon('/icon-512.png', 'any'),
      icon('/icon-maskable-512.png', 'maskable'),
    ],
  });
}

/** RFC 9116. */
function securityText({ origin, securityContact, clock }: SiteFileParts): string {
  const contact = URL.canParse(securityContact) ? securityContact : `mailto:${securityContact}`;
  const day = Math.floor(clock().getTime() / DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date((day + SECURITY_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    ...(origin === null ? [] : [`Canonical: ${origin}${SECURITY_PATH}`]),
    '',
  ].join('\n');
}
