import { ignore } from 'shared-contracts/behaviour/ignore';
import type { BlogSummary } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Button } from 'shared-contracts/ui/core';
import { icon } from 'shared-contracts/ui/icon';
import { texts } from '../locales/en/content.ts';

/** Hands a post on by the device's own sheet, with its picture where the sheet takes one; copies its address elsewhere. */
export function SharePost({ post }: { post: BlogSummary }) {
  const text = useTexts(texts);
  const { notify } = useHost();
  const share = async () => {
    const url = new URL(routes.blog.href({ id: post.id }), location.href).href;
    if (typeof navigator.share === 'function') {
      const said = { title: post.title, text: post.summary, url };
      const pictured = { ...said, files: await pictureOf(post) };
      const isTaken = pictured.files.length > 0 && navigator.canShare(pictured);
      await navigator
        .share(isTaken ? pictured : said)
        .catch(ignore('closed again without sharing'));
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      notify('blog.linkCopied');
    } catch (error) {
      // Refused by the browser, or a page without a secure line.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      notify('profile.linkNotCopied');
    }
  };
  return (
    <Button className="ct-share" variant="quiet" icon={<IconShare />} onClick={() => void share()}>
      {text('blog.share')}
    </Button>
  );
}

/** The picture as a file, for devices that share files; none where it does not come. */
async function pictureOf({ id, share_image: address }: BlogSummary): Promise<File[]> {
  if (typeof navigator.canShare !== 'function' || typeof address !== 'string') return [];
  const reply = await fetch(address).catch(ignore('the post is shared without its picture'));
  if (reply?.ok !== true) return [];
  return [new File([await reply.blob()], `${id}.jpg`, { type: 'image/jpeg' })];
}

/** A box that an arrow leaves. */
const IconShare = icon('M12 15V3.5M7.5 8L12 3.5 16.5 8M8 11H5.5v9.5h13V11H16');
