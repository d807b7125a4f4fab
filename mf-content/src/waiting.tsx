import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { LongWait, Skeleton } from 'shared-contracts/ui/core';
import { texts } from './locales/en/content.ts';
import './waiting.css';

/** 'Loading...' for those who listen and those who look, over grey shapes, and a word after 10 s. */
export function Waiting({ children }: { children: ReactNode }) {
  const phrase = useTexts(phrases);
  const text = useTexts(texts);
  return (
    <div className="ct-wait">
      <p className="ct-wait__word" aria-hidden="true">
        {phrase('blogs.loading')}
      </p>
      <Skeleton label={phrase('blogs.loading')}>{children}</Skeleton>
      <LongWait>{text('wait.long')}</LongWait>
    </div>
  );
}
