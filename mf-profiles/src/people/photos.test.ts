import { describe, expect, it } from 'vitest';
import { photosOf } from './photos.ts';

const pics = ['one', 'two', 'three'].map((id) => ({
  id,
  url: `/p/${id}-960.webp`,
  thumb: `/p/${id}-480.webp`,
}));

describe('photos of a person', () => {
  it.each(['two', '/p/two-960.webp', '/p/two-480.webp'])(
    'begin with the primary one, named as %s',
    (primary) => {
      const sources = photosOf(pics, primary, String).map((photo) => photo.src);
      expect(sources).toEqual(['/p/two-480.webp', '/p/one-480.webp', '/p/three-480.webp']);
    },
  );

  it('keep their order when none is primary, and their place before they arrive', () => {
    const [first] = photosOf(pics, null, (n) => `Photo ${n}`);
    expect(first).toEqual({
      src: '/p/one-480.webp',
      srcSet: '/p/one-480.webp 480w, /p/one-960.webp 960w',
      width: 480,
      height: 600,
      alt: 'Photo 1',
    });
  });
});
