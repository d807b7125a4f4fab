import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StyleReachPlugin } from './style-reach-plugin.ts';
import { reachingStyles } from './style-reach.ts';

describe('a stylesheet reaches outside of its unit', () => {
  it.each([
    'header',
    '*',
    '.sp-top',
    '.sp-top:hover',
    '.shell-remote > *',
    '.en-chat',
    '[data-x="a{b}"]',
    'body:has(.pf-page) header',
    '.sp-top:has(.pf-page)',
    '.sp-frame:has(.pf-page) > .sp-top',
    '.sp-frame:has(.pf-page) *',
    '.sp-bottom:not(.pf-page)',
    ':is(header, .pf-page)',
    '.sp-frame:has(.sp-bottom) > .sp-bottom',
  ])('with %s', (selector) => {
    expect(reachingStyles(`.pf-a{color:red}${selector}{opacity:0}`, 'mf-profiles')).toEqual([
      selector,
    ]);
    expect(reachingStyles(`@media (width>1px){${selector}{opacity:0}}`, 'mf-profiles')).toEqual([
      selector,
    ]);
  });

  it.each(['@font-face', '@keyframes sp-turn', '@keyframes en-rise', '@property --sp-ink'])(
    'with %s',
    (rule) => {
      expect(reachingStyles(`${rule}{to{color:red}}`, 'mf-profiles')).toEqual([rule]);
    },
  );

  it('with an import, and with properties of the shell', () => {
    expect(reachingStyles('@import "x.css";', 'mf-profiles')).toEqual(['@import "x.css"']);
    expect(reachingStyles(':root{--pf-a:1;--sp-ink:red}', 'mf-profiles')).toEqual([':root']);
    expect(reachingStyles(':root{--pf-a:1;color:red}', 'mf-profiles')).toEqual([':root']);
  });
});

it.each([
  '.pf-page',
  '.pf-page .sp-button:hover, .sp-dialog.pf-viewer::backdrop',
  ':where(.pf-a, .pf-b) header',
  '.pf-page:not(.sp-page) *',
  '.sp-frame:has(.pf-edit) > .sp-bottom',
  'html:has(.pf-viewer[open])',
  '.sp-card__save .sp-icon--filled',
  '.sp-combobox__list[aria-multiselectable]',
  '.reactEasyCrop_Image',
])('a stylesheet with %s stays within its unit', (selectors) => {
  expect(reachingStyles(`/* header{} */${selectors}{content:"} header{"}`, 'mf-profiles')).toEqual(
    [],
  );
});

it('keyframes and properties of the unit’s own stay within it', () => {
  const css = '@keyframes pf-rise{to{opacity:1}}:root{--pf-wide:1}@container (width>1px){.pf-a{}}';
  expect(reachingStyles(css, 'mf-profiles')).toEqual([]);
});

it('a build whose stylesheet reaches outside fails with file and selector', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'style-reach-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeFile(join(dir, 'main.js'), `import './page.css';`);
  await writeFile(join(dir, 'page.css'), '.pf-page{color:red}\nheader{display:none}');
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: './main.js',
    output: { path: join(dir, 'dist') },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    plugins: [new StyleReachPlugin('mf-profiles')],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(stats?.toJson({ errors: true }).errors?.map(({ message }) => message)).toEqual([
    expect.stringContaining('main.css: header reaches outside of mf-profiles'),
  ]);
});
