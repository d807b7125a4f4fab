import * as fc from 'fast-check';
import type { CallShape, LooseInput } from 'shared-contracts/calls/call';
import type { RawRequest } from '../requests/make-request.ts';
import { rawAddress } from './addresses.ts';
import { hostileBodies, hostileValues } from './hostile-values.ts';
import { spoil } from './spoil.ts';

/** One request, and whether its address may lead past the call. */
export interface FuzzCase extends RawRequest {
  readonly mayMissRoute: boolean;
  readonly contentType?: string;
}

type Cases = fc.Arbitrary<FuzzCase>;

/** Requests around a valid one: as it is, nearly right, and wrong in every part of it. */
export function casesAround(call: CallShape, input: LooseInput): Cases {
  const valid = fc.constant(toCase(call, input));
  const kinds = [{ weight: 2, arbitrary: valid }];
  if (input.params !== undefined) kinds.push({ weight: 2, arbitrary: withParams(call, input) });
  if (call.query !== undefined) kinds.push({ weight: 4, arbitrary: withQuery(call, input) });
  if (call.encoding === 'multipart') kinds.push({ weight: 4, arbitrary: withForm(call, input) });
  else if (call.body !== undefined) kinds.push({ weight: 8, arbitrary: withBody(call, input) });
  kinds.push({ weight: 1, arbitrary: withUnaskedBody(call, input) });
  kinds.push({ weight: 1, arbitrary: withOddQuery(call, input) });
  return fc.oneof(...kinds);
}

function toCase(call: CallShape, input: LooseInput, change: Partial<FuzzCase> = {}): FuzzCase {
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  const body = input.body as object | string | undefined;
  return {
    method: call.method,
    url: rawAddress(call, input.params ?? {}, query),
    mayMissRoute: false,
    ...(body === undefined ? {} : { body: asSent(body) }),
    ...change,
  };
}

/** JSON is written here, so that a value which is no object travels as it is. */
function asSent(body: object | string): object | string {
  return body instanceof FormData ? body : JSON.stringify(body);
}

function withParams(call: CallShape, input: LooseInput): Cases {
  return spoil(input.params, hostileValues).map((params) => ({
    ...toCase(call, { ...input, params: (params ?? {}) as Record<string, unknown> }),
    mayMissRoute: true,
  }));
}

function withQuery(call: CallShape, input: LooseInput): Cases {
  const known = Object.keys(((call.query as { shape?: object }).shape ?? {}) as object);
  const spoilt = spoil(input.query ?? {}, hostileValues).map(
    (query) => Object.entries((query ?? {}) as object) as [string, unknown][],
  );
  // Every parameter that there is now and then gets something, some of them twice.
  const more = fc.array(
    fc.tuple(fc.constantFrom(...known, 'cursor', 'constructor', 'a[]'), hostileValues),
    { maxLength: 3 },
  );
  return fc.tuple(spoilt, more).map(([one, other]) => ({
    ...toCase(call, input),
    url: rawAddress(call, input.params ?? {}, [...one, ...other]),
  }));
}

function withBody(call: CallShape, input: LooseInput): Cases {
  const sendJson = (body: unknown) =>
    toCase(call, { ...input, body: undefined }, { body: JSON.stringify(body) ?? 'null' });
  const once = spoil(input.body, hostileValues);
  return fc.oneof(
    { weight: 5, arbitrary: once.map(sendJson) },
    { weight: 2, arbitrary: once.chain((body) => spoil(body, hostileValues)).map(sendJson) },
    { weight: 1, arbitrary: hostileValues.map(sendJson) },
    {
      weight: 2,
      arbitrary: hostileBodies(JSON.stringify(input.body)).map((body) =>
        toCase(call, input, { body }),
      ),
    },
    {
      weight: 1,
      arbitrary: contentTypes.map((contentType) => toCase(call, input, { contentType })),
    },
  );
}

const contentTypes = fc.constantFrom(
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'application/problem+json',
  'x',
  ';',
);

function withForm(call: CallShape, input: LooseInput): Cases {
  const fields = fc.array(
    fc.tuple(fc.constantFrom('kind', 'status', 'phone', 'x'), hostileValues),
    {
      maxLength: 4,
    },
  );
  const forms = fields.map((pairs) => {
    const form = new FormData();
    const valid = input.body instanceof FormData ? [...input.body] : [];
    for (const [name, value] of valid) form.append(name, value);
    for (const [name, value] of pairs) form.append(name, String(JSON.stringify(value)));
    return toCase(call, { ...input, body: form });
  });
  const broken = fc.constantFrom(
    '',
    '--x',
    '--x\r\n\r\n',
    '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name="../../a"; filename="../../a"\r\n\r\n1\r\n--x--',
  );
  return fc.oneof(
    forms,
    broken.map((body) =>
      toCase(call, input, { body, contentType: 'multipart/form-data; boundary=x' }),
    ),
    contentTypes.map((contentType) => toCase(call, input, { body: '{}', contentType })),
  );
}

function withUnaskedBody(call: CallShape, input: LooseInput): Cases {
  return hostileBodies('{}').map((body) => toCase(call, input, { body }));
}

function withOddQuery(call: CallShape, input: LooseInput): Cases {
  const odd = ['?', '?&&&', '?=', '?%', '?%ff=%ff', `?a=${'x'.repeat(20_000)}`, '?__proto__=1'];
  return fc.constantFrom(...odd).map((tail) => {
    const valid = toCase(call, input);
    return { ...valid, url: valid.url.split('?')[0] + tail };
  });
}
