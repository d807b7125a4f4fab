import type { FastifyInstance } from 'fastify';
import type { DeviceCookies } from '../../../platform/http/device-cookie.ts';
import { type IsGateway, PROFILE_VIEWS_PATH } from '../../../platform/http/gateway-requests.ts';
import { unknownPath } from '../../../platform/http/refusal.ts';
import { visitorOf } from '../../../platform/http/visitor-of.ts';
import type { visitorViews } from './view-budget.ts';

/** Counts the profiles that visitors see on pages which the gateway kept; the budget is the one of `viewProfile`. */
export function serveGatewayViews(
  app: FastifyInstance,
  takeView: ReturnType<typeof visitorViews>,
  isGateway: IsGateway,
  devices: DeviceCookies,
): void {
  app.post(PROFILE_VIEWS_PATH, async (request, reply) => {
    if (!isGateway(request)) throw unknownPath();
    await takeView(visitorOf({ request, reply }, devices));
    return { data: {} };
  });
}
