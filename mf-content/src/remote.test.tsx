import { isLazyPage } from 'shared-contracts/platform/remote';
import { describe, expect, it } from 'vitest';
import { remote } from './remote.tsx';

describe('the remote', () => {
  it('brings the list at once and the rest with its first visit', async () => {
    expect(remote.name).toBe('mf-content');
    const { blogs, blog, features, terms } = remote.pages;
    expect(blogs && isLazyPage(blogs)).toBe(false);
    for (const page of [blog, features, terms]) {
      if (page === undefined || !isLazyPage(page)) throw new Error('expected a lazy page');
      expect(await page.load()).toBeTypeOf('function');
    }
  });
});
