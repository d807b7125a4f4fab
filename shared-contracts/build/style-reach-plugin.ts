import { rspack, type Compiler } from '@rspack/core';
import { reachingStyles } from './style-reach.ts';

/** Fails the build of a remote whose stylesheets reach outside of it, with each file and selector. */
export class StyleReachPlugin {
  readonly #unit: string;

  constructor(unit: string) {
    this.#unit = unit;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StyleReach', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StyleReach', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10 },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith('.css')) continue;
            for (const reaching of reachingStyles(source.source().toString(), this.#unit)) {
              const text = `${name}: ${reaching} reaches outside of ${this.#unit}; begin it with a class of your own`;
              compilation.errors.push(new rspack.WebpackError(text));
            }
          }
        },
      );
    });
  }
}
