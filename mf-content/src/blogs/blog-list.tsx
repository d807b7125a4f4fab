import type { BlogSummary } from 'shared-contracts/calls/content';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, EmptyState } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { BlogCard } from './blog-card.tsx';
import { NoBlogsDrawing } from './no-blogs-drawing.tsx';

/** The cards, or 'No blogs available' with what to do instead. */
export function BlogList({ posts }: { posts: readonly BlogSummary[] }) {
  const phrase = useTexts(phrases);
  const text = useTexts(texts);
  if (posts.length === 0) {
    return (
      <EmptyState
        title={phrase('blogs.none')}
        drawing={<NoBlogsDrawing />}
        action={<ButtonLink href={routes.profiles.href()}>{text('blogs.noneAction')}</ButtonLink>}
      >
        {text('blogs.noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className="ct-posts">
      {posts.map((post, index) => (
        <li key={post.id}>
          <BlogCard post={post} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}
