import { useEffect, useState } from 'react';
import { useHost, useSession } from 'shared-contracts/host';
import { pageViewed } from 'shared-contracts/platform/events/event-map';
import { defineRemote } from 'shared-contracts/platform/remote';
import { routes } from 'shared-contracts/platform/routes';
import { useParams } from 'shared-contracts/router';
import { Anchor, Button, Page, PageHeader } from 'shared-contracts/ui/core';

/** In place of the blogs: all that it shows it can only know from the shell's own React, router, store and bus. */
function Elsewhere() {
  const { bus, notify } = useHost();
  const session = useSession();
  const { id = 'none' } = useParams();
  const [pressed, setPressed] = useState(0);
  const [heard, setHeard] = useState<readonly string[]>([]);
  useEffect(() => bus.on(pageViewed, ({ path }) => setHeard((all) => [...all, path])), [bus]);
  return (
    <Page>
      <PageHeader title="Blogs from elsewhere" text={`Read by ${session?.name ?? 'a visitor'}`} />
      <p>{`Post ${id}, heard ${heard.join(' ')}`}</p>
      <Button
        onClick={() => {
          setPressed((count) => count + 1);
          notify('bookmark.added');
        }}
      >{`Pressed ${pressed} times`}</Button>
      <Anchor href={routes.blog.href({ id: 'two' })}>Post two</Anchor>
    </Page>
  );
}

/** Built by the standard plugin of Module Federation, not by our build (foreign-build.ts). */
export const remote = defineRemote({
  name: 'mf-content',
  pages: { blogs: Elsewhere, blog: Elsewhere },
});
