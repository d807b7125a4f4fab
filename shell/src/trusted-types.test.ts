import { describe, expect, it } from 'vitest';
import { policyRules } from './trusted-types.ts';

const rules = policyRules({
  own: 'https://site.test',
  others: new Set(['https://cdn.test']),
  addresses: new Set(['https://site.test/sandbox/checkout.js']),
});

describe('addresses of scripts', () => {
  it.each([
    '/a/shell/1/main.js',
    'https://site.test/a/x.js',
    'https://cdn.test/b/x.js',
    '/sandbox/checkout.js',
  ])('takes %s', (url) => expect(rules.createScriptURL(url)).toMatch(/^https:/));

  it.each([
    '/api/v1/pics/1',
    '/a/../api/v1/pics/1',
    '/sandbox/other.js',
    '/sandbox/checkout.js?and=more',
    'https://evil.test/a/x.js',
    '//evil.test/a/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'http://[',
  ])('refuses %s', (url) => expect(rules.createScriptURL(url)).toBeNull());
});

describe('markup', () => {
  it('is refused, while the text of a style passes', () => {
    expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
    expect(rules.createHTML('.a{color:red}')).toBe('.a{color:red}');
  });
});
