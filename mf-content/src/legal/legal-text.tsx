import { useMemo } from 'react';
import type { LegalPage } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { routes } from 'shared-contracts/platform/routes';
import { Button, PageHeader, Anchor, Disclosure } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { parseDocument, type Section } from '../markdown/markdown-document.ts';
import { Markdown } from '../markdown/markdown.tsx';

interface LegalTextProps {
  readonly page: LegalPage;
  /** Markdown. */
  readonly source: string;
  /** Calendar day, YYYY-MM-DD. */
  readonly updatedOn: string;
}

/** Title and day, contents beside the text, and Print. */
export function LegalText({ page, source, updatedOn }: LegalTextProps) {
  const { locale } = useHost();
  const pageName = useTexts(pageNames);
  const text = useTexts(texts);
  const sections = useMemo(() => parseDocument(source).sections, [source]);
  return (
    <>
      <PageHeader
        title={pageName(page)}
        text={
          <time dateTime={updatedOn}>
            {text('legal.updated', { day: dayText(updatedOn, locale) })}
          </time>
        }
        actions={
          <div className="ct-legal__print">
            <Button size="small" onClick={() => window.print()}>
              {text('legal.print')}
            </Button>
          </div>
        }
      />
      <div className="ct-legal">
        <Contents page={page} sections={sections} />
        <div className="ct-legal__text">
          <Markdown source={source} />
        </div>
      </div>
    </>
  );
}

interface ContentsProps {
  readonly page: LegalPage;
  readonly sections: readonly Section[];
}

/** The table of contents: folded above the text on a phone, standing beside it from 900 px. */
function Contents({ page, sections }: ContentsProps) {
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
