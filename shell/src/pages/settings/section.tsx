import { useId } from 'react';
import { type Elements, Stack, Surface } from 'shared-contracts/ui/core';

/** One group of settings with its heading, a landmark of its own for those who jump by regions. */
export function Section({
  id: part,
  title,
  lang,
  children,
}: {
  /** Where an address may lead (`#id`). */
  id?: string;
  title: string;
  /** What it is written in, where that is not the page's language. */
  lang?: 'en';
  children: Elements;
}) {
  const id = useId();
  return (
    <section id={part} lang={lang} aria-labelledby={id}>
      <Surface>
        <Stack>
          <h2 id={id}>{title}</h2>
          {children}
        </Stack>
      </Surface>
    </section>
  );
}
