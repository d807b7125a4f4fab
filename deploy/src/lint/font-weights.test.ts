import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildUnits, ROOT } from '../build/units.ts';

/**
 * What is read; what names, chooses or can be pressed; the one thing of a screen (look.md, 'Bold is for one thing per
 * screen'). `inherit` is the weight of what stands around.
 */
const WEIGHTS = new Set(['400', '500', '700', 'inherit']);

/** A weight, alone or in the shorthand, in CSS or in a style of ours. */
const WEIGHT =
  /(?:font-weight|fontWeight\w*):\s*'?([\w-]+)|(?<![\w-])font:\s*([1-9]00(?!%)|bold\w*|light\w*)\b/g;

const files = [...buildUnits().map((unit) => join(unit, 'src')), 'shared-contracts/src/ui'].flatMap(
  (folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.includes('.test.'))
      .map((path) => join(folder, path)),
);

describe('the weights of letters', () => {
  it('are three in all style sheets and components', () => {
    const others = files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(WEIGHT)]
        .map(([, weight, short]) => ({ file, weight: weight ?? short ?? '' }))
        .filter(({ weight }) => !WEIGHTS.has(weight)),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(others).toEqual([]);
  });
});
