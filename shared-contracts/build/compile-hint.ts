import { rspack } from '@rspack/core';

/** Tells Chromium to compile all functions of a script beside the page's thread, while it is still loading. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Begins files with the hint. Without it a function is compiled when it is first called, in the middle of the task that
 * calls it; only what is called at once is worth it, for all of the file is compiled (decision 190).
 */
export function compiledAhead(test: RegExp): InstanceType<typeof rspack.BannerPlugin> {
  const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE } = rspack.Compilation;
  return new rspack.BannerPlugin({
    banner: HINT,
    raw: true,
    // After the minifier, which drops comments, and before anything reads or compresses the bytes.
    stage: PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    test,
  });
}
