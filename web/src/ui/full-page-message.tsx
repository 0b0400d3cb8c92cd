import type { ReactNode } from 'react';
import { Mark } from './logo.tsx';

/** A page with one message and nothing else. */
export const FullPageMessage = (props: { title: string; text: ReactNode; action?: ReactNode }) => (
  <main className="full-page">
    <Mark size={56} />
    <h1>{props.title}</h1>
    <p>{props.text}</p>
    {props.action}
  </main>
);
