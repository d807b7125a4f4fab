import { listBlogs, type BlogSummary } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { Anchor } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { Picture } from '../picture.tsx';
import { readingLanguage } from '../reading-language.ts';
import './neighbours.css';

/** Where to read on: the next (older) and the previous (newer) post. Draws nothing until the list is known. */
export function Neighbours({ id }: { id: string }) {
  const { query } = useHost();
  const text = useTexts(texts);
  const list = useQuery(query(listBlogs, {}));
  const posts = list.data?.data.data ?? [];
  const place = posts.findIndex((post) => post.id === id);
  if (place === -1) return null;
  const next = posts[place + 1];
  const previous = posts[place - 1];
  if (!next && !previous) return null;
  return (
    <nav className="ct-neighbours" aria-label={text('blog.more')}>
      {next && <Neighbour label={text('blog.next')} post={next} />}
      {previous && <Neighbour label={text('blog.previous')} post={previous} />}
      <Anchor className="ct-neighbours__all" href={routes.blogs.href()}>
        {text('blog.all')}
      </Anchor>
    </nav>
  );
}

function Neighbour({ label, post }: { label: string; post: BlogSummary }) {
  const { locale } = useHost();
  return (
    <Anchor className="ct-neighbour" href={routes.blog.href({ id: post.id })}>
      <Picture src={post.image} />
      <span className="ct-neighbour__words">
        <span className="ct-neighbour__label">{label}</span>{' '}
        <span
          className="ct-neighbour__title"
          lang={readingLanguage(post.title, { page: locale, language: post.language })}
        >
          {post.title}
        </span>
      </span>
    </Anchor>
  );
}
