import { renderToStaticMarkup } from 'react-dom/server';
import { Frame, type FrameProps } from './frame.tsx';

const drawn = new Map<string, string>();

/** The frame as HTML; drawn once per shape, because nothing in it belongs to one request. */
export function frameHtml(props: FrameProps): string {
  const key = JSON.stringify([props.shape, props.tab, props.productName, props.member, props.desk]);
  const html = drawn.get(key) ?? renderToStaticMarkup(<Frame {...props} />);
  drawn.set(key, html);
  return html;
}
