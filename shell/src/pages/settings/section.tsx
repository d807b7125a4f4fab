import { createContext, use, useId } from 'react';
import { type Elements, Stack, Surface } from 'shared-contracts/ui/core';

/** The title of the page of settings that sections are on; null on other pages. */
export const SettingsTitle = createContext<string | null>(null);

/** One group of settings with its heading, a landmark of its own for those who jump by regions. */
export function Section({
  title,
  lang,
  children,
}: {
  title: string;
  /** What it is written in, where that is not the page's language. */
  lang?: 'en';
  children: Elements;
}) {
  const id = useId();
  // The page's title is its heading already.
  const isTitled = use(SettingsTitle) === title;
  return (
    <section lang={lang} {...(isTitled ? { 'aria-label': title } : { 'aria-labelledby': id })}>
      <Surface>
        <Stack>
          {!isTitled && <h2 id={id}>{title}</h2>}
          {children}
        </Stack>
      </Surface>
    </section>
  );
}
