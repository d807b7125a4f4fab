import type { HintMode } from '../../../src/gateway/page/hints.ts';
import type { Overrides } from '../../../src/registry/overrides.ts';
import { startSite, type Site } from '../../../src/site/site.ts';

/** A whole site on a free port with a data folder of its own; BENCH_HINTS switches preload links on. */
export function benchSite(
  dataDir: string,
  builds: readonly string[],
  overrides: Overrides = {},
): Promise<Site> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  };
  const hints = process.env['BENCH_HINTS'];
  return startSite({ env, builds, overrides, ...(isHintMode(hints) ? { hints } : {}) });
}

function isHintMode(text: string | undefined): text is HintMode {
  return text === 'off' || text === 'low' || text === 'auto';
}
