// @vitest-environment node
import { listBlogs } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { useQuery } from 'shared-contracts/query';
import { describe, expect, it } from 'vitest';
import { drawFirstScreens } from './draw-first-screens.tsx';

function Blogs() {
  const { config, query } = useHost();
  const phrase = useTexts(phrases);
  const posts = useQuery(query(listBlogs, {}));
  return (
    <h1>
      {config.productName}: {posts.isPending ? phrase('blogs.loading') : 'here'}
    </h1>
  );
}

const draw = (page: () => React.ReactNode) =>
  drawFirstScreens(defineRemote({ name: 'mf-content', pages: { blogs: page } }));

describe('drawing first screens', () => {
  it('draws a page that waits for its replies, in every language, with places for what the site is called', async () => {
    const { blogs } = await draw(Blogs);
    expect(blogs).toEqual({
      en: '<h1>[[productName]]: Loading...</h1>',
      mr: '<h1>[[productName]]: लोड होत आहे...</h1>',
      hi: expect.stringMatching(/^<h1>\[\[productName\]\]: .*लोड.*<\/h1>$/),
    });
  });

  it('draws pages that come late, and none of another owner or without a first screen', async () => {
    const drawn = await drawFirstScreens(
      defineRemote({
        name: 'mf-content',
        pages: {
          features: lazyPage(async () => () => <p>What it does</p>),
          publishAd: () => <input />,
          home: () => <p>of mf-profiles</p>,
        },
      }),
    );
    expect(Object.keys(drawn)).toEqual(['features']);
    expect(drawn.features?.en).toBe('<p>What it does</p>');
  });

  it('leaves links as they are, and makes inert what only scripts would answer', async () => {
    const { blogs } = await draw(() => (
      <p>
        <a href="/signup">Join</a>
        <button type="button">Share</button>
      </p>
    ));
    expect(blogs?.en).toBe(
      '<p><a href="/signup">Join</a><button inert="" type="button">Share</button></p>',
    );
  });

  it('refuses what the content security policy would', async () => {
    await expect(draw(() => <p style={{ color: 'red' }}>red</p>)).rejects.toThrow(
      'neither scripts nor style attributes',
    );
  });
});
