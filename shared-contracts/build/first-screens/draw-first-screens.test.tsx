// @vitest-environment node
import { listBlogs } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { useQuery } from 'shared-contracts/query';
import { describe, expect, it } from 'vitest';
import { drawFirstScreens, faultsOf } from './draw-first-screens.tsx';

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
          features: lazyPage(async () => () => <h1>What it does</h1>),
          publishAd: () => <input />,
          home: () => <p>of mf-profiles</p>,
        },
      }),
    );
    expect(Object.keys(drawn)).toEqual(['features']);
    expect(drawn.features?.en).toBe('<h1>What it does</h1>');
  });

  it('leaves links as they are, and makes inert what only scripts would answer', async () => {
    const { blogs } = await draw(() => (
      <h1>
        <a href="/signup">Join</a>
        <button type="button">Share</button>
      </h1>
    ));
    expect(blogs?.en).toBe(
      '<h1><a href="/signup">Join</a><button inert="" type="button">Share</button></h1>',
    );
  });

  it('refuses what the content security policy would', async () => {
    await expect(draw(() => <p style={{ color: 'red' }}>red</p>)).rejects.toThrow(
      'neither scripts nor style attributes',
    );
  });

  it('names the page that cannot be drawn in one line', async () => {
    const failing = () => {
      throw new TypeError('x is not a function');
    };
    await expect(draw(failing)).rejects.toThrow(/^\/blogs \(blogs, en\): x is not a function/);
    await expect(draw(failing)).rejects.not.toThrow(/\n/);
  });

  it.each([
    ['<p></p>', 'nothing is on the page'],
    ['<h1>Blogs</h1><p>undefined years</p>', 'a value is missing: Blogs undefined years'],
    ['<h1>NaN profiles</h1>', 'a value is missing: NaN profiles'],
    ['<h1>Of {{ name }}</h1>', 'a value is missing: Of {{ name }}'],
    ['<p>Blogs</p>', 'the page has no heading (h1)'],
    ['<h1>Blogs</h1><button type="button"><svg></svg></button>', 'a button has no name'],
  ])('refuses %s', (html, fault) => {
    expect(faultsOf(html).join()).toContain(fault);
  });

  it('takes a button that a label, a title, an image or words name', () => {
    expect(
      faultsOf(
        '<h1>Blogs</h1><button aria-label="Close"><svg></svg></button><button title="Up"></button>' +
          '<button><img alt="Menu"></button><button><svg><title>Down</title></svg></button><button>Go</button>',
      ),
    ).toEqual([]);
  });
});
