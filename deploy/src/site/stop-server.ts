import type { Server } from 'node:http';

/** Open requests may take this long to end when the site stops, in ms. */
export const STOP_MS = 5_000;

/** Stops listening, lets running requests end, and cuts what is left at the deadline. */
export function stopServer(server: Server, deadline = STOP_MS): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), deadline);
    // A keep-alive connection whose last answer is out would otherwise hold the server open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
