import { getTextOverrides } from 'shared-contracts/calls/site';
import { expect, it } from 'vitest';
import { watchUsedUploads } from './watch-used-uploads.ts';

it('tells which uploads a form has used, and none of a form that failed', async () => {
  const form = new FormData();
  form.append('kind', 'pan');
  for (const id of ['1', '2']) form.append('upload', id);
  const used: string[] = [];
  const send = (isGood: boolean) =>
    watchUsedUploads(
      () => (isGood ? Promise.resolve({ data: null } as never) : Promise.reject(new Error('429'))),
      (ids) => used.push(...ids),
    );
  await expect(send(false)(getTextOverrides, { body: form } as never)).rejects.toThrow('429');
  await send(true)(getTextOverrides, {});
  expect(used).toEqual([]);
  await send(true)(getTextOverrides, { body: form } as never);
  expect(used).toEqual(['1', '2']);
});
