import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED } from 'shared-contracts/build/shared-modules';
import { describe, expect, it } from 'vitest';
import { providedGroups } from './provided-groups.ts';

const late = SHARED.filter(({ eager }) => !eager).map(({ request }) => request);

describe('the groups that the shell provides', () => {
  it('are all that the table of shared modules calls late, and no others', () => {
    expect(Object.keys(providedGroups).sort()).toEqual([...late].sort());
  });

  it.each(late)('%s is imported under its own name, which is how the build meets it', (request) => {
    const source = readFileSync(join(import.meta.dirname, 'provided-groups.ts'), 'utf8');
    expect(source).toContain(`'${request}': () => import('${request}')`);
  });
});
