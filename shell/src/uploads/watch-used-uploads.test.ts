import { getTextOverrides } from 'shared-contracts/calls/site';
import { expect, it } from 'vitest';
import { watchUsedUploads } from './watch-used-uploads.ts';

it('tells which uploads a form has used, and none of a form that failed', async () => {
  const form = new FormData();
  form.append('kind', 'pan');
  for (const id of ['1', '2']) form.append('upload', id);
  const used: string[] = [];
  const named = new Set<string>();
  const during: string[][] = [];
  const send = (isGood: boolean) =>
    watchUsedUploads(
      () => {
        during.push([...named]);
        return isGood ? Promise.resolve({ data: null } as never) : Promise.reject(new Error('429'));
      },
      named,
      (ids) => used.push(...ids),
    );
  await expect(send(false)(getTextOverrides, { body: form } as never)).rejects.toThrow('429');
  await send(true)(getTextOverrides, {});
  expect(used).toEqual([]);
  await send(true)(getTextOverrides, { body: form } as never);
  expect(used).toEqual(['1', '2']);
  expect(during).toEqual([['1', '2'], [], ['1', '2']]);
  expect(named.size).toBe(0);
});
