import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLocale } from 'shared-contracts/i18n/accepted-locale';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { addVary } from './compress-replies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What only staff are answered, which is English whatever their browser prefers (readings, 'Screens'). */
    inEnglish?: boolean;
  }
}

/** The language in which a request is answered: of its Accept-Language, English where that names none of ours. */
export function languageOf({
  headers,
  routeOptions,
}: Pick<FastifyRequest, 'headers' | 'routeOptions'>): Locale {
  return routeOptions?.config?.inEnglish === true
    ? 'en'
    : acceptedLocale(headers['accept-language']);
}

/** The language of a reply that has words of ours in it; says so in the reply, for caches. */
export function replyLanguage(request: FastifyRequest, reply: FastifyReply): Locale {
  const language = languageOf(request);
  addVary(reply, 'accept-language');
  reply.header('content-language', language);
  return language;
}
