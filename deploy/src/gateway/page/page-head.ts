import { callPath } from 'shared-contracts/calls/call';
import { getBlog } from 'shared-contracts/calls/content';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { formatText } from 'shared-contracts/i18n/i18n';
import { pageNames } from 'shared-contracts/platform/page-names';
import { routes, type RouteName } from 'shared-contracts/platform/routes';
import { PAPER } from 'shared-contracts/ui/paper';
import { gatewayTexts } from '../gateway-texts.ts';

/** What the head of a page is made from. */
export interface HeadParts {
  readonly route: RouteName | null;
  /** The look chosen for this device; null as the device has it. */
  readonly theme: 'light' | 'dark' | null;
  readonly replies: Readonly<Record<string, unknown>>;
  readonly productName: string;
  /** Where the site is reached, for Open Graph; null leaves out what needs it: a Host header may say anything. */
  readonly origin: string | null;
}

/** Routes whose pages may stand in a search engine; a person's profile never does. */
const INDEXED: ReadonlySet<RouteName> = new Set([
  'home',
  'profiles',
  'subscription',
  'blogs',
  'blog',
  'features',
  'terms',
  'login',
  'signup',
]);

/** Title, description, colours, icon and Open Graph of a page, as HTML for its head. */
export function pageHead(parts: HeadParts): string {
  const { route, theme, productName, origin } = parts;
  const blog = route === 'blog' ? blogOf(parts) : null;
  const page =
    route === null ? gatewayTexts.en['page.notFound'] : (blog?.title ?? pageNames.en[route]);
  const title = formatText(gatewayTexts.en['page.title'], { page, product: productName });
  const description = blog?.summary ?? gatewayTexts.en['page.description'];
  const indexed = route !== null && INDEXED.has(route);
  const image = blog?.image ?? null;
  const address = route === null ? null : addressOf(route, blog?.id ?? '', origin);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(indexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...themeColours(theme),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(indexed ? openGraph({ title: page, description, productName, address, image }) : []),
  ].join('\n');
}

function themeColours(theme: HeadParts['theme']): string[] {
  if (theme !== null) return [meta('name', 'theme-color', PAPER[theme])];
  return (['light', 'dark'] as const).map(
    (one) =>
      `<meta name="theme-color" content="${PAPER[one]}" media="(prefers-color-scheme: ${one})">`,
  );
}

interface Card {
  title: string;
  description: string;
  productName: string;
  /** Of the page, from the scheme on. */
  address: string | null;
  image: string | null;
}

function openGraph({ title, description, productName, address, image }: Card): string[] {
  return [
    meta('property', 'og:type', image === null ? 'website' : 'article'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(address === null ? [] : [meta('property', 'og:url', address)]),
    ...(image !== null && address !== null && URL.canParse(image, address)
      ? [meta('property', 'og:image', new URL(image, address).href)]
      : []),
  ];
}

/** The one address of a page, however it was written by whoever came. */
function addressOf(route: RouteName, blogId: string, origin: string | null): string | null {
  if (origin === null) return null;
  return origin + (route === 'blog' ? routes.blog.href({ id: blogId }) : routes[route].path);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** The post whose reply came with the page, so that a shared link shows its title and picture. */
function blogOf({ replies }: HeadParts) {
  const anyBlog = callPath(getBlog, { params: { id: '' } });
  const path = Object.keys(replies).find((one) => one.startsWith(anyBlog));
  const parsed = getBlog.reply.safeParse(path === undefined ? undefined : replies[path]);
  return parsed.success ? parsed.data.data : null;
}
