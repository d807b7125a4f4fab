import type { LegalPage } from 'shared-contracts/calls/content';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Disclosure } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import type { Section } from '../markdown/markdown-document.ts';

interface ContentsProps {
  readonly page: LegalPage;
  readonly sections: readonly Section[];
}

/** The table of contents: folded above the text on a phone, standing beside it from 900 px. */
export function Contents({ page, sections }: ContentsProps) {
  const text = useTexts(texts);
  const shown = sections.filter((section) => section.level <= 3);
  if (shown.length < 2) return null;
  const list = (
    <ol className="ct-contents__list">
      {shown.map((section) => (
        <li key={section.id} className={`ct-contents__item--${section.level}`}>
          <Anchor href={`${routes[page].href()}#${section.id}`}>{section.title}</Anchor>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="ct-contents" aria-label={text('legal.contents')}>
      <div className="ct-contents__folded">
        <Disclosure summary={text('legal.contents')}>{list}</Disclosure>
      </div>
      <div className="ct-contents__standing">
        <p className="ct-contents__title">{text('legal.contents')}</p>
        {list}
      </div>
    </nav>
  );
}
