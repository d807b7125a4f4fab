import { spokenIn } from 'shared-contracts/i18n/i18n';
import {
  FIRST_REPLY_MS,
  firstReplies,
  anonymousReader,
  type FirstReplies,
  type FirstReplyPort,
  type Visitor,
} from '../first-reply.ts';
import { KEPT_MS, keptPages, type KeptParts, type Making } from './kept-pages.ts';
import type { PageBody } from './page-body.ts';
import { pageRenderer, type PageSubject, type RenderParts } from './render-page.ts';

export interface BodyParts extends RenderParts, Pick<KeptParts, 'ticks'> {
  readonly api: FirstReplyPort;
}

/**
 * The body of a page; `calls` are the paths whose replies it brings, `nonce` is for styles of a page that is not kept,
 * `limit` is how long it may wait for the replies, in ms.
 */
export type PageBodyOf = (
  subject: PageSubject,
  calls: readonly string[],
  nonce: string,
  limit: number,
) => Promise<PageBody>;

/**
 * Bodies of pages: a visitor's is shared for seconds, a member's and a tester's made each time. Shared replies are
 * fetched without identity.
 */
export function createPageBodies(parts: BodyParts): PageBodyOf {
  const { api } = parts;
  const render = pageRenderer(parts);
  const kept = keptPages(parts);

  return async (subject, calls, nonce, limit) => {
    const asker = anonymousReader(spokenIn(subject.language));
    const make = (): Making => {
      const { soon, all } = readForMany(api, calls, asker);
      const first = soon.then(async (read) => ({
        body: await render(subject, read, null),
        isWhole: isWhole(read, calls),
      }));
      const late = async () => {
        const read = await all;
        return isWhole(read, calls) ? render(subject, read, null) : null;
      };
      return {
        soon: first.then(({ body }) => body),
        // The first waiter gets the defect.
        whole: first.then(
          ({ body, isWhole: done }) => (done ? body : late()),
          () => null,
        ),
      };
    };
    if (isForMany(subject)) {
      const patience = limit > FIRST_REPLY_MS ? limit : null;
      return kept(keyOf(subject, calls), make, patience);
    }
    return render(subject, await firstReplies(api, calls, asker, limit), nonce);
  };
}

/** Fetches all once: what is there in time, and what comes while the page can still be kept. */
function readForMany(api: FirstReplyPort, calls: readonly string[], asker: Visitor) {
  const given = new AbortController();
  const requested = new Map(
    calls.map((path) => [path, api({ ...asker, path, signal: given.signal })]),
  );
  const again: FirstReplyPort = ({ path }) =>
    requested.get(path) ?? Promise.reject(new Error(`nobody asked for ${path}`));
  const readIn = (limit?: number) => firstReplies(again, calls, asker, limit);
  return { soon: readIn(), all: readIn(KEPT_MS).finally(() => given.abort()) };
}

function isWhole({ replies }: FirstReplies, calls: readonly string[]): boolean {
  return calls.every((path) => path in replies);
}

function isForMany({ member, resolution }: PageSubject): boolean {
  return !member && !candidates(resolution).some(({ track }) => track === 'override');
}

/**
 * The inputs of the HTML. Of the address only route, language, calls and checkout: other parts must not make more
 * pages.
 */
function keyOf(subject: PageSubject, calls: readonly string[]): string {
  const { language, addressLanguage, route, isDrawn, theme, checkout, shell, resolution } = subject;
  const builds = Object.entries(resolution.remotes).map(([name, given]) => [
    name,
    ...given.map(({ build, track }) => `${track} ${build}`),
  ]);
  const { generation, complete } = resolution;
  return JSON.stringify([
    language,
    addressLanguage,
    route?.name ?? null,
    subject.declared.key,
    isDrawn,
    theme,
    checkout,
    shell.build,
    generation,
    complete,
    builds,
    calls,
  ]);
}

function candidates(resolution: PageSubject['resolution']) {
  return Object.values(resolution.remotes).flat();
}
