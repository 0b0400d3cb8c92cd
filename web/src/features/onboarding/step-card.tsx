import type { ReactNode } from 'react';

/** A step of the wizard, with its purpose and what to do. */
export const StepCard = (props: { title: string; text: string; children: ReactNode }) => (
  <section className="step-card" aria-label={props.title}>
    <h1 data-step-title tabIndex={-1}>
      {props.title}
    </h1>
    <p className="step-text">{props.text}</p>
    {props.children}
  </section>
);
