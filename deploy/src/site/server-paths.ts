import { HEALTH_PATHS } from 'api/health-paths';
import { SANDBOX_PATH } from 'api/payment-sandbox/path';

/** First parts of the addresses that the API answers. */
const OF_API = ['api', 'files', 'socket'];

/** First parts of the addresses that the gateway answers with something else than a page. */
const OF_GATEWAY = ['a', 'releases', 'share'];

const API_PATHS = new RegExp(`^/(${OF_API.join('|')})/`);

/** Whether the API answers an address; `url` with its query. */
export function isForApi(url: string): boolean {
  const [pathname = ''] = url.split('?');
  return API_PATHS.test(url) || HEALTH_PATHS.has(pathname);
}

/** Whether the sandbox of the payment provider answers an address. */
export function isForSandbox(url: string): boolean {
  return url.startsWith(`${SANDBOX_PATH}/`);
}

const RESERVED: ReadonlySet<string> = new Set([
  ...OF_API,
  ...OF_GATEWAY,
  ...[...HEALTH_PATHS, SANDBOX_PATH].map(firstPart),
]);

/** Whether a page at this path would be hidden by the server, or would answer in its place: a first part may be any. */
export function isReserved(path: string): boolean {
  const first = firstPart(path);
  return first.startsWith(':') || RESERVED.has(first);
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}
