import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SandboxError, wrongField } from '../rest/sandbox-error.ts';
import { readBrowserFiles } from './browser-files.ts';

/** The script that shops load; the other files belong to the pages of the sandbox. */
const SCRIPT = 'checkout.js';

/** The checkout script, and the pages that it opens: in a frame, in place of the shop's page, the bank's window. */
export async function registerPages(app: FastifyInstance): Promise<void> {
  const files = await readBrowserFiles();
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    return payload;
  });
  const send = (reply: FastifyReply, name: string) => {
    const file = files.get(name);
    if (file === undefined)
      throw new SandboxError(400, 'The requested URL was not found on the server.');
    return reply.type(file.type).send(file.body);
  };
  const page = (reply: FastifyReply, html: string, callback: string | null = null) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(callback))
      .header('referrer-policy', 'no-referrer')
      .send(html);

  app.get('/v1/checkout.js', (_request, reply) => send(reply, SCRIPT));
  app.get<{ Params: { name: string } }>('/v1/checkout/files/:name', ({ params }, reply) =>
    send(reply, params.name),
  );
  app.get('/v1/checkout/public', (_request, reply) => page(reply, checkoutPage('')));
  app.get('/v1/checkout/bank', (_request, reply) => page(reply, bankPage));

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.post('/v1/checkout/embedded', ({ body, headers }, reply) => {
    const options = optionsIn(body);
    const callback = callbackOf(options['callback_url'], headers);
    return page(
      reply,
      checkoutPage(asData({ ...options, callback_url: callback.href })),
      callback.origin,
    );
  });
}

/** What the shop's page posts where no frame can run: its options as JSON. */
function optionsIn(body: unknown): Readonly<Record<string, unknown>> {
  try {
    const { options } = body as { options: string };
    const read: unknown = JSON.parse(options);
    if (typeof read === 'object' && read !== null) return read as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw wrongField('options', 'The options of the checkout could not be read.');
}

/** The sandbox leads back to its own site only: it would hand payments to anybody otherwise. */
function callbackOf(value: unknown, headers: IncomingHttpHeaders): URL {
  const address = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  const isOwn =
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    (address.host === headers.host || address.origin === headers.origin);
  if (!isOwn)
    throw wrongField('callback_url', 'The callback_url must be an address of the same site.');
  return address;
}

function policy(callback: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `form-action ${callback === null ? "'none'" : `'self' ${callback}`}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** JSON that cannot end the element it stands in. */
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function document(title: string, script: string, { body = '', whole = false }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="files/checkout.css">
</head>
<body${whole ? ' class="whole"' : ''}>${body}
<script type="module" src="files/${script}"></script>
</body>
</html>
`;
}

const bankPage = document('Test bank', 'bank-page.js', { whole: true });

/** `options` is empty in a frame: its parent says them. */
function checkoutPage(options: string): string {
  return document('Test payment', 'checkout-page.js', {
    body: `<script type="application/json" id="options">${options}</script>`,
    whole: options !== '',
  });
}
