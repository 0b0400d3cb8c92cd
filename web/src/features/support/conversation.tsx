import type { ReactNode } from 'react';
import './conversation.css';

/** Scrolls only the conversation. `scrollIntoView` on its last element would also scroll everything around it. */
function scrollIntoView(end: HTMLLIElement | null): void {
  const frame = end?.closest('.conversation');
  if (frame) frame.scrollTop = frame.scrollHeight;
}

/** The messages of a conversation. Screen readers announce new messages, and the last one is scrolled into view. */
export const Conversation = (props: { label: string; count: number; children: ReactNode }) => (
  // A scrollable area must be reachable without a mouse.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="conversation" aria-label={props.label} tabIndex={0}>
    <ol aria-live="polite">
      {props.children}
      <li key={props.count} ref={scrollIntoView} aria-hidden="true" className="conversation-end" />
    </ol>
  </section>
);
