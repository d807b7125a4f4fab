// antd's table measures scroll bars with a style element without the nonce, which the page's policy refuses and reports.
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** Measures them by an element alone: `scroll-bar-size-of.ts` in place of the module of @rc-component/util. */
export function scrollBarSize(): InstanceType<typeof rspack.NormalModuleReplacementPlugin> {
  return new rspack.NormalModuleReplacementPlugin(
    /^\.{1,2}\/getScrollBarSize$/,
    join(import.meta.dirname, 'scroll-bar-size-of.ts'),
  );
}
