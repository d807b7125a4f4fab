import { browseProfiles } from 'shared-contracts/calls/profiles';
import { safeParse } from 'zod/v4/core';
import type { Api } from '../../../platform/calls/context.ts';
import { databaseIn } from '../../../platform/database/queued-database.ts';
import { type IsGateway, PROFILE_VIEWS_PATH } from '../../../platform/http/gateway-requests.ts';
import { Refusal, unknownPath } from '../../../platform/http/refusal.ts';
import { visitorOf } from '../../../platform/http/visitor-of.ts';
import { createFirstPage } from '../listing/first-page.ts';
import type { PeopleShown } from './people-shown.ts';

/** What a page shows: one profile, or the first page of a list. */
interface Shown {
  readonly id?: unknown;
  readonly list?: unknown;
}

/**
 * Counts the people whom visitors see on pages which the gateway kept; the budgets are those of `viewProfile` and
 * `browseProfiles`. 429 where someone on the page may not be shown.
 */
export function serveGatewayViews(api: Api, people: PeopleShown, isGateway: IsGateway): void {
  const { app, parts, devices } = api;
  const firstPageOf = createFirstPage(parts);
  app.post<{ Querystring: Shown }>(PROFILE_VIEWS_PATH, async (request, reply) => {
    if (!isGateway(request)) throw unknownPath();
    const visitor = visitorOf({ request, reply }, devices);
    const { id, list } = request.query;
    if (list === undefined) {
      if (typeof id !== 'string') throw unknownPath();
      await people.openedByVisitor(visitor, id);
      return { data: {} };
    }
    const requested = safeParse(browseProfiles.params, { x: list });
    if (!requested.success) throw unknownPath();
    const ids = await firstPageOf(databaseIn(parts.db, request.place), requested.data.x);
    const shown = await people.toVisitor(visitor, ids, true);
    if (ids.some((one) => !shown.has(one))) throw new Refusal(429, 'profile.viewBudget');
    return { data: {} };
  });
}
