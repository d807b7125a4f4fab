import { callPath } from 'shared-contracts/calls/call';
import { browseProfiles, viewProfile, type Pic } from 'shared-contracts/calls/profiles';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { CARD_SIZES, photoFiles, PROFILE_SIZES } from 'shared-contracts/domain/photo-files';

type Replies = Readonly<Record<string, unknown>>;

/**
 * A preload link for the photo that is the largest thing on the first screen, as far as the page's first replies tell
 * it: it then travels beside the scripts and not after them. '' without one.
 */
export function firstPhotoLink(replies: Replies): string {
  const [pic, sizes] = [listedPic(replies), CARD_SIZES];
  return pic === null ? linkTo(viewedPic(replies), PROFILE_SIZES) : linkTo(pic, sizes);
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

/** The profile's. */
function viewedPic(replies: Replies): Pic | null {
  const path = Object.keys(replies).find((one) => one.split('?')[0] === viewProfile.path);
  const parsed = viewProfile.reply.safeParse(path === undefined ? undefined : replies[path]);
  return parsed.success ? parsed.data.data.pic : null;
}
