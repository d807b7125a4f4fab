import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const pureComponents = createRequire(import.meta.url)('./pure-components.cjs') as (
  source: string,
) => string;

it('lets components go that nobody imports, and changes nothing else', () => {
  const source = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var Memoized = React3.memo(Routes);',
    'Boundary.contextType = RSCRouterContext;',
    'RouteContext.displayName = name;',
  ].join('\n');
  expect(pureComponents(source)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function LinkWithRef() {}',
      ');',
      '',
      'var Memoized = /* @__PURE__ */ React3.memo(Routes);',
      '',
      'RouteContext.displayName = name;',
    ].join('\n'),
  );
});
