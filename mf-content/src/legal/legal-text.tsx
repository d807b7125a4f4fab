import { useMemo } from 'react';
import type { LegalPage } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { Button, PageHeader } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { parseDocument } from '../markdown/markdown-document.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Contents } from './contents.tsx';

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
