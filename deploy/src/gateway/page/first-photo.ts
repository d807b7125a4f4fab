import { callPath } from 'shared-contracts/calls/call';
import { listBlogs, listFeatures } from 'shared-contracts/calls/content';
import { browseProfiles, type Pic } from 'shared-contracts/calls/profiles';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { CARD_SIZES, photoFiles, PROFILE_SIZES } from 'shared-contracts/domain/photo-files';
import { openedPost, viewedPerson } from './opened-content.ts';

type Replies = Readonly<Record<string, unknown>>;

/**
 * A preload link for the photo or drawing that is the largest thing on the first screen, as far as the page's first
 * replies tell it: it then travels beside the scripts and not after them. '' without one.
 */
export function firstPhotoLink(replies: Replies): string {
  const drawing = firstDrawing(replies);
  if (drawing !== null) {
    return `<link rel="preload" as="image" href="${escapeHtml(drawing)}" fetchpriority="high">\n`;
  }
  const [pic, sizes] = [listedPic(replies), CARD_SIZES];
  return pic === null
    ? linkTo(viewedPerson(replies)?.pic ?? null, PROFILE_SIZES)
    : linkTo(pic, sizes);
}

/** The newest post's, the opened post's, or that of the first block of /features. */
function firstDrawing(replies: Replies): string | null {
  const posts = listBlogs.reply.safeParse(replies[callPath(listBlogs, {})]);
  if (posts.success) return posts.data.data.data[0]?.image ?? null;
  const blocks = listFeatures.reply.safeParse(replies[callPath(listFeatures, {})]);
  if (blocks.success) return blocks.data.data[0]?.image ?? null;
  return openedPost(replies)?.image ?? null;
}

function linkTo(pic: Pic | null, sizes: string): string {
  if (pic === null) return '';
  const { src, srcSet } = photoFiles(pic);
  return `<link rel="preload" as="image" href="${escapeHtml(src)}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">\n`;
}

/** The first card's. */
function listedPic(replies: Replies): Pic | null {
  for (const x of browseProfiles.params.shape.x.options) {
    const reply = replies[callPath(browseProfiles, { params: { x }, query: {} })];
    const parsed = browseProfiles.reply.safeParse(reply);
    if (parsed.success) return parsed.data.data.data[0]?.pic ?? null;
  }
  return null;
}
