import { Validator } from '@seriousme/openapi-schema-validator';
import { PHOTOS_MOST } from 'shared-contracts/calls/pictures';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { describedPath } from './openapi.ts';

const t = useApp();
let staff: TestMember | undefined;

interface Described {
  readonly paths: Record<string, Record<string, DescribedCall>>;
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly servers: readonly object[];
  readonly components: { readonly parameters: object };
}
interface DescribedCall {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly parameters: readonly { readonly $ref?: string }[];
  readonly 'x-access': string;
  readonly security?: readonly object[];
  readonly summary: string;
  readonly responses: Record<string, { readonly description: string; readonly headers?: object }>;
  readonly requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
}

/** The document as staff read it: the only one with every call. */
async function describedBy(url: string, token?: string | null): Promise<Described> {
  staff ??= await addMember(t(), { role: 'staff' });
  const bearer = token === undefined ? staff.token : token;
  const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  return (await t().app.inject({ url, headers })).json<Described>();
}

describe('the OpenAPI document', () => {
  it('describes every served call with its access and its refusals', async () => {
    const { paths } = await describedBy('/api/openapi.json');
    expect(t().served.length).toBeGreaterThan(0);
    for (const call of t().served) {
      const described = paths[describedPath(call)]?.[call.method.toLowerCase()];
      expect(described, `${call.method} ${call.path}`).toMatchObject({
        'x-access': call.access,
        ...(call.duty === undefined ? {} : { 'x-duties': [call.duty].flat() }),
        summary: call.summary,
      });
      for (const [status, codes] of Object.entries(call.fails ?? {}))
        for (const code of [codes].flat())
          expect(described?.responses[status]?.description).toContain(code);
    }
  });

  // `redocly lint` with its recommended rules has no errors beside these; it weighs too much to run here.
  it('writes no path with a slash at its end, and answers it with one and without', async () => {
    const { paths } = await describedBy('/api/openapi.json');
    expect(Object.keys(paths).filter((path) => path.endsWith('/'))).toEqual([]);
    const bookmarks = ['/api/v1/bookmarks', '/api/v1/bookmarks/'];
    const answers = await Promise.all(bookmarks.map((url) => t().app.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  it('tells what a body must hold', async () => {
    const { paths } = await describedBy('/api/openapi.json');
    const body = paths['/api/v1/sign_in']?.['post']?.requestBody;
    expect(body?.content['application/json']?.schema.required).toEqual(['email', 'password']);
  });

  it('tells which files a form takes, and that an upload may stand for each', async () => {
    const { paths } = await describedBy('/api/openapi.json');
    const form = paths['/api/v1/bulk/picb']?.['post']?.requestBody?.content['multipart/form-data'];
    const most = { type: 'array', maxItems: PHOTOS_MOST };
    expect(form?.schema).toMatchObject({ properties: { 'pics[]': most, upload: most } });
    const upload = paths['/api/v1/uploads/{id}'];
    expect(upload?.['patch']?.responses).toHaveProperty('204');
    expect(upload?.['head']?.responses).toHaveProperty('200');
  });

  it('is valid by the schema of OpenAPI 3.1', async () => {
    const checked = await new Validator().validate(
      (await describedBy('/api/openapi.json')) as unknown as Record<string, unknown>,
    );
    expect(checked.errors).toBeUndefined();
    expect(checked.valid).toBe(true);
  });

  it('names each call and the part of the site it belongs to', async () => {
    const { paths, tags, servers } = await describedBy('/api/openapi.json');
    const all = Object.values(paths).flatMap((methods) => Object.values(methods));
    const ids = all.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]\w+$/.test(id))).toEqual([]);
    expect(ids).toContain('postSign_in');
    const known = new Set(tags.map(({ name }) => name));
    expect(all.filter((one) => !known.has(one.tags?.[0] ?? ''))).toEqual([]);
    for (const { name, description } of tags) expect(description, name).toMatch(/[\w)]\.$/);
    expect(servers).toMatchObject([{ url: '/' }]);
  });

  it('tells of every call that it may be asked too often, and of some that they need the app header', async () => {
    const { paths, components } = await describedBy('/api/openapi.json');
    for (const call of t().served) {
      const described = paths[describedPath(call)]?.[call.method.toLowerCase()];
      expect(described?.responses['429']).toMatchObject({ headers: { 'Retry-After': {} } });
      const headers = described?.parameters.filter(({ $ref }) => $ref?.endsWith('/App'));
      expect(headers, call.path).toHaveLength(call.ownPagesOnly === true ? 1 : 0);
    }
    expect(components.parameters).toMatchObject({ App: { name: 'x-app', in: 'header' } });
  });

  it.each(['a visitor', 'a member', 'somebody with a forged token'])(
    'shows %s no call of staff',
    async (who) => {
      const { token } = await addMember(t());
      const tokens = { 'a visitor': null, 'a member': token };
      const url = '/api/openapi.json';
      const document = await describedBy(
        url,
        Reflect.get(tokens, who) ?? (who === 'a visitor' ? null : 'x.y.z'),
      );
      const seen = Object.values(document.paths).flatMap((methods) => Object.values(methods));
      expect(new Set(seen.map((one) => one['x-access']))).toEqual(new Set(['public', 'member']));
      const hidden = t().served.filter(({ access }) => access === 'staff');
      expect(hidden.length).toBeGreaterThan(0);
      const shown = new Set(
        t()
          .served.filter((one) => !hidden.includes(one))
          .map(describedPath),
      );
      expect(Object.keys(document.paths).toSorted()).toEqual([...shown].toSorted());
      expect(JSON.stringify(document)).not.toContain('x-duties');
    },
  );

  it('says of every call whether it takes a token, of public ones too', async () => {
    const { paths } = await describedBy('/api/openapi.json');
    const all = Object.values(paths).flatMap((methods) => Object.values(methods));
    for (const one of all)
      expect(one.security, one.operationId).toEqual(
        one['x-access'] === 'public' ? [] : [{ bearer: [] }],
      );
    expect(all.filter(({ security }) => security?.length === 0).length).toBeGreaterThan(0);
  });

  it('marks no call as still to come', async () => {
    const { paths } = await describedBy('/api/openapi.json');
    expect(t().unhandled).toEqual([]);
    expect(JSON.stringify(paths)).not.toContain('x-not-implemented');
  });
});
