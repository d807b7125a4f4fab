import type { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { Config } from '../config/config.ts';

/** Keys whose values never reach a log. */
const HIDDEN = [
  'authorization',
  'password',
  'token',
  'reset_token',
  'cookie',
  'secret',
  'phone',
  'whatsapp',
  'number',
];

/** Structured logs, one JSON object a line, without secrets and phone numbers, and with mail addresses cut short. */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  sink: Writable | ReturnType<typeof destination> = destination({ sync: false }),
): FastifyBaseLogger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      redact: {
        paths: HIDDEN.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        censor: '[hidden]',
      },
      // What slipped into a message, an address or an error's text.
      hooks: { streamWrite: withoutSecrets },
    },
    sink,
  );
}

/** A log line without bearer tokens, token and phone parameters, values of database keys, and whole mail addresses. */
export function withoutSecrets(line: string): string {
  return (
    line
      .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
      .replaceAll(/\b(Bearer|Basic) [^\s"\\]+/gi, '$1 [hidden]')
      .replaceAll(
        /([?&](?:token|confirm|code|password|email|authToken|signature|phone|number|whatsapp)=)[^&\s"\\]*/gi,
        '$1[hidden]',
      )
      .replaceAll(/([\w.%+-])[\w.%+-]*(?:@|%40)(?=[\w-]+\.)/g, '$1***@')
      // How PostgreSQL quotes the values of a row that breaks a rule: ids of two people, say.
      .replaceAll(/(Key \([^()]*\)=)\((?:[^()\\"]|\\.)*\)/g, '$1([hidden])')
  );
}
