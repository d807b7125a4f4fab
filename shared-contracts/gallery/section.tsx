import type { ReactNode } from 'react';

/** One part of the gallery under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
