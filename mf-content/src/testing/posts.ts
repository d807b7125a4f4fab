import type { Blog, BlogSummary } from 'shared-contracts/calls/content';

/** A post of the list; a test states only what matters to it. */
export function summary(change: Partial<BlogSummary> = {}): BlogSummary {
  return {
    id: 'first-meeting',
    title: 'The first meeting of two families',
    image: '/pictures/first-meeting.webp',
    summary: 'What to ask, what to leave for later.',
    published_on: '1996-03-12',
    reading_minutes: 4,
    ...change,
  };
}

/** A whole post. */
export function post(change: Partial<Blog> = {}): Blog {
  return { ...summary(), content: 'Come **hungry**.', ...change };
}

/** The reply of listBlogs with these posts. */
export function listReply(posts: BlogSummary[]) {
  return { data: { data: posts, next: null, prev: null } };
}
