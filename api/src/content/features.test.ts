import { listFeatures } from 'shared-contracts/calls/content';
import { expect, it } from 'vitest';
import { send, useApp } from '../../test/app.ts';

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
