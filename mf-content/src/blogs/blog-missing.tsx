import { useMessages, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, Notice404, Page } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';

/** The address names no post: the picture, what happened, and the way to the others. */
export function BlogMissing() {
  const text = useTexts(texts);
  const message = useMessages();
  return (
    <Page>
      <Notice404
        label={text('blog.missingPicture')}
        title={message('blog.notFound')}
        action={
          <ButtonLink variant="primary" href={routes.blogs.href()}>
            {text('blog.all')}
          </ButtonLink>
        }
      >
        {text('blog.missingText')}
      </Notice404>
    </Page>
  );
}
