import { createServer } from 'node:http';
import { readConfig, runtimeConfigOf } from 'api/config';
import { listen } from '../site/listen.ts';
import { openSiteReleases } from '../site/site-releases.ts';
import { runUntilStopped, sentenceOf } from '../site/run-until-stopped.ts';
import { stopServer } from '../site/stop-server.ts';
import { overHttp } from './api-ports.ts';
import { createGateway } from './gateway.ts';

// The gateway without the API: it reads the same environment, and API_ORIGIN says where the API is.
await runUntilStopped(async () => {
  const config = readConfig(process.env);
  const told = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const releases = await openSiteReleases(config, [], {
    warn: (_detail, sentence) => told(sentence),
    info: told,
  });
  const gateway = await createGateway({
    releases: releases.cache,
    config: runtimeConfigOf(config),
    api: overHttp(config.apiOrigin),
    trustProxy: config.trustProxy,
    onError: (error) => told(sentenceOf(error)),
  });
  const server = createServer((request, response) => gateway.routing(request, response));
  const url = await listen(server, config.port, config.host);
  process.stdout.write(`${url}\n`);
  return {
    close: async () => {
      await stopServer(server);
      await gateway.close();
      await releases.close();
    },
  };
});
