import type { ReactNode } from 'react';

/** A titled section of the dialog, with an action next to its title. */
export const ActionSection = (props: { title: string; action: ReactNode; children: ReactNode }) => (
  <section className="section" aria-label={props.title}>
    <div className="section-head">
      <h3>{props.title}</h3>
      {props.action}
    </div>
    {props.children}
  </section>
);
