import { expect, it } from 'vitest';
import { filesOf, OWNER, TESTED_WITH } from './new-remote.ts';

const remoteOf = (owner: string) =>
  filesOf({
    name: 'mf-events',
    owner,
    kit: { contracts: '0.1.0', tools: '0.1.0' },
    react: '19.0.0',
    tested: Object.fromEntries(TESTED_WITH.map((name) => [name, '1.0.0'])),
  });

it('quotes the name of its team', () => {
  const owner = "Team O'Brien";
  expect(OWNER.test(owner)).toBe(true);
  const files = remoteOf(owner);
  expect(files['src/locales/en/texts.ts']).toContain(
    String.raw`'Here begins the work of Team O\'Brien.'`,
  );
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ owner });
});

it.each(['', 'a\nb', 'team-{x}', 'team`x`'])('takes %j for no name of a team', (owner) => {
  expect(OWNER.test(owner)).toBe(false);
});

it('names every package that its files import', () => {
  const files = remoteOf('team-events');
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<
    string,
    Record<string, string>
  >;
  const named = { ...dependencies, ...devDependencies };
  const sources = Object.entries(files).filter(([path]) => /\.tsx?$/.test(path));
  const imported = sources.flatMap(([, text]) =>
    [...text.matchAll(/(?:from|types=|import) ?['"]([^.'"][^'"]*)['"]/g)].map(
      ([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '',
    ),
  );
  expect(new Set(imported).size).toBeGreaterThan(3);
  expect([...new Set(imported)].filter((name) => !Object.hasOwn(named, name))).toEqual([]);
});
