import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scenes } from '../blog-images/scenes.ts';
import { blogs } from './blogs.ts';

const images = fileURLToPath(new URL('../../pictures/scenes', import.meta.url));

test('has posts of every category, newest first, with addresses of their own', () => {
  expect(blogs.length).toBeGreaterThanOrEqual(8);
  expect(new Set(blogs.map((post) => post.id)).size).toBe(blogs.length);
  expect(new Set(blogs.map((post) => post.category))).toEqual(
    new Set(['guidance', 'community', 'events']),
  );
  const days = blogs.map((post) => post.publishedDaysAgo);
  expect(days).toEqual([...days].sort((a, b) => a - b));
  for (const post of blogs) expect(post.id).toMatch(/^[a-z0-9-]+$/);
});

test.each(blogs.map((post) => [post.id, post] as const))('%s is worth reading', (_id, post) => {
  const words = post.content.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(400);
  expect(words).toBeLessThanOrEqual(800);
  expect(post.content).not.toMatch(/^# /m);
  expect(post.summary.length).toBeGreaterThan(60);
});

test.each(blogs.map((post) => post.image))('the drawing %s exists in all sizes', (image) => {
  expect(Object.keys(scenes)).toContain(image);
  expect(existsSync(`${images}/${image}-480.webp`)).toBe(true);
  expect(existsSync(`${images}/${image}-960.webp`)).toBe(true);
  expect(existsSync(`${images}/${image}-1200.jpg`)).toBe(true);
});

test.each(['mr', 'hi'])('one post is in %s', (language) => {
  const written = blogs.filter((post) => post.language === language);
  expect(written).toHaveLength(1);
  for (const text of [written[0]?.title, written[0]?.summary, written[0]?.content])
    expect(text).toMatch(/[\u0900-\u097f]/);
});
