import { expect, it } from 'vitest';

it('gives errors their stacks back after a time without', async () => {
  const before = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
  await import('./errors-without-stacks.ts');
  const without = new Error('quick').stack;
  await import('./errors-with-stacks.ts');
  expect(without ?? '').not.toContain('errors-with-stacks.test');
  expect(new Error('whole').stack).toContain('errors-with-stacks.test');
  expect(Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit')).toEqual(before);
});
