import { listFeatures } from 'shared-contracts/calls/content';
import { expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';

const t = useApp();

it('offers eight blocks to everybody, each with words and a picture that is there', async () => {
  const { status, body } = await send(t(), listFeatures, {});
  expect(status).toBe(200);
  const blocks = body['data'] as { id: string; title: string; text: string; image: string }[];
  expect(blocks).toHaveLength(8);
  expect(blocks.at(-1)?.id).toBe('family');
  expect(new Set(blocks.map(({ image }) => image)).size).toBe(8);
  for (const { title, text, image } of blocks) {
    expect(title.length).toBeGreaterThan(5);
    expect(text.length).toBeGreaterThan(40);
    expect((await t().app.inject(image)).statusCode).toBe(200);
  }
});

it.each([
  ['mr-IN', 'mr', 'कुटुंबही सोबत'],
  ['hi', 'hi', 'परिवार भी साथ'],
])(
  'words them in the language of %s, and caches keep the languages apart',
  async (accepted, language, title) => {
    const ask = (headers: object) =>
      t().app.inject({ url: '/api/v1/features', headers: { ...headers } });
    const reply = await ask({ 'accept-language': accepted });
    expect(reply.json<{ data: { title: string }[] }>().data.at(-1)?.title).toBe(title);
    expect(reply.headers['content-language']).toBe(language);
    expect(String(reply.headers['vary']).split(/, */)).toContain('accept-language');
    const english = await ask({});
    expect(english.headers['etag']).not.toBe(reply.headers['etag']);
    expect(english.headers['vary']).toContain('accept-language');
  },
);
