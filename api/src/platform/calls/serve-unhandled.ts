import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { refuseForeignPage } from '../http/foreign-pages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Api } from './context.ts';
import { admitted, routeOf } from './serve.ts';

/**
 * Answers 501 for every call of the contract that no domain serves; registered after the last of
 * them. Who may not call gets the same answer as when the call is there.
 */
export function serveUnhandled(api: Api): readonly CallShape[] {
  const served = new Set(api.served.map((call) => nameOf(call)));
  const unhandled = allCalls.filter((call) => !served.has(nameOf(call)));
  for (const call of unhandled) {
    api.app.route({
      method: call.method,
      url: routeOf(call.path),
      // Everything before the body is read: an upload is not taken to be thrown away.
      onRequest: async (request) => {
        await admitted(api, call, request);
        refuseForeignPage(call, request.headers, api.parts.config);
        throw new Refusal(501, 'call.notImplemented');
      },
      handler: () => undefined,
    });
  }
  return unhandled;
}

function nameOf({ method, path }: CallShape): string {
  return `${method} ${path}`;
}
