import type { Server } from 'node:http';

/** How long requests that are under way may take at a stop, in ms. */
const DEADLINE_MS = 5_000;

const CLOSE_IDLE_MS = 50;

/**
 * Stops a server without cutting an answer short: each one from now on says `connection: close`, idle
 * connections end at once, and the deadline ends the rest (a keep-alive one would hold it for ever).
 */
export function stopServer(server: Server, deadlineMs = DEADLINE_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    server.prependListener('request', (_request, response) => {
      response.setHeader('connection', 'close');
    });
    // An answer that had begun before says keep-alive still: its connection ends when it falls idle.
    const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.close((error) => {
      clearTimeout(deadline);
      clearInterval(closing);
      if (error === undefined || isNotRunning(error)) resolve();
      else reject(error);
    });
    server.closeIdleConnections();
  });
}

function isNotRunning(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ERR_SERVER_NOT_RUNNING';
}
