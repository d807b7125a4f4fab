import { defineProject } from 'vitest/config';

/**
 * The Vitest project of a unit of the front end. Files share one document and one set of modules (`isolate: false`, a
 * third of the processor time), so a test mocks no module: it replaces what stands at the edge, as
 * `shared-contracts/testing` does. `testing/setup` takes away what a file leaves behind. Plain JavaScript, because Vite
 * hands what a configuration imports from a package to Node.
 */
export function testProject(name) {
  return defineProject({
    test: {
      name,
      environment: 'jsdom',
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.{ts,tsx}'],
      testTimeout: 30_000,
      setupFiles: ['shared-contracts/testing/setup'],
      // Packed they lie below node_modules, where Node would be given their stylesheets.
      server: { deps: { inline: [/shared-contracts/] } },
    },
    plugins: [noModuleMocks],
  });
}

/** Refuses a test that replaces modules: whether it got them would hang on which file ran before it. */
const noModuleMocks = {
  name: 'no-module-mocks',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.test\.tsx?$/.test(id) || !/\bvi\.(?:do)?(?:mock|unmock)\(/i.test(code)) return;
    this.error('Test files of a unit share their modules, so none may mock one.');
  },
};
