import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/phrases';
import { Skeleton } from 'shared-contracts/ui/core';
import { texts } from './texts.ts';
import './waiting.css';

/** 'Loading...' for those who listen, grey shapes for those who look, and a word to both after 10 s. */
export function Waiting({ children }: { children: ReactNode }) {
  const phrase = useTexts(phrases);
  const text = useTexts(texts);
  return (
    <>
      <Skeleton label={phrase('blogs.loading')}>{children}</Skeleton>
      <p className="ct-long-wait">{text('wait.long')}</p>
    </>
  );
}
