import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { unitConfig } from './unit-config.ts';

/** Name of the global that a remote in development fills. */
export function devGlobal(remote: string): string {
  return `${remote.replaceAll('-', '_')}_dev`;
}

/** The configuration of a remote under development: served from `origin`, changed modules replaced in place. */
export function devConfig(dir: string, origin: string): Configuration {
  const { name: remote } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    name: string;
  };
  const config = unitConfig({ dir, kind: 'remote' }, 'development', {
    global: devGlobal(remote),
    clients: hotClients(origin),
  });
  return {
    ...config,
    output: {
      ...config.output,
      publicPath: `${origin}/`,
    },
    devServer: {
      host: '127.0.0.1',
      port: Number(new URL(origin).port),
      hot: true,
      liveReload: false,
      static: false,
      headers: { 'access-control-allow-origin': '*' },
      // The clients stand in the exposed module; a container has no entry that the server could add them to.
      client: false,
    },
  };
}

/** What hears of changes on the page: the socket, the replacement of modules, and React's refresh. */
function hotClients(origin: string): string[] {
  const { hostname, port } = new URL(origin);
  const socket = new URLSearchParams({
    // The page belongs to the site, so the address of this server has to be said.
    protocol: 'ws:',
    hostname,
    port,
    pathname: '/ws',
    hot: 'true',
    'live-reload': 'false',
    // The overlay needs a Trusted Types policy of its own, which the site's policy refuses.
    overlay: 'false',
    logging: 'warn',
  });
  return [
    `${pathOf('@rspack/dev-server/client/index.js')}?${socket}`,
    pathOf('@rspack/core/hot/dev-server'),
    pathOf('@rspack/plugin-react-refresh/react-refresh-entry'),
  ];
}

function pathOf(module: string): string {
  return fileURLToPath(import.meta.resolve(module));
}
