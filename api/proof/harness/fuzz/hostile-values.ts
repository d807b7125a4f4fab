import * as fc from 'fast-check';

/** Texts that break what takes a text for granted. */
const hostileTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\u202e\u200b',
    '𝕏é\u0301',
    '\ufeff',
    "' or 1=1 --",
    '$1',
    '%',
    '%00',
    '../../../etc/passwd',
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '1e400',
    '-0',
    '-1',
    '9007199254740993',
    '2147483648',
    '0x10',
    '1,5',
    '2026-02-30',
    '0000-00-00',
    '99999-12-31',
    '2026-11-21T25:00:00Z',
    'true',
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  ),
  fc
    .constantFrom('x', 'मी', '😀', ' ')
    .chain((one) =>
      fc.constantFrom(81, 301, 1001, 4001, 60_000).map((length) => one.repeat(length)),
    ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Numbers at and beyond every edge. */
const hostileNumbers = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.1,
    1e-320,
    1e308,
    -1e308,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    -(2 ** 63),
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Values of every JSON type, few of which any field expects. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileTexts },
  { weight: 2, arbitrary: hostileNumbers },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { '': '' }) },
  { weight: 1, arbitrary: fc.constantFrom(30, 300).map((depth) => nested(depth)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Bodies that are hardly JSON, or more than it should be; `valid` is the text of a good one. */
export function hostileBodies(valid: string): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '{',
      '[',
      'null',
      '0',
      '""',
      '[]',
      '{}',
      '"\\ud800"',
      '\ufeff{}',
      '{"a":}',
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"id":1e999}',
      '{"a":1,"a":2}',
      '{"\\u0000":"\\u0000"}',
      'a=b&c=d',
      '<xml/>',
      '['.repeat(50_000),
      '{"a":'.repeat(20_000),
      `{"a":"${'x'.repeat(300_000)}"}`,
    ),
    fc.nat({ max: Math.max(0, valid.length - 1) }).map((end) => valid.slice(0, end)),
    fc.constant(valid.replace('{', '{"__proto__":{"role":"staff"},')),
    fc.constant(valid.replaceAll(/"[^"]*"(?=[,}\]])/g, '"\\u0000"')),
    fc.constant(valid.replaceAll(/"[^"]*"(?=[,}\]])/g, '"\\ud800"')),
  );
}
