import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { changeSearchMails, showSearchMails } from 'shared-contracts/calls/own-profile';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import { searchMailTexts } from '../../../../locales/en/search-mail.ts';
import { searchMailTexts as hindi } from '../../../../locales/hi/search-mail.ts';
import { searchMailTexts as marathi } from '../../../../locales/mr/search-mail.ts';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wordsOf } from '../../../platform/languages/wording.ts';
import { mailLink, type Mail } from '../../../platform/mail/mailer.ts';
import { isId } from '../../../platform/validation/ids.ts';

const words = wordsOf(searchMailTexts, { mr: marathi, hi: hindi });

/** Largest form in bytes. */
const BODY_LIMIT = 1024;
/** Letters of a token's signature: 132 bits. */
const SIGNATURE = 22;

/** Names an account in the links of its mails; the same in each, and good for stopping and starting them alone. */
export function searchMailToken(accountId: string, secret: string): string {
  return `${accountId}.${signatureOf(accountId, secret)}`;
}

function signatureOf(accountId: string, secret: string): string {
  const mac = createHmac('sha256', secret).update(`search mails ${accountId}`);
  return mac.digest('base64url').slice(0, SIGNATURE);
}

/** The account of a token; null for one that is not ours. */
function accountOf(token: string, secret: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  if (!isId(id)) return null;
  const [given, ours] = [signature, signatureOf(id, secret)].map((one) => Buffer.from(one));
  if (given === undefined || ours === undefined || given.length !== ours.length) return null;
  return timingSafeEqual(given, ours) ? id : null;
}

/** One search in a mail; the query string of its filters, and how many new people were found: `20+`. */
export interface FoundSearch {
  readonly name: string;
  readonly filters: string;
  readonly people: string;
}

/** The mail about new people: names of searches and counts, nothing of a person. */
export function searchMail(
  account: { readonly id: string; readonly email: string; readonly language: Locale | null },
  found: readonly FoundSearch[],
  {
    config: { productName: product, siteOrigin, apiOrigin },
    jwtSecret,
  }: Pick<AppParts, 'config' | 'jwtSecret'>,
): Mail {
  const language = account.language ?? 'en';
  const t = words(language);
  const searches = found.map(({ name, filters, people }) => {
    const query = new URLSearchParams(filters);
    query.set('sort', 'newest');
    const link = mailLink(siteOrigin, `${routes.filteredProfiles.href()}?${query}`, language);
    return t('search', { name, people, link });
  });
  const stop = new URL(showSearchMails.path, apiOrigin === '' ? siteOrigin : apiOrigin);
  stop.searchParams.set('token', searchMailToken(account.id, jwtSecret));
  return {
    to: account.email,
    subject: t('subject', { name: found[0]?.name ?? '' }),
    text: t('text', { product, searches: searches.join('\n\n'), stop: stop.href }),
    unsubscribe: stop.href,
  };
}

/** The page behind a mail's link, without a session: opening it changes nothing, as mail scanners open links. */
export async function serveSearchMails(api: Api): Promise<void> {
  const { jwtSecret, config } = api.parts;
  serve(api, showSearchMails, async ({ query: { token } }, { db, reply }) => {
    const account = await accountBy(db, token, jwtSecret);
    return sendPage(reply, pageOf(account, config));
  });

  await api.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, formOf);
    scope.addHook('preValidation', async (request) => {
      request.body ??= {};
    });
    serve(
      { ...api, app: scope },
      changeSearchMails,
      async ({ query: { token }, body }, { db, reply }) => {
        const account = await accountBy(db, token, jwtSecret);
        const search_mails = body.on !== undefined;
        await db
          .updateTable('accounts')
          .set({ search_mails })
          .where('id', '=', account.id)
          .execute();
        return sendPage(reply, pageOf({ ...account, search_mails }, config));
      },
    );
  });
}

async function formOf(_request: unknown, body: string): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(body));
}

interface MailedAccount {
  readonly id: string;
  readonly language: Locale | null;
  readonly search_mails: boolean;
}

async function accountBy(
  db: Kysely<Database>,
  token: string,
  secret: string,
): Promise<MailedAccount> {
  const id = accountOf(token, secret);
  const account =
    id === null
      ? undefined
      : await db
          .selectFrom('accounts')
          .select(['id', 'language', 'search_mails'])
          .where('id', '=', id)
          .executeTakeFirst();
  if (account === undefined) throw new Refusal(404, 'memberLink.invalid');
  return account;
}

const STYLE = `html{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:32rem;margin:18vh auto 0;padding:0 1.5rem}
h1{font-size:1.5rem;line-height:1.3}
button{font:inherit;padding:.5rem 1.5rem;min-height:3rem}`;
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function pageOf(
  { language: chosen, search_mails }: MailedAccount,
  { productName: product, siteOrigin }: Pick<AppParts['config'], 'productName' | 'siteOrigin'>,
): string {
  const language = chosen ?? 'en';
  const t = words(language);
  const title = escapeHtml(t('page.title'));
  const home = escapeHtml(mailLink(siteOrigin, '/', language));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p role="status">${escapeHtml(t(search_mails ? 'page.question' : 'page.stopped'))}</p>
<form method="post">
${search_mails ? '' : '<input type="hidden" name="on" value="1">'}
<button>${escapeHtml(t(search_mails ? 'page.stop' : 'page.start'))}</button>
</form>
<p><a href="${home}">${escapeHtml(t('page.home', { product }))}</a></p>
</main>
</body>
</html>
`;
}

function sendPage(reply: FastifyReply, page: string): string {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
  });
  return page;
}
