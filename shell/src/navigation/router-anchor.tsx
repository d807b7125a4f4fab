import { Link } from 'shared-contracts/router';
import type { AnchorProps } from 'shared-contracts/ui/core';

/** The link behind every link of the design system: our own pages through the router, the rest by the browser. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  const isPage = href.startsWith('/') && !href.startsWith('//') && rest.download === undefined;
  return isPage && !rest.target ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
}
