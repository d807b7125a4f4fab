import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { registerCheckout } from './checkout/checkout-routes.ts';
import { registerPages } from './checkout/page-routes.ts';
import { registerKnobs } from './knobs/knob-routes.ts';
import { requireKeys } from './rest/basic-auth.ts';
import { registerOrders } from './rest/order-routes.ts';
import { registerPayments } from './rest/payment-routes.ts';
import { failAsTurned } from './rest/provider-faults.ts';
import { SandboxError } from './rest/sandbox-error.ts';
import type { SandboxParts } from './sandbox-parts.ts';

/** More than fifteen notes of 256 characters, in bytes. */
const LONGEST_BODY = 64 * 1024;

/** Everything that the sandbox answers, not listening yet. */
export function buildSandboxApp(
  parts: SandboxParts,
  onError: (error: unknown) => void,
): FastifyInstance {
  const app = fastify({ bodyLimit: LONGEST_BODY, routerOptions: { maxParamLength: 100 } });

  app.setErrorHandler((error: FastifyError | SandboxError, _request, reply) => {
    const told = refusalOf(error);
    if (told.status >= 500 && !(error instanceof SandboxError)) onError(error);
    return reply.code(told.status).send(told.body);
  });
  app.setNotFoundHandler(() => {
    throw new SandboxError(400, 'The requested URL was not found on the server.');
  });
  // Nobody is told what a crash could undo.
  app.addHook('onSend', async (_request, _reply, payload) => {
    await parts.ledger.flushed();
    return payload;
  });

  registerCheckout(app, parts);
  app.register(registerPages);
  app.register(async (shop) => {
    shop.addHook('onRequest', async ({ headers }) => requireKeys(headers.authorization, parts));
    shop.register(async (rest) => {
      failAsTurned(rest, parts.ledger);
      registerOrders(rest, parts);
      registerPayments(rest, parts);
    });
    registerKnobs(shop, parts);
  });
  return app;
}

/** Razorpay has 400 for what cannot be read; anything of our own making is a 500. */
function refusalOf(error: FastifyError | SandboxError): SandboxError {
  if (error instanceof SandboxError) return error;
  const { statusCode = 500 } = error;
  if (statusCode === 413) return new SandboxError(413, 'The request is too large.');
  if (statusCode < 500) return new SandboxError(400, 'The request could not be read.');
  return new SandboxError(500, 'We are facing some trouble completing your request.');
}
