import type { ReactNode } from 'react';

/** A titled section of a dialog. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="section" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);
