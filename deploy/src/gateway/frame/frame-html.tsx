import { renderToStaticMarkup } from 'react-dom/server';
import type { TextLocale } from 'shared-contracts/i18n/i18n';
import { CONTENT, Frame, type FrameProps } from './frame.tsx';

const drawn = new Map<string, string>();

/** The frame as HTML; drawn once per shape and language, because nothing in it belongs to one request. */
export function frameHtml({
  language,
  ...props
}: FrameProps & { readonly language: TextLocale }): string {
  const { shape, content = null, tab, productName, member, desk } = props;
  const key = JSON.stringify([
    language,
    content === null ? shape : CONTENT,
    tab,
    productName,
    member,
    desk,
  ]);
  const html = drawn.get(key) ?? renderToStaticMarkup(<Frame {...props} />);
  drawn.set(key, html);
  return content === null ? html : html.replace(CONTENT, () => content);
}
