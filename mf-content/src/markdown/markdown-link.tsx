import { useTexts } from 'shared-contracts/host';
import { useLocation } from 'shared-contracts/router';
import { Anchor, VisuallyHidden, type Elements } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { safeTarget } from './safe-target.ts';

/** A link of a text; one that may lead nowhere stays as its words. */
export function MarkdownLink(props: { address: string | null; children: Elements }) {
  const text = useTexts(texts);
  const { pathname } = useLocation();
  const target = safeTarget(props.address);
  switch (target.kind) {
    case 'none':
      return <span>{props.children}</span>;
    case 'inside':
      return <Anchor href={target.href}>{props.children}</Anchor>;
    case 'part':
      return <Anchor href={pathname + target.href}>{props.children}</Anchor>;
    case 'contact':
      return <a href={target.href}>{props.children}</a>;
    case 'outside':
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
          <span>{props.children}</span> <VisuallyHidden>{text('link.newTab')}</VisuallyHidden>
        </a>
      );
  }
}
